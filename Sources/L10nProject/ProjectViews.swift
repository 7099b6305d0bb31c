import DesignTokens
package import L10nCatalog
package import L10nLocale
package import L10nMessages
package import StateViews

/// The state views and texts of a project as readers get them: for an app, for commands and for checks alike.
///
/// It knows how the texts are written, which no look-up may leave out. Made once for any number of views.
package struct ProjectViews: Sendable {
    private let project: Project
    private let syntax: StateViewTextResolver.SyntaxOfText?
    private let languages = MessageLanguages()

    package init(_ project: Project) {
        self.project = project
        if let notations = CatalogNotations(project) { syntax = { notations[$0] } } else { syntax = nil }
    }

    /// What readers of one list of languages, of one brand and with one order of bundles, get their texts from.
    package struct Texts: Sendable {
        fileprivate let localizer: Localizer
        /// The languages, and nothing else that decides how a view looks and reads.
        fileprivate let languages: StateViewEnvironment
        /// The default texts, for who asks for many views.
        fileprivate var prepared: PreparedTexts?

        /// The languages in which texts are looked for; never empty.
        package var chain: [LanguageTag] { languages.chain }

        /// The entry that such a reader gets for a key.
        /// - Parameters:
        ///   - table: the table to look in; nil for all.
        ///   - chain: other languages to look in; nil for the reader's.
        package func hit(_ key: String, table: String? = nil, chain: [LanguageTag]? = nil) -> ResolutionHit? {
            let limited = table.map { localizer.limited(to: $0) } ?? localizer
            return limited.resolve(key, chain: chain ?? languages.chain).hit
        }
    }

    /// - Parameters:
    ///   - preferred: the reader's languages; the source language for none.
    ///   - isPrepared: whether the default texts are looked up now, for who asks for many views.
    package func texts(
        _ preferred: [LanguageTag], brand: String?, bundles: [String] = [], isPrepared: Bool = false
    ) -> Texts {
        let preferred = preferred.isEmpty ? [project.sourceLanguage] : preferred
        var texts = Texts(
            localizer: project.localizer(brand: brand, bundles: bundles),
            languages: StateViewEnvironment(
                locales: preferred, chain: project.lookupChain(for: preferred), development: project.sourceLanguage))
        if isPrepared {
            texts.prepared = PreparedTexts(
                project.catalog, localizer: texts.localizer, environment: texts.languages, syntax: syntax,
                languages: languages)
        }
        return texts
    }

    /// The texts for the languages of an environment and of the brand, in the order of the policy that counts.
    package func texts(
        of environment: StateViewEnvironment, _ profile: StateViewProfile, look: StateViewLook?
    ) -> Texts {
        let preferred = environment.preferredLanguages(profile, brandLanguage: look?.brandLanguage)
        return texts(preferred, brand: environment.brand)
    }

    /// A view as a reader gets it, who has these texts and everything but the languages of an environment.
    package func resolve(
        _ definition: StateViewDefinition, in environment: StateViewEnvironment, look: StateViewLook? = nil,
        texts: Texts
    ) -> ResolvedStateView {
        StateViewResolver.resolve(
            definition, in: environment.reading(texts), catalog: project.catalog, localizer: texts.localizer,
            syntax: syntax, look: look, languages: languages, prepared: texts.prepared)
    }

    /// Finds single texts as views get them.
    package func resolver(
        in environment: StateViewEnvironment, look: StateViewLook? = nil, texts: Texts
    ) -> StateViewTextResolver {
        StateViewTextResolver(
            project.catalog, localizer: texts.localizer, environment: environment.reading(texts), syntax: syntax,
            brandName: look?.brandMark.brandName ?? environment.brand, languages: languages, prepared: texts.prepared)
    }

    /// How the text that a look-up found is written; nil when the configuration says nothing of it.
    package func syntax(of hit: ResolutionHit) -> MessageSyntax? { syntax?(hit) }
}

extension StateViewEnvironment {
    /// The same for a reader of other languages.
    fileprivate func reading(_ texts: ProjectViews.Texts) -> StateViewEnvironment {
        var result = texts.languages
        result.takeSettings(of: self)
        return result
    }
}
