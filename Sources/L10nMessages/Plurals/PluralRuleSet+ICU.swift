package import L10nICU
package import L10nLocale

extension PluralRuleSet {
    /// The rules that the linked ICU has for a language (PE-1, PE-2); those of no language when it has none.
    ///
    /// Reads ICU's data: keep the result. Throws when the data cannot be read.
    package init(of tag: LanguageTag, _ kind: PluralRules.Kind = .cardinal) throws(ICUError) {
        self = try PluralRuleSet(ofKnown: tag, kind) ?? .none
    }

    /// The same; nil for a language that ICU has no rules for.
    init?(ofKnown tag: LanguageTag, _ kind: PluralRules.Kind) throws(ICUError) {
        let rules = try PluralRuleTexts.rules(of: tag, kind)
        if rules.isEmpty { return nil }
        self = try Self.compiled(rules, "\(kind.rawValue) plural rules of '\(tag)'")
    }

    /// The rules of a set of ICU's data by its name, such as `set12`.
    package init(named name: String) throws(ICUError) {
        self = try Self.compiled(PluralRuleTexts.rules(ofSet: name), "plural rules '\(name)'")
    }

    private static func compiled(
        _ rules: [(category: PluralCategory, text: String)], _ request: String
    ) throws(ICUError) -> PluralRuleSet {
        if rules.isEmpty { return .none }
        do {
            return try PluralRuleSet(rules)
        } catch {
            throw ICUError(unreadable: "\(request), which this version can read")
        }
    }
}
