import L10nMessages
import L10nSource
import MessageChecks

/// A placeholder that is well formed and yet shows the wrong thing on some systems.
enum RiskyConversion: PlaceholderRule {
    static let rule = Rule.riskyConversion

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"host\" = \"Connected to %s\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"host\" = \"Connected to %@\";\n")])
    }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        let written = texts.quoted(issue.range)
        switch issue.cause {
        case .percentN: return "\(written) takes an argument and shows nothing; remove it"
        case .pointer: return "\(written) shows a memory address; remove it"
        case .starWidth: return "\(written) takes its width from the arguments; write the number"
        case .starDiffers: return star(issue, texts)
        case .conversionObsolete: return "\(written) is not known to all systems" + issue.advice("use")
        case .lengthIgnored: return "\(written) has a length that is ignored" + issue.advice("write")
        default:
            // An object where code hands over bytes would be the end of the app.
            let advice = Wording.quoted(issue.suggestion ?? "%@")
            return "\(written) \(problem(issue.found?.kind)); use \(advice), and hand over an object in the code"
        }
    }

    /// What a C text or character depends on.
    private static func problem(_ kind: ArgumentKind?) -> String {
        switch kind {
        case .character: "shows one byte of a character"
        case .utf16Unit: "shows one UTF-16 unit of a character"
        case .utf16String: "needs UTF-16 text with a zero at its end"
        default: "depends on the system encoding"
        }
    }

    /// The width comes from the arguments on one side only.
    private static func star(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        let written = texts.quoted(issue.range)
        if texts.written(issue.range).contains("*") {
            return "\(written) takes a width from the arguments, the source does not" + issue.advice("use")
        }
        return "\(written) leaves out the width argument of the source" + issue.advice("use")
    }
}
