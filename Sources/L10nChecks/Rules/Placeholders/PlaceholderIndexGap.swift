import L10nMessages
import L10nSource
import MessageChecks

/// A text that uses a later argument and leaves an earlier one out.
enum PlaceholderIndexGap: PlaceholderRule {
    static let rule = Rule.placeholderIndexGap

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"row\" = \"Row %2$@\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"row\" = \"Row %2$@ of %1$@\";\n")])
    }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        guard case .position(let missing) = issue.argument else { return "an argument is never used; use it too" }
        let digits = texts.written(issue.range).drop { !$0.isNumber }.prefix { $0.isNumber }
        return "argument \(missing) is never used, so argument \(digits) is misread; use '%\(missing)$…' too"
    }
}
