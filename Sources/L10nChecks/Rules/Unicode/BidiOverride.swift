import L10nMessages
import L10nSource

/// A character that turns the order of what follows round.
enum BidiOverride: ControlRule {
    static let info = RuleInfo(
        "bidi-override", .unicode, .error,
        summary: "A text has a bidirectional override.",
        why: "Readers see letters in another order than the one that is stored, so that a text can say what it is not.",
        fix: .unsafe, precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"open\" = \"Open \u{202E}fdp.exe\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"open\" = \"Open exe.pdf\";\n")],
        sources: ["checks.md 2.8", "messages.md B-51", "UAX #9 3.3.2"])

    static func message(_ issue: ControlIssue, in text: [UInt8]) -> String {
        let effect = issue.scalar == "\u{202E}" ? "reverses what follows" : "forces the order of what follows"
        return "\(Wording.name(of: issue.scalar)) \(effect); remove it"
    }
}
