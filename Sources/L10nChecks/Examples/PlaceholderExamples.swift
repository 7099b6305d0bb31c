import L10nSource

/// Examples of rules about placeholders whose findings come from lower floors.
enum PlaceholderExamples {
    static func of(_ rule: Rule) -> RuleExamples {
        switch rule {
        case .messageSyntaxError:
            return RuleExamples(
                bad: RuleExample.icu("{count} files in {folder"),
                good: RuleExample.icu("{count} files in {folder}"))
        case .missingSelectDefault:
            return RuleExamples(
                bad: RuleExample.icu("{method, select, card {Paid by card} cash {Paid in cash}}"),
                good: RuleExample.icu("{method, select, card {Paid by card} other {Paid}}"))
        case .swallowedApostrophe:
            return RuleExamples(
                bad: RuleExample.icu("Can't open '{name}'"),
                good: RuleExample.icu("Can't open ''{name}''"))
        case .unevenSelectCases:
            return RuleExamples(
                bad: RuleExample.icu(
                    "{method, select, card {Paid by card} other {Paid}}",
                    [("fi", "{method, select, kortti {Maksettu kortilla} other {Maksettu}}")]),
                good: RuleExample.icu(
                    "{method, select, card {Paid by card} other {Paid}}",
                    [("fi", "{method, select, card {Maksettu kortilla} other {Maksettu}}")]))
        default: return RuleExamples()
        }
    }
}
