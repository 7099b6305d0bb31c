import L10nLocale
import L10nMessages

/// Which numbers select the plural categories of the languages of a project; each language is looked at once.
struct PluralReaches: Sendable {
    private var known: [LanguageTag: PluralReach?] = [:]

    init() {}

    /// Looks at languages ahead, for whoever asks from several threads.
    init(of tags: some Sequence<LanguageTag>) {
        for tag in tags { _ = find(tag) }
    }

    /// What is known of a language; nil for one that was not looked at, or whose rules ICU does not know.
    subscript(tag: LanguageTag) -> PluralReach? { known[tag] ?? nil }

    /// The same, looking at the language first where nobody has.
    mutating func find(_ tag: LanguageTag) -> PluralReach? {
        if let reach = known[tag] { return reach }
        let reach = try? PluralReach(of: tag)
        // A language without rules is known as well, so that ICU is asked once.
        known[tag] = .some(reach)
        return reach
    }
}
