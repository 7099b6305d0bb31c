import L10nSource
import MessageChecks

/// A direction mark that does nothing where it stands.
enum StrayDirectionMark: ControlRule {
    static let rule = Rule.strayDirectionMark

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Try again\u{200F}\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Try again\";\n")])
    }

    static func message(_ issue: ControlIssue, in text: [UInt8]) -> String {
        let name = Wording.codePoint(issue.scalar)
        switch issue.cause {
        case .doubledMark: return "\(name) is doubled; remove one"
        case .copiedMark: return "\(name) was copied from the source; remove it"
        default: return "\(name) at the \(issue.range.lower == 0 ? "start" : "end") has no effect; remove it"
        }
    }
}
