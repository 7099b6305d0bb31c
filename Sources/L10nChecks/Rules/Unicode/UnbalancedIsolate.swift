import L10nMessages
import L10nSource
import MessageChecks

/// An isolate or embedding without its end, or the other way round.
enum UnbalancedIsolate: ControlRule {
    static let rule = Rule.unbalancedIsolate

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"to\" = \"New payment to \u{2068}%@\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"to\" = \"New payment to \u{2068}%@\u{2069}\";\n")])
    }

    static func message(_ issue: ControlIssue, in text: [UInt8]) -> String {
        let name = Wording.codePoint(issue.scalar)
        guard issue.cause == .unclosed else { return "\(name) closes nothing; remove it" }
        return "\(name) is never closed; add \(TextControls.bidi(issue.scalar) == .isolateStart ? "U+2069" : "U+202C")"
    }
}
