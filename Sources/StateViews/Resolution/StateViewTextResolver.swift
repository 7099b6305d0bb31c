import L10nLocale
package import L10nLookup
package import L10nMessages

/// Finds the texts of a state view.
///
/// Source: state-views.md 4.4 (TR-1 to TR-12). A raw key is never an answer.
package struct StateViewTextResolver: Sendable {
    private let lookup: any TextLookup
    private let environment: StateViewEnvironment
    private let formatter: StateViewTextFormatter
    /// What people call the brand; nil where nobody says.
    private let brandName: String?
    private let prepared: PreparedTexts?

    /// - Parameters:
    ///   - lookup: where the texts are, for the brand of `environment`.
    ///   - brandName: what people call the brand; nil for none.
    ///   - languages: keeps what numbers and plurals of languages need; share it among resolvers.
    ///   - prepared: the default texts, where they were looked up before in the same place and languages.
    package init(
        _ lookup: some TextLookup, environment: StateViewEnvironment, brandName: String? = nil,
        languages: MessageLanguages = MessageLanguages(), prepared: PreparedTexts? = nil
    ) {
        self.lookup = lookup
        self.environment = environment
        self.brandName = brandName
        self.prepared = prepared
        formatter = StateViewTextFormatter(environment: environment, languages: languages)
    }

    /// The text of a role of a view; nil where it has none.
    package func text(_ role: StateViewTextRole, of definition: StateViewDefinition) -> ResolvedText? {
        var intent: StateViewAction.Intent?
        if case .action(let slot, _) = role { intent = definition.action(slot)?.intent }
        return text(
            definition[role], kind: definition.kind, role: role, intent: intent, arguments: definition.arguments)
    }

    /// The text of a role, or nil when the view has none there.
    /// - Parameters:
    ///   - intent: what the action does whose text is asked for.
    ///   - arguments: what the view knows that texts can say; they choose among the variants of a text (KD-4).
    package func text(
        _ source: TextSource, kind: StateViewKind, role: StateViewTextRole, intent: StateViewAction.Intent? = nil,
        arguments: StateViewArguments = StateViewArguments()
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
        case .key(let name, let table, let own):
            let asked = Asked(kind: kind, role: role, intent: intent, arguments: arguments)
            guard let key = KeyAliases.key(name) else {
                return lookUp(name, table: table, arguments, own) ?? standIn(for: name, asked)
            }
            var text = lookUp(key, table: table, arguments, own)
            if let named = lookUp(name, table: table, arguments, own), rank(named) <= rank(text) { return named }
            text = text ?? standIn(for: key, asked)
            text?.alias = name
            if text?.missing != nil { text?.missing = name }
            return text
        case .inherit:
            if let key = DefaultKeys.key(ofApp: kind, role), let text = lookUp(key, arguments) { return text }
            guard let position = DefaultKeys.position(kind, role, arguments, intent: intent) else { return nil }
            if let found = prepared?[position] { return filled(found, arguments) }
            let key = DefaultKeys.all[position].key
            let asked = Asked(kind: kind, role: role, intent: intent, arguments: arguments)
            return lookUp(key, arguments) ?? standIn(for: key, asked)
        }
    }

    /// The text of a key that belongs to no view; an ellipsis for one that nobody has (TR-10).
    package func text(_ key: String, table: String? = nil, _ arguments: MessageArguments) -> ResolvedText {
        let own = StateViewArguments(others: arguments)
        return lookUp(key, table: table, own) ?? ellipsis(for: key)
    }

    /// How far down in the reader's languages a text is: one under the name that the view uses gives way to a default only
    /// where that is in a better language.
    private func rank(_ text: ResolvedText?) -> Int {
        guard let text else { return .max }
        return environment.chain.firstIndex(of: text.language) ?? environment.chain.count
    }

    /// The text of a view that was asked for.
    private struct Asked {
        let kind: StateViewKind
        let role: StateViewTextRole
        let intent: StateViewAction.Intent?
        let arguments: StateViewArguments
    }

    private func values(_ arguments: StateViewArguments) -> MessageArguments {
        var values = arguments.messageArguments
        values.named["brand"] = brandName.map { .string($0) }
        return values
    }

    private func lookUp(
        _ key: String, table: String? = nil, _ arguments: StateViewArguments,
        _ own: MessageArguments = MessageArguments()
    ) -> ResolvedText? {
        let known =
            table == nil ? prepared.flatMap { prepared in DefaultKeys.position(key).flatMap { prepared[$0] } } : nil
        return (known ?? prepare(key, table: table)).map { filled($0, arguments, own) }
    }

    /// A text with the values that it has holes for.
    private func filled(
        _ found: PreparedText, _ arguments: StateViewArguments, _ own: MessageArguments = MessageArguments()
    ) -> ResolvedText {
        // Most texts have no holes, and values need not be gathered for them.
        if found.isFixed, arguments.others.positional.isEmpty, own.positional.isEmpty { return found.text }
        var text = found.text
        formatter.fill(&text, of: found.source, values(arguments).merging(own))
        return text
    }

    /// Looks a text up without putting values into it.
    func prepare(_ key: String, table: String?) -> PreparedText? {
        var preferred = PreferredLanguages(environment)
        return prepare(key, table: table, &preferred)
    }

    /// Looks a text up without putting values into it, as one of several.
    func prepare(_ key: String, table: String?, _ preferred: inout PreferredLanguages) -> PreparedText? {
        guard let found = lookup.find(key, table: table, chain: environment.chain) else { return nil }
        var text = ResolvedText(
            text: found.text, key: key, language: found.language,
            provenance: .entry(layer: found.layer, kind: found.kind, span: found.span), tried: found.tried)
        if text.isBlank {
            text.issues.append(found.kind == .library ? .emptyTranslation : .blankOverride)
        }
        if !preferred.contains(found.language) { text.issues += [.missingText, .developmentLanguage] }
        let unfilled = formatter.unfilled(found)
        if !unfilled.isEmpty {
            text.issues.append(.unsuppliedArgument)
            text.unsupplied = unfilled
        }
        return PreparedText(text: text, source: found, isFixed: formatter.isFixed(found))
    }

    /// What is shown when no layer has the key: the kind's default for the role, the default label of an action, and at
    /// last an ellipsis, so that nobody ever reads a key (TR-10).
    private func standIn(for key: String, _ asked: Asked) -> ResolvedText? {
        // The variant for the values of the view, then the one that needs none, which more catalogs have.
        for arguments in [asked.arguments, StateViewArguments()] {
            if let fallback = DefaultKeys.key(asked.kind, asked.role, arguments, intent: asked.intent), fallback != key,
                let text = lookUp(fallback, asked.arguments)
            {
                return text.standingIn(for: key)
            }
        }
        guard case .action(_, .label) = asked.role else { return nil }
        if let label = asked.intent.flatMap(DefaultKeys.label), label != key, let text = lookUp(label, asked.arguments)
        {
            return text.standingIn(for: key)
        }
        return ellipsis(for: key)
    }

    private func ellipsis(for key: String) -> ResolvedText {
        ResolvedText(
            text: "\u{2026}", key: key, language: environment.development, provenance: .standIn,
            tried: lookup.attempts(key, chain: environment.chain), issues: [.missingText])
    }
}

extension ResolvedText {
    /// The text, marked as one that stands in for that of a key.
    fileprivate func standingIn(for key: String) -> ResolvedText {
        var text = self
        text.missing = key
        if !text.issues.contains(.missingText) { text.issues.append(.missingText) }
        return text
    }
}
