import L10nMessages
import L10nSource
import MessageChecks

/// A character without shape or width that nothing around it needs.
enum InvisibleCharacter: ControlRule {
    static let rule = Rule.invisibleCharacter

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Press re\u{200B}try\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Press retry\";\n")])
    }

    static func message(_ issue: ControlIssue, in text: [UInt8]) -> String {
        let word = word(at: issue.range, in: text)
        let place = word.isEmpty ? "in the text" : "inside \(Wording.quoted(word))"
        let number = isDoubled(issue, in: text) ? "second " : ""
        return "\(number)\(Wording.name(of: issue.scalar)) \(place); remove it"
    }

    /// Whether the same character stands beside it, which the spelling may need once.
    private static func isDoubled(_ issue: ControlIssue, in text: [UInt8]) -> Bool {
        let scalar = Array(String(issue.scalar).utf8)
        return text[issue.range.indices.upperBound...].starts(with: scalar)
            || text[..<issue.range.indices.lowerBound].suffix(scalar.count).elementsEqual(scalar)
    }

    /// The word around the character, without the characters that nobody sees.
    private static func word(at range: SourceRange, in text: [UInt8]) -> String {
        var lower = Int(range.lower)
        var upper = Int(range.upper)
        // All bytes beyond ASCII are taken for letters; those that nobody sees are left out below.
        while lower > 0, text[lower - 1] > 0x20 { lower -= 1 }
        while upper < text.count, text[upper] > 0x20 { upper += 1 }
        var word = String(decoding: text[lower..<upper], as: UTF8.self).unicodeScalars
        word.removeAll { TextControls.isInvisible($0) }
        return String(word)
    }
}
