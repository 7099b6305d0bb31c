import L10nMessages
import L10nSource
import MessageChecks

/// A placeholder with a number that no argument can have.
enum InvalidPlaceholderIndex: PlaceholderRule {
    static let rule = Rule.invalidPlaceholderIndex

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"from\" = \"From %0$@\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"from\" = \"From %1$@\";\n")])
    }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        let written = texts.quoted(issue.range)
        switch issue.cause {
        case .positionZero:
            let shown = texts.written(issue.range).filter { $0 != "%" && $0 != "$" }
            return "\(written) prints \(Wording.quoted(shown)); count from 1"
        case .numberOverflow:
            return "\(written) holds a number that no system reads; shorten it"
        default:
            guard case .position = issue.argument else { return "\(written) is above 127, the highest; count from 1" }
            return "\(written) is so far beyond the other arguments that nothing is shown; count from 1"
        }
    }
}
