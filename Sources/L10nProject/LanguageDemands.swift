package import L10nLocale
import L10nMessages
import L10nSource

/// How much a project wants its texts in a language.
package enum LanguageDemand: Sendable, Hashable {
    /// A missing text is an error.
    case required
    /// A missing text is worth a note.
    case optional
    /// The configuration lists languages, and this one is not among them.
    case undeclared
}

/// What `locales.required` and `locales.optional` say of each language.
///
/// Languages that mean the same are one: `zh-CN` is as required as `zh-Hans`.
package struct LanguageDemands: Sendable {
    private var demands: [LanguageTag: LanguageDemand] = [:]
    /// What is true of languages that the configuration does not name.
    private let others: LanguageDemand

    package init(_ locales: Configuration.Locales) {
        others = locales.required == nil ? .required : .undeclared
        // Required ones come last: of a language in both lists that counts.
        for tag in locales.optional { add(tag.value, .optional) }
        for tag in locales.required ?? [] { add(tag.value, .required) }
    }

    package func demand(for tag: LanguageTag) -> LanguageDemand {
        if let known = demands[tag] { return known }
        // Nobody translates into a pseudo-language, unless the configuration asks for it.
        if PseudoLocale(tag) != nil { return .undeclared }
        return demands.isEmpty ? others : demands[tag.meaning] ?? others
    }

    private mutating func add(_ tag: LanguageTag, _ demand: LanguageDemand) {
        demands[tag] = demand
        demands[tag.meaning] = demand
    }
}
