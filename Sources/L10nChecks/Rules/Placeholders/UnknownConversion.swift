import L10nSource
import MessageChecks

/// A percent sign before a letter that means nothing.
enum UnknownConversion: PlaceholderRule {
    static let rule = Rule.unknownConversion

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"due\" = \"%@ is due %y\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"due\" = \"%1$@ is due %2$@\";\n")])
    }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        let written = texts.quoted(issue.range)
        if issue.suggestion == "" { return "\(written) is no placeholder; remove the '%'" }
        let suggestion = Wording.quoted(issue.suggestion ?? "%%")
        if issue.cause == .oddPercent { return "\(written) is no percent sign; write \(suggestion)" }
        if issue.suggestion?.hasPrefix("%%") == false { return "\(written) is no placeholder; write \(suggestion)" }
        return "\(written) is no placeholder; write \(suggestion) or name a type"
    }
}
