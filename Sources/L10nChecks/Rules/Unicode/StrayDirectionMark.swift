import L10nMessages
import L10nSource

/// A direction mark that does nothing where it stands.
enum StrayDirectionMark: ControlRule {
    static let info = RuleInfo(
        "stray-direction-mark", .unicode, .warning,
        summary: "A direction mark stands at an edge, is doubled, or was copied from the source text.",
        why: "It does nothing for this text, hides from everyone who edits it, and breaks comparisons.",
        tiers: "silent about a mark that changes the direction of its paragraph, or the order in it with some value",
        fix: .unsafe, needs: [.icu], precision: .high,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Try again\u{200F}\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Try again\";\n")],
        sources: ["checks.md 2.8", "messages.md B-53"])

    static func message(_ issue: ControlIssue, in text: [UInt8]) -> String {
        let name = Wording.codePoint(issue.scalar)
        switch issue.cause {
        case .doubledMark: return "\(name) is doubled; remove one"
        case .copiedMark: return "\(name) was copied from the source; remove it"
        default: return "\(name) at the \(issue.range.lower == 0 ? "start" : "end") has no effect; remove it"
        }
    }
}
