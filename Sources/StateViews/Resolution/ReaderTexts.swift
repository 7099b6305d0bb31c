import DesignTokens
package import L10nLocale
package import L10nLookup
package import L10nMessages

/// What readers of one list of languages, of one brand and with one order of bundles, get their texts from.
package struct ReaderTexts: Sendable {
    private let lookup: any TextLookup
    /// The languages, and nothing else that decides how a view looks and reads.
    private let languages: StateViewEnvironment
    /// The default texts, for who asks for many views.
    private var prepared: PreparedTexts?

    /// - Parameters:
    ///   - lookup: where the texts are, for the brand.
    ///   - languages: the reader's, the most wanted first; not empty.
    ///   - chain: the languages that are looked in, fallbacks included.
    ///   - development: the language whose texts stand in for missing ones.
    package init(
        _ lookup: any TextLookup, languages: [LanguageTag], chain: [LanguageTag], development: LanguageTag
    ) {
        self.lookup = lookup
        self.languages = StateViewEnvironment(locales: languages, chain: chain, development: development)
    }

    /// The languages in which texts are looked for; never empty.
    package var chain: [LanguageTag] { languages.chain }

    /// The same with the default texts looked up already, for who asks for many views.
    package func prepared(formats: MessageLanguages) -> ReaderTexts {
        var result = self
        result.prepared = PreparedTexts(lookup, environment: languages, languages: formats)
        return result
    }

    /// A view as a reader gets it, who has these texts and everything but the languages of an environment.
    /// - Parameter formats: keeps what numbers and plurals of languages need; share it among calls.
    package func resolve(
        _ definition: StateViewDefinition, in environment: StateViewEnvironment, look: StateViewLook?,
        formats: MessageLanguages
    ) -> ResolvedStateView {
        StateViewResolver.resolve(
            definition, in: reading(environment), lookup: lookup, look: look, languages: formats, prepared: prepared)
    }

    /// Finds single texts as views get them.
    package func resolver(
        in environment: StateViewEnvironment, look: StateViewLook?, formats: MessageLanguages
    ) -> StateViewTextResolver {
        StateViewTextResolver(
            lookup, environment: reading(environment), brandName: look?.brandMark.brandName ?? environment.brand,
            languages: formats, prepared: prepared)
    }

    /// An environment for a reader of these languages.
    private func reading(_ environment: StateViewEnvironment) -> StateViewEnvironment {
        var result = languages
        result.takeSettings(of: environment)
        return result
    }
}
