import L10nMessages
import L10nSource

/// An isolate that a line break ends before its own end.
enum BrokenIsolateScope: ControlRule {
    static let info = RuleInfo(
        "broken-isolate-scope", .unicode, .warning,
        summary: "An isolate holds a line break, which ends it.",
        why: "What stands on the next line is not isolated any more, and its end closes nothing.",
        precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"to\" = \"To \u{2068}%@\n(new)\u{2069}\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"to\" = \"To \u{2068}%@\u{2069}\n(new)\";\n")],
        sources: ["checks.md 2.8", "messages.md B-57", "UAX #9, P1"])

    static func message(_ issue: ControlIssue, in text: [UInt8]) -> String {
        "the line break ends this isolate; close it before"
    }
}
