package import L10nCatalog
import L10nLocale
package import L10nMessages

/// Finds the texts of a state view over the layers of a catalog.
///
/// Source: state-views.md 4.4 (TR-1 to TR-12). A raw key is never an answer.
package struct StateViewTextResolver: Sendable {
    private let catalog: Catalog
    private let localizer: Localizer
    private let environment: StateViewEnvironment
    private let formatter: StateViewTextFormatter

    /// How the text that a look-up found is written; nil for what nobody has said anything about.
    package typealias SyntaxOfText = @Sendable (ResolutionHit) -> MessageSyntax?

    /// - Parameters:
    ///   - localizer: looks keys up in `catalog`, for the brand of `environment`.
    ///   - syntax: how texts are written; nil where all have specifiers and named holes.
    ///   - languages: keeps what numbers and plurals of languages need; share it among resolvers.
    package init(
        _ catalog: Catalog, localizer: Localizer, environment: StateViewEnvironment, syntax: SyntaxOfText? = nil,
        languages: MessageLanguages = MessageLanguages()
    ) {
        self.catalog = catalog
        self.localizer = localizer
        self.environment = environment
        formatter = StateViewTextFormatter(
            catalog: catalog, environment: environment, syntax: syntax, languages: languages)
    }

    /// The text of a role, or nil when the view has none there.
    /// - Parameter intent: what the action does whose label is asked for.
    package func text(
        _ source: TextSource, kind: StateViewKind, role: StateViewTextRole, intent: StateViewAction.Intent? = nil
    ) -> ResolvedText? {
        switch source {
        case .none:
            return nil
        case .literal(let text, let language):
            var literal = ResolvedText(
                text: text, key: nil, language: language ?? environment.locales[0], provenance: .literal)
            if literal.isBlank { literal.issues = [.emptyTranslation] }
            if let pseudo = environment.pseudo, language == nil {
                literal.text = pseudo.text(text, notation: .named)
                literal.direction = pseudo.direction
            }
            return literal
        case .key(let key, let arguments):
            return lookUp(key, arguments) ?? standIn(for: key, kind: kind, role: role, intent: intent)
        case .inherit:
            guard let key = DefaultKeys.key(kind, role) else { return nil }
            return lookUp(key) ?? standIn(for: key, kind: kind, role: role, intent: intent)
        }
    }

    private func lookUp(_ key: String, _ arguments: MessageArguments = MessageArguments()) -> ResolvedText? {
        let resolution = localizer.resolve(key, chain: environment.chain)
        guard let hit = resolution.hit else { return nil }
        let layer = catalog.layer(hit)
        var text = ResolvedText(
            text: catalog.text(hit), key: key, language: hit.tag,
            provenance: .entry(layer: layer.name, kind: layer.kind, span: catalog.span(hit)), tried: resolution.tried)
        if text.isBlank {
            text.issues.append(layer.kind == .library ? .emptyTranslation : .blankOverride)
        }
        if !isPreferred(hit.tag) { text.issues += [.missingText, .developmentLanguage] }
        formatter.fill(&text, of: hit, arguments)
        return text
    }

    /// Whether a language, or one that falls back to it, is among those that the reader prefers.
    private func isPreferred(_ tag: LanguageTag) -> Bool {
        guard environment.pseudo == nil, tag.means(environment.development) else { return true }
        return environment.locales.contains { FallbackChain(of: $0).tags.contains { $0.means(tag) } }
    }

    /// What is shown when no layer has the key: the kind's default for the role, the default label of an action, and at
    /// last an ellipsis, so that nobody ever reads a key (TR-10).
    private func standIn(
        for key: String, kind: StateViewKind, role: StateViewTextRole, intent: StateViewAction.Intent?
    ) -> ResolvedText? {
        if let fallback = DefaultKeys.key(kind, role), fallback != key, let text = lookUp(fallback) {
            return text.standingIn
        }
        guard case .actionLabel = role else { return nil }
        if let label = intent.flatMap(DefaultKeys.label), label != key, let text = lookUp(label) {
            return text.standingIn
        }
        return ResolvedText(
            text: "\u{2026}", key: key, language: environment.development, provenance: .standIn,
            tried: localizer.resolve(key, chain: environment.chain).tried, issues: [.missingText])
    }
}

extension ResolvedText {
    /// The text, marked as one that stands in for another.
    fileprivate var standingIn: ResolvedText {
        var text = self
        if !text.issues.contains(.missingText) { text.issues.append(.missingText) }
        return text
    }
}
