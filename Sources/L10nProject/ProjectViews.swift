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
    private let syntax: CatalogLookup.Syntax?
    private let languages = MessageLanguages()

    package init(_ project: Project) {
        self.project = project
        if let notations = CatalogNotations(project) { syntax = { notations[$0] } } else { syntax = nil }
    }

    /// What readers of one list of languages, of one brand and with one order of bundles, get their texts from.
    package struct Texts: Sendable {
        fileprivate let localizer: Localizer
        package let reader: ReaderTexts

        /// The languages in which texts are looked for; never empty.
        package var chain: [LanguageTag] { reader.chain }

        /// The entry that such a reader gets for a key.
        /// - Parameters:
        ///   - table: the table to look in; nil for all.
        ///   - chain: other languages to look in; nil for the reader's.
        package func hit(_ key: String, table: String? = nil, chain: [LanguageTag]? = nil) -> ResolutionHit? {
            let limited = table.map { localizer.limited(to: $0) } ?? localizer
            return limited.resolve(key, chain: chain ?? self.chain).hit
        }
    }

    /// - Parameter preferred: the reader's languages; the source language for none.
    package func texts(_ preferred: [LanguageTag], brand: String?) -> Texts {
        let preferred = preferred.isEmpty ? [project.sourceLanguage] : preferred
        let localizer = project.localizer(brand: brand)
        let reader = ReaderTexts(
            lookup(localizer), languages: preferred, chain: project.lookupChain(for: preferred),
            development: project.sourceLanguage)
        return Texts(localizer: localizer, reader: reader)
    }

    /// Where readers of a brand get their texts from.
    /// - Parameter bundles: those that are asked first in each layer.
    package func lookup(brand: String?, bundles: [String] = []) -> CatalogLookup {
        lookup(project.localizer(brand: brand, bundles: bundles))
    }

    private func lookup(_ localizer: Localizer) -> CatalogLookup {
        CatalogLookup(project.catalog, localizer: localizer, syntax: syntax)
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
        texts.reader.resolve(definition, in: environment, look: look, formats: languages)
    }

    /// Finds single texts as views get them.
    package func resolver(
        in environment: StateViewEnvironment, look: StateViewLook? = nil, texts: Texts
    ) -> StateViewTextResolver {
        texts.reader.resolver(in: environment, look: look, formats: languages)
    }

    /// How the text that a look-up found is written; nil when the configuration says nothing of it.
    package func syntax(of hit: ResolutionHit) -> MessageSyntax? { syntax?(hit) }
}
