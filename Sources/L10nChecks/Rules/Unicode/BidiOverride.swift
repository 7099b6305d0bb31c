import L10nSource
import MessageChecks

/// A character that turns the order of what follows round.
enum BidiOverride: ControlRule {
    static let rule = Rule.bidiOverride

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"open\" = \"Open \u{202E}fdp.exe\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"open\" = \"Open exe.pdf\";\n")])
    }

    static func message(_ issue: ControlIssue, in text: [UInt8]) -> String {
        let effect = issue.scalar == "\u{202E}" ? "reverses what follows" : "forces the order of what follows"
        return "\(Wording.name(of: issue.scalar)) \(effect); remove it"
    }
}
