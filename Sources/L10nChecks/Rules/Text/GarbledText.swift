import L10nSource

/// UTF-8 that somebody has read as another encoding.
enum GarbledText: HygieneRule {
    static let rule = Rule.garbledText

    static var examples: RuleExamples { examples("Try later", bad: "SpÃ¤ter versuchen", good: "Später versuchen") }

    static func mayFind(_ facts: TextFacts, _ source: TextFacts?) -> Bool {
        facts.traits.contains(.misread) && source?.traits.contains(.misread) != true
    }

    static func check(_ text: TextSite, source: TextSite?, into findings: inout Findings) {
        let written = text.text
        let scalars = written.unicodeScalars
        // As `TextFacts` tells, as both letters are right elsewhere.
        let odd =
            scalars.indices.first { index in
                let next = scalars[scalars.index(after: index)...].first?.value ?? 0
                return scalars[index] == "\u{C3}" && 0x80...0xBF ~= next
                    || scalars[index] == "\u{E2}" && 0x2080...0x20BF ~= next
            } ?? written.startIndex
        let shown = String(written[odd...].prefix(3))
        let start = written.utf8.distance(from: written.startIndex, to: odd)
        findings.add(
            Diagnostic(
                rule, "\(Wording.quoted(shown)) is a character in UTF-8 that was read in another encoding; restore it",
                at: text.span(of: start..<start + shown.utf8.count), subject: text.subject))
    }
}
