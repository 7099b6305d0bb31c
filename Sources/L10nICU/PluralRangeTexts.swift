package import L10nLocale

/// The categories of ranges, such as `1–2 items`, in ICU's data.
///
/// The resource bundle `pluralRanges` has the tables `locales`, from a locale to the name of a set, and `rules`, from a
/// set to triples of start, end and result. Safe from any thread.
package enum PluralRangeTexts {
    /// The categories of start, end and the whole range; empty when ICU has none for the language (PE-3).
    package static func triples(
        of tag: LanguageTag
    ) throws(ICUError) -> [(start: PluralCategory, end: PluralCategory, result: PluralCategory)] {
        let bundle = try ICUResource(bundle: "pluralRanges")
        guard let locales = try bundle.item("locales"), let rules = try bundle.item("rules") else {
            throw ICUError(missing: "tables of plural ranges")
        }
        var id = ICULocale(tag).id[...]
        while !id.isEmpty {
            guard let name = try locales.item(String(id))?.text() else {
                id = id[..<(id.lastIndex(of: "_") ?? id.startIndex)]
                continue
            }
            guard let set = try rules.item(name) else { return [] }
            var triples: [(start: PluralCategory, end: PluralCategory, result: PluralCategory)] = []
            for index in 0..<set.count {
                let row = try set.item(at: index)
                guard row.count == 3, let start = try category(row, 0), let end = try category(row, 1),
                    let result = try category(row, 2)
                else { continue }
                triples.append((start, end, result))
            }
            return triples
        }
        return []
    }

    private static func category(_ row: borrowing ICUResource, _ index: Int) throws(ICUError) -> PluralCategory? {
        try row.item(at: index).text().flatMap { PluralCategory(rawValue: $0) }
    }
}
