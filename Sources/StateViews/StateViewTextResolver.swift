package import L10nCatalog
package import L10nLocale

/// Finds the texts of a state view over the layers of a catalog.
///
/// Source: state-views.md 4.4 (TR-1 to TR-10). A raw key is never an answer.
package struct StateViewTextResolver: Sendable {
    private let catalog: Catalog
    private let localizer: Localizer
    private let chain: [LanguageTag]
    private let development: LanguageTag

    /// - Parameters:
    ///   - chain: the languages to try, in order, fallbacks included; not empty.
    ///   - development: the language that ends every chain.
    package init(_ catalog: Catalog, localizer: Localizer, chain: [LanguageTag], development: LanguageTag) {
        precondition(!chain.isEmpty, "a text is asked for in some language")
        self.catalog = catalog
        self.localizer = localizer
        self.chain = chain
        self.development = development
    }

    /// The text of a role, or nil when the view has none there.
    package func text(_ source: TextSource, kind: StateViewKind, role: TextRole) -> ResolvedText? {
        switch source {
        case .none:
            return nil
        case .literal(let text, let language):
            return ResolvedText(text: text, key: nil, language: language ?? chain[0], provenance: .literal)
        case .key(let key):
            return lookUp(key) ?? standIn(for: key, kind: kind, role: role)
        case .inherit:
            guard let key = DefaultKeys.key(kind, role) else { return nil }
            return lookUp(key) ?? standIn(for: key, kind: kind, role: role)
        }
    }

    private func lookUp(_ key: String) -> ResolvedText? {
        let resolution = localizer.resolve(key, chain: chain)
        guard let hit = resolution.hit else { return nil }
        let isFallback = hit.tag == development && !FallbackChain(of: chain[0]).tags.contains(development)
        return ResolvedText(
            text: catalog.text(hit), key: key, language: hit.tag,
            provenance: .entry(layer: catalog.layer(hit).name, span: catalog.span(hit)), tried: resolution.tried,
            issues: isFallback ? [.developmentLanguage] : [])
    }

    /// What is shown when no layer has the key: the kind's default for the role, the default label of an action, and at
    /// last an ellipsis, so that nobody ever reads a key.
    private func standIn(for key: String, kind: StateViewKind, role: TextRole) -> ResolvedText? {
        if let fallback = DefaultKeys.key(kind, role), fallback != key, var text = lookUp(fallback) {
            text.issues.append(.missingText)
            return text
        }
        switch role {
        case .title, .subtitle:
            return nil
        case .actionLabel:
            var text =
                lookUp(DefaultKeys.retryLabel)
                ?? ResolvedText(text: "\u{2026}", key: key, language: development, provenance: .literal)
            text.issues.append(.missingText)
            return text
        }
    }
}
