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
        guard let odd = scalars.indices.first(where: { isOdd($0, in: scalars) }) else { return }
        let shown = String(written[odd...].prefix(3))
        let start = written.utf8.distance(from: written.startIndex, to: odd)
        findings.add(
            Diagnostic(
                rule, "\(Wording.quoted(shown)) is a character in UTF-8 that was read in another encoding; restore it",
                at: text.span(of: start..<start + shown.utf8.count), subject: text.subject))
    }

    /// Whether a byte begins a character that Windows-1252 has for 0x80 to 0xBF, as far as one byte tells.
    static func mayBeRest(_ byte: UInt8) -> Bool { [0xC2, 0xC5, 0xC6, 0xCB, 0xE2].contains(byte) }

    /// Whether a letter and what is behind it are one character. Each of the letters is right elsewhere, and a mark may
    /// stand behind a word in capitals; between small letters neither does.
    private static func isOdd(_ index: String.Index, in scalars: String.UnicodeScalarView) -> Bool {
        let behind = Array(scalars[scalars.index(after: index)...].prefix(2))
        guard let rest = behind.first else { return false }
        switch scalars[index] {
        case "\u{C3}": if 0x80...0xBF ~= rest.value { return true }
        case "\u{E2}": return 0x2080...0x20BF ~= rest.value
        // Of Cyrillic letters, most of which begin alike.
        case "\u{D0}", "\u{D1}":
            return isRest(rest) && behind.count == 2 && ["\u{D0}", "\u{D1}"].contains(behind[1])
        // "Å" is a word, and a space that does not break may follow.
        case "\u{C4}", "\u{C5}": if rest == "\u{A0}" { return false }
        default: return false
        }
        let before: Unicode.Scalar? = index == scalars.startIndex ? nil : scalars[scalars.index(before: index)]
        return isRest(rest) && [before, behind.dropFirst().first].contains { $0.map { "a"..."z" ~= $0 } ?? false }
    }

    /// Whether a character is what Windows-1252 has for a byte from 0x80 to 0xBF.
    private static func isRest(_ scalar: Unicode.Scalar) -> Bool {
        0x80...0xBF ~= scalar.value || windowsSigns.contains(scalar)
    }

    private static let windowsSigns = Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ".unicodeScalars)
}
