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
    private let languages: MessageLanguages

    /// - Parameters:
    ///   - localizer: looks keys up in `catalog`, for the brand of `environment`.
    ///   - languages: keeps what numbers and plurals of languages need; share it among resolvers.
    package init(
        _ catalog: Catalog, localizer: Localizer, environment: StateViewEnvironment,
        languages: MessageLanguages = MessageLanguages()
    ) {
        self.catalog = catalog
        self.localizer = localizer
        self.environment = environment
        self.languages = languages
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
        fill(&text, of: hit, arguments)
        return text
    }

    /// Whether a language, or one that falls back to it, is among those that the reader prefers.
    private func isPreferred(_ tag: LanguageTag) -> Bool {
        guard environment.pseudo == nil, tag.means(environment.development) else { return true }
        return environment.locales.contains { FallbackChain(of: $0).tags.contains { $0.means(tag) } }
    }

    /// Chooses among the forms of a text and puts the arguments into its holes, as its own language wants them (TR-9,
    /// TR-12, 5.5).
    private func fill(_ text: inout ResolvedText, of hit: ResolutionHit, _ arguments: MessageArguments) {
        let fragment = catalog.column(hit).fragment
        let hasForms = fragment.forms(of: hit.entry) != nil
        // Most texts have neither holes nor forms.
        let isFixed = !hasForms && arguments.positional.isEmpty && !text.text.utf8.contains { $0 == 0x7B }
        if isFixed, environment.pseudo == nil { return }
        guard var message = fragment.message(of: hit.entry) else { return }
        if let pseudo = environment.pseudo {
            message = message.mapTexts { text, isPart in
                pseudo.text(
                    text, notation: isPart && message.hasSubstitutions ? .substitution : .printfAndNamed, isPart: isPart
                )
            }
            text.language = pseudo.tag
            text.direction = pseudo.direction
        }
        let arguments = message.arguments(arguments)
        let language = languages.language(hit.tag)
        let formatter = MessageFormatter(
            direction: text.direction, isolation: .economical, substitute: hasForms ? .ellipsis : nil,
            numbers: language.numbers)
        let formatted = formatter.format(compiled(message, hasForms, arguments, hit.tag, language), arguments)
        text.text = formatted.text
        let isUnsupplied = formatted.issues.contains {
            $0.kind == .missingArgument || $0.kind == .emptyArgument || $0.kind == .wrongType
        }
        if isUnsupplied { text.issues.append(.unsuppliedArgument) }
    }

    /// A text with one form and without numbered arguments has named holes alone: its percent signs are text.
    private func compiled(
        _ message: VariedMessage, _ hasForms: Bool, _ arguments: MessageArguments, _ tag: LanguageTag,
        _ language: MessageLanguage
    ) -> CompiledMessage {
        if !hasForms, case .text(let text) = message.form {
            return CompiledMessage(
                text, notation: arguments.positional.isEmpty ? .named : .printfAndNamed, language: tag)
        }
        var setting = VariedMessage.Setting(language: tag, rules: language.rules)
        setting.readsNames = true
        return message.compiled(setting)
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
