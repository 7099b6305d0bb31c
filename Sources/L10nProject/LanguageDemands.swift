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
/// Languages that mean the same are one: `zh-CN` is as required as `zh-Hans`. But an optional language that the project has
/// by that very name is that one alone: `de-DE` beside `de` says nothing about `de`.
package struct LanguageDemands: Sendable {
    private var byName: [LanguageTag: LanguageDemand] = [:]
    private var byMeaning: [LanguageTag: LanguageDemand] = [:]
    /// What is true of languages that the configuration does not name.
    private let others: LanguageDemand

    /// - Parameter present: the languages that the project has.
    package init(_ locales: Configuration.Locales, present: [LanguageTag]) {
        others = locales.required == nil ? .required : .undeclared
        // Required ones come last: of a language in both lists that counts.
        for tag in locales.optional.map(\.value) {
            byName[tag] = .optional
            if !present.contains(tag) { byMeaning[tag.meaning] = .optional }
        }
        for tag in (locales.required ?? []).map(\.value) {
            byName[tag] = .required
            byMeaning[tag.meaning] = .required
        }
    }

    package func demand(for tag: LanguageTag) -> LanguageDemand {
        if let known = byName[tag] { return known }
        // Nobody translates into a pseudo-language, unless the configuration asks for it.
        if PseudoLocale(tag) != nil { return .undeclared }
        return byMeaning.isEmpty ? others : byMeaning[tag.meaning] ?? others
    }
}
