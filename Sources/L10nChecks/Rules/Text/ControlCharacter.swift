import L10nMessages
import L10nSource

/// A control character that no text needs.
enum ControlCharacter: ControlRule {
    static let info = RuleInfo(
        "control-character", .text, .error,
        summary: "A text has a control character other than tab and line breaks.",
        why: "It is shown as nothing, as a box, or cuts the text off, and XML files refuse it.",
        fix: .unsafe, precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Try\u{8} again\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Try again\";\n")],
        sources: ["checks.md 2.7"])

    static func message(_ issue: ControlIssue, in text: [UInt8]) -> String {
        "\(Wording.name(of: issue.scalar)) in the text; remove it"
    }
}
