/// What numbers do: count (`3 files`) or rank (`3rd file`).
package enum PluralKind: String, Hashable, Sendable, CaseIterable {
    case cardinal
    case ordinal
}

/// CLDR's plural rules, as texts.
///
/// Read from tables of this module, so that plurals need no ICU. A language is looked up by its tag, then by CLDR's parents
/// of the same language (`pt-AO` by `pt-PT`), then without its last subtag, and never by another language.
///
/// Source: UTS #35 part 3, section 5 (language plural rules); CLDR, supplemental/plurals.xml, ordinals.xml, pluralRanges.xml.
package enum PluralTable {
    /// The rules of one kind; nil for a language that CLDR has none for. Most languages have few distinct ones.
    package static func setName(of tag: LanguageTag, _ kind: PluralKind) -> Substring? {
        switch kind {
        case .cardinal: set(of: tag, column: 0)
        case .ordinal: set(of: tag, column: 1)
        }
    }

    /// The rule of each category but `other`, in the order of their names, as no number follows two rules: nothing for a
    /// language whose numbers are all `other`, and nil for one without rules.
    package static func rules(
        of tag: LanguageTag, _ kind: PluralKind
    ) -> [(category: PluralCategory, text: String)]? {
        setName(of: tag, kind).flatMap { rules(ofSet: $0) }
    }

    /// The rules of a set by its name; nil without such a set.
    package static func rules(ofSet name: some StringProtocol) -> [(category: PluralCategory, text: String)]? {
        LocaleTables.pluralRules.value(of: name)?.split(separator: ";").compactMap { rule in
            guard let colon = rule.firstIndex(of: ":"),
                let category = PluralCategory(rawValue: String(rule[..<colon].drop { $0 == " " }))
            else { return nil }
            return (category, String(rule[rule.index(after: colon)...].drop { $0 == " " }))
        }
    }

    /// The categories of start, end and the whole range, such as `1–2 items`; empty when CLDR has none for the language.
    package static func ranges(
        of tag: LanguageTag
    ) -> [(start: PluralCategory, end: PluralCategory, result: PluralCategory)] {
        let triples = set(of: tag, column: 2).flatMap { LocaleTables.pluralRanges.value(of: $0) }
        return triples?.split(separator: " ").compactMap { triple in
            let categories = triple.split(separator: "-").compactMap { PluralCategory(rawValue: String($0)) }
            return categories.count == 3 ? (categories[0], categories[1], categories[2]) : nil
        } ?? []
    }

    private static func set(of tag: LanguageTag, column: Int) -> Substring? {
        TagCuts.first(of: tag.withoutExtensions) { tag in
            let sets = LocaleTables.pluralLocales.value(of: tag)?.split(separator: " ")
            return sets.map { $0[column] }.flatMap { $0 == "-" ? nil : $0 }
        }
    }
}
