import L10nSource
import MessageChecks

/// Two spaces in a row, between two words.
enum DoubleSpace: HygieneRule {
    static let rule = Rule.doubleSpace

    static var examples: RuleExamples {
        examples("Please try again", bad: "Bitte  erneut versuchen", good: "Bitte erneut versuchen")
    }

    static func mayFind(_ facts: TextFacts, _ source: TextFacts?) -> Bool {
        facts.traits.contains(.doubleSpace) && source?.traits.contains(.doubleSpace) != true
    }

    static func check(_ text: TextSite, source: TextSite?, into findings: inout Findings) {
        let place = TextPlace(text)
        let spaces = doubled(place.bytes)
        guard let first = spaces.first else { return }
        let word = String(decoding: place.bytes[..<first], as: UTF8.self).split(separator: " ").last ?? ""
        let change = TextFix(.safe, spaces.map { TextEdit(SourceRange($0..<$0 + 2), " ") })
        findings.add(
            Diagnostic(
                rule, "two spaces after \(Wording.quoted(word)); use one",
                at: place.span(of: SourceRange(first..<first + 2)), subject: text.subject,
                fixes: place.fix(Wording.fixTitle(change.edits), change).map { [$0] } ?? []))
    }

    /// Where two spaces stand between words. Behind a sentence they are a habit of some, at the edge of a line an indent,
    /// and three are meant.
    private static func doubled(_ bytes: [UInt8]) -> [Int] {
        bytes.indices.dropFirst().filter { index in
            guard bytes[index] == 0x20, index + 2 < bytes.count, bytes[index + 1] == 0x20, bytes[index + 2] > 0x20
            else {
                return false
            }
            // Behind a picture the second one is a distance.
            let before = String(decoding: bytes[..<index].suffix(8), as: UTF8.self).unicodeScalars.last
            return bytes[index - 1] > 0x20 && !".!?:;".utf8.contains(bytes[index - 1])
                && before?.properties.isEmojiPresentation != true && before != "\u{FE0F}"
        }
    }
}
