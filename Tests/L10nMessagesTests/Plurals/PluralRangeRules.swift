import L10nLocale

/// The category of a range of numbers in one language, from those of its ends.
///
/// Source: UTS #35 part 3, section 5.3 (plural ranges).
struct PluralRangeRules: Hashable, Sendable {
    private struct Ends: Hashable {
        var start: PluralCategory
        var end: PluralCategory
    }

    private let results: [Ends: PluralCategory]

    init(of tag: LanguageTag) {
        let triples = PluralTable.ranges(of: tag)
        results = Dictionary(triples.map { (Ends(start: $0.start, end: $0.end), $0.result) }) { first, _ in first }
    }

    /// What the data do not name is `other`, and not the category of the end (PE-3).
    func category(from start: PluralCategory, to end: PluralCategory) -> PluralCategory {
        results[Ends(start: start, end: end)] ?? .other
    }
}
