import L10nSource

/// Examples of rules about contrast whose findings come from lower floors.
enum ContrastExamples {
    static func of(_ rule: Rule) -> RuleExamples {
        switch rule {
        case .lowDisabledContrast:
            return RuleExamples(
                bad: [ThemeExample.label("cccccc", on: "eeeeee")],
                good: [ThemeExample.label("767676", on: "ffffff")])
        case .lowIncreasedContrast:
            return RuleExamples(
                bad: [ThemeExample.increased("5a5a5a")],
                good: [ThemeExample.increased("595959")])
        case .lowNontextContrast:
            return RuleExamples(
                bad: [ThemeExample.pair("spinner.indicator", "959595", on: "ffffff")],
                good: [ThemeExample.pair("spinner.indicator", "949494", on: "ffffff")])
        case .lowTextContrast:
            return RuleExamples(
                bad: [ThemeExample.pair("title.color", "777777", on: "ffffff")],
                good: [ThemeExample.pair("title.color", "767676", on: "ffffff")])
        case .missingHostBackground:
            return RuleExamples(
                bad: [ThemeExample.pair("title.color", "333333", on: "ffffff", alpha: 0)],
                good: [ThemeExample.pair("title.color", "333333", on: "ffffff")])
        case .missingOnPair:
            return RuleExamples(
                bad: [ThemeExample.backgrounds(["calm", "danger"], partners: ["calm"])],
                good: [ThemeExample.backgrounds(["calm", "danger"], partners: ["calm", "danger"])])
        default: return RuleExamples()
        }
    }
}
