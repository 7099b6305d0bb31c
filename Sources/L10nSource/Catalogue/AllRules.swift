// Apart from `Rule`, so that an app links the areas alone whose rules it reports: a file without types is left out as a whole.
extension Rule {
    /// All rules, by area.
    package static let all: [Rule] =
        configurationRules + contrastRules + coverageRules + interchangeRules + keyRules + layoutRules + overrideRules
        + placeholderRules + pluralRules + stateViewRules + screenRules + syntaxRules + textRules + tokenFileRules
        + themeRules + unicodeRules

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    /// The rule of that name; nil where there is none.
    package static func named(_ id: String) -> Rule? { byID[RuleID(rawValue: id)] }
}
