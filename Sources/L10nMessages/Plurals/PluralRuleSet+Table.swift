package import L10nICU
package import L10nLocale

extension PluralRuleSet {
    /// The rules of a language (PE-1, PE-2); those of no language for one that CLDR has no rules for.
    ///
    /// Compiles the rules: keep the result. Throws when they cannot be read, which a test rules out.
    package init(of tag: LanguageTag, _ kind: PluralKind = .cardinal) throws(ICUError) {
        self = try PluralRuleSet(ofKnown: tag, kind) ?? .none
    }

    /// The same; nil for a language that CLDR has no rules for.
    package init?(ofKnown tag: LanguageTag, _ kind: PluralKind) throws(ICUError) {
        guard let rules = PluralTable.rules(of: tag, kind) else { return nil }
        self = try Self.compiled(rules, "\(kind.rawValue) plural rules of '\(tag)'")
    }

    /// The rules of a set of ICU's data by its name, such as `set12`.
    package init(named name: String) throws(ICUError) {
        let rules = try PluralRuleTexts.rules(ofSet: name)
        self = rules.isEmpty ? .none : try Self.compiled(rules, "plural rules '\(name)'")
    }

    private static func compiled(
        _ rules: [(category: PluralCategory, text: String)], _ request: String
    ) throws(ICUError) -> PluralRuleSet {
        do {
            return try PluralRuleSet(rules)
        } catch {
            throw ICUError(unreadable: "\(request), which this version can read")
        }
    }
}
