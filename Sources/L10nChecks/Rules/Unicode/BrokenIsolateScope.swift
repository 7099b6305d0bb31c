import L10nSource
import MessageChecks

/// An isolate that a line break ends before its own end.
enum BrokenIsolateScope: ControlRule {
    static let rule = Rule.brokenIsolateScope

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"to\" = \"To \u{2068}%@\n(new)\u{2069}\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"to\" = \"To \u{2068}%@\u{2069}\n(new)\";\n")])
    }

    static func message(_ issue: ControlIssue, in text: [UInt8]) -> String {
        "the line break ends this isolate; close it before"
    }
}
