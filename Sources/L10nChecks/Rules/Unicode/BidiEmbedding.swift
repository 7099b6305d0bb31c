import L10nSource
import MessageChecks

/// An embedding, which isolates have replaced.
enum BidiEmbedding: ControlRule {
    static let rule = Rule.bidiEmbedding

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"by\" = \"By \u{202B}%@\u{202C}, 3 reviews\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"by\" = \"By \u{2067}%@\u{2069}, 3 reviews\";\n")])
    }

    static func message(_ issue: ControlIssue, in text: [UInt8]) -> String {
        // The isolate of the same direction.
        let isolate = issue.scalar == "\u{202A}" ? "U+2066" : "U+2067"
        return "\(Wording.codePoint(issue.scalar)) … U+202C is an embedding; use the isolate \(isolate) … U+2069"
    }
}
