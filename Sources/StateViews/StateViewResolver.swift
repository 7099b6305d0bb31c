package import L10nCatalog
package import L10nMessages

/// Makes a view from its definition: every text, colour, font and length, with where it came from.
package enum StateViewResolver {
    /// Resolves a definition; a pure function of its arguments.
    /// - Parameters:
    ///   - localizer: looks texts up in `catalog`, for the brand of `environment`.
    ///   - syntax: how the texts are written that a look-up finds; nil where all have specifiers and named holes.
    ///   - look: the tokens of the permutation that `environment` names; nil for texts alone.
    ///   - languages: keeps what numbers and plurals of languages need; share it among calls.
    package static func resolve(
        _ definition: StateViewDefinition, in environment: StateViewEnvironment, catalog: Catalog,
        localizer: Localizer, syntax: StateViewTextResolver.SyntaxOfText? = nil, look: StateViewLook?,
        languages: MessageLanguages = MessageLanguages()
    ) -> ResolvedStateView {
        let resolver = StateViewTextResolver(
            catalog, localizer: localizer, environment: environment, syntax: syntax, languages: languages)
        var texts: [ResolvedStateView.RoleText] = []
        var issues: [StateViewIssue] = []
        for (role, source) in definition.roles {
            var intent: StateViewAction.Intent?
            if case .actionLabel(let slot) = role { intent = definition.intent(of: slot) }
            let text = resolver.text(source, kind: definition.kind, role: role, intent: intent)
            if let text { texts.append(ResolvedStateView.RoleText(role: role, text: text)) }
            if role.isRequired, text?.isBlank ?? true { issues.append(.missing(role)) }
        }
        let actions = definition.actions.map { action in
            ResolvedAction(
                slot: action.slot, intent: action.intent,
                label: texts.first { $0.role == .actionLabel(action.slot) }?.text, width: action.width,
                style: environment.profile.styleName(of: action.slot))
        }
        let pictures = definition.visual.pictures
        var properties: [ResolvedProperty] = []
        if let look {
            var list = PropertyList(look, environment.sizeCategory)
            list.add(definition, hasTitle: shows(.title, texts), hasSubtitle: shows(.subtitle, texts))
            properties = list.properties
        }
        return ResolvedStateView(
            id: definition.id, kind: definition.kind, environment: environment, texts: texts, pictures: pictures,
            actions: actions, properties: properties,
            accessibility: nodes(texts, environment.profile, hasPicture: !pictures.isEmpty),
            issues: issues)
    }

    /// Whether there is a text to make room for.
    private static func shows(_ role: StateViewTextRole, _ texts: [ResolvedStateView.RoleText]) -> Bool {
        texts.contains { $0.role == role && !$0.text.text.isEmpty }
    }

    private static func nodes(
        _ texts: [ResolvedStateView.RoleText], _ profile: StateViewProfile, hasPicture: Bool
    ) -> [AccessibilityNode] {
        let read = texts.filter { !$0.text.text.isEmpty }.map { item in
            let role: AccessibilityNode.Role =
                switch item.role {
                case .title: .heading(level: profile.headingLevel)
                case .subtitle: .staticText
                case .actionLabel: .button
                }
            return AccessibilityNode(role, item.role.name, of: item.text)
        }
        return hasPicture ? read + [AccessibilityNode(hidden: .image, "image")] : read
    }
}

extension StateViewIssue {
    fileprivate static func missing(_ role: StateViewTextRole) -> StateViewIssue {
        switch role {
        case .title, .subtitle: StateViewIssue(.missingText, role)
        case .actionLabel: StateViewIssue(.missingActionLabel, role)
        }
    }
}
