import L10nMessages
import L10nSource
import MessageChecks

/// A variable that nothing defines.
enum UndefinedVariable: PlaceholderRule {
    static let rule = Rule.undefinedVariable

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"stay\" = \"Stay for %#@days@\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"stay\" = \"Stay for %@\";\n")])
    }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        let written = texts.quoted(issue.range)
        guard case .name(let name) = issue.argument else {
            return "\(written) is no variable" + issue.advice("write")
        }
        if let near = issue.suggestion { return "\(written) is not defined; did you mean \(Wording.quoted(near))?" }
        return "\(written) is not defined; define the variable \(Wording.quoted(name)), or use '%@'"
    }
}
