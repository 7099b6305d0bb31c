import L10nSource
import MessageChecks

/// A control character that no text needs.
enum ControlCharacter: ControlRule {
    static let rule = Rule.controlCharacter

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Try\u{8} again\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Try again\";\n")])
    }

    static func message(_ issue: ControlIssue, in text: [UInt8]) -> String {
        "\(Wording.name(of: issue.scalar)) in the text; remove it"
    }
}
