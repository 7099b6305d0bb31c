package import L10nLocale

/// The texts of the plural rules in ICU's data, which no function of its C interface gives.
///
/// The resource bundle `plurals` has the tables `locales` and `locales_ordinals`, from a locale to the name of a set,
/// and `rules`, from a set to one text for each category. Safe from any thread.
package enum PluralRuleTexts {
    /// The rule of each category, in the order of their names, as no number follows two rules; empty when ICU does not
    /// know the language.
    package static func rules(
        of tag: LanguageTag, _ kind: PluralRules.Kind = .cardinal
    ) throws(ICUError) -> [(category: PluralCategory, text: String)] {
        guard let name = try setName(of: ICULocale(tag).id, kind) else { return [] }
        return try rules(ofSet: name)
    }

    /// The rules of one set by its name, such as `set12`; empty without such a set.
    package static func rules(ofSet name: String) throws(ICUError) -> [(category: PluralCategory, text: String)] {
        guard let set = try table("rules").item(name) else { return [] }
        var rules: [(category: PluralCategory, text: String)] = []
        for index in 0..<set.count {
            let rule = try set.item(at: index)
            if let key = rule.key, let category = PluralCategory(rawValue: key), let text = try rule.text() {
                rules.append((category, text))
            }
        }
        return rules
    }

    /// The name of a locale's set: by the whole id without keywords, then without its last subtag, again and again.
    ///
    /// There is neither a look-up by likely subtags nor one by CLDR's parents; nil when every number is `other`.
    package static func setName(of locale: String, _ kind: PluralRules.Kind) throws(ICUError) -> String? {
        let locales = try table(tableName(kind))
        var id = locale.prefix { $0 != "@" }
        while !id.isEmpty {
            if let name = try locales.item(String(id))?.text() { return name }
            id = id[..<(id.lastIndex(of: "_") ?? id.startIndex)]
        }
        return nil
    }

    /// The locales that have an entry of their own, in order.
    package static func locales(_ kind: PluralRules.Kind) throws(ICUError) -> [String] {
        try table(tableName(kind)).keys()
    }

    private static func tableName(_ kind: PluralRules.Kind) -> String {
        switch kind {
        case .cardinal: "locales"
        case .ordinal: "locales_ordinals"
        }
    }

    private static func table(_ name: String) throws(ICUError) -> ICUResource {
        let bundle = try ICUResource(bundle: "plurals")
        guard let table = try bundle.item(name) else {
            throw ICUError(missing: "table '\(name)' of plural rules")
        }
        return table
    }
}
