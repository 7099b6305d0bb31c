import L10nICU
import L10nLocale

/// Which numbers select the plural categories of the languages of a project; each language is looked at once.
struct PluralReaches {
    private var known: [LanguageTag: PluralReach?] = [:]

    /// Nil for a language whose rules ICU does not know.
    subscript(tag: LanguageTag) -> PluralReach? {
        mutating get {
            if let reach = known[tag] { return reach }
            let rules = try? PluralRules(tag)
            let reach = rules.flatMap { $0.isUnknownLanguage ? nil : PluralReach($0) }
            known[tag] = .some(reach)
            return reach
        }
    }
}
