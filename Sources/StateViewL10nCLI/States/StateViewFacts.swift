import StateViews

/// What a state view consists of before anybody resolves it.
///
/// Source: state-views.md 5.1, 5.4 and KD-4.
struct StateViewFacts {
    let definition: StateViewDefinition
    let icon: Icon?
    /// The roles that have a text, in reading order.
    let texts: [Text]

    struct Text {
        let role: StateViewTextRole
        let source: TextSource
        /// The defaults, of which the first is chosen whose condition holds; empty where the view sets its own text.
        let variants: [DefaultKey]
    }

    init(_ definition: StateViewDefinition) {
        self.definition = definition
        icon = definition.visual.icon.flatMap { IconRegistry.icon($0) }
        texts = Self.roles(of: definition).compactMap { role in
            var source = definition[role]
            if Self.isOnRequest(role, definition) { source = .inherit }
            // A kind that the app adds has keys of its own, which come before any default.
            if source == .inherit, Self.isShown(role, definition),
                let key = DefaultKeys.key(ofApp: definition.kind, role)
            {
                return Text(role: role, source: .key(key), variants: [])
            }
            let variants = Self.variants(role, definition)
            if source == .inherit || (source == .none && variants.isEmpty) {
                return variants.isEmpty ? nil : Text(role: role, source: .inherit, variants: variants)
            }
            return Text(role: role, source: source, variants: [])
        }
    }

    /// The values that choose among the texts or stand in one, in the order of the texts.
    var arguments: [StateViewArguments.Name] {
        var names: [StateViewArguments.Name] = []
        for variant in texts.flatMap(\.variants) {
            var read = variant.argument.map { [$0] } ?? []
            if case .permission = variant.condition { read.append(.permission) }
            for name in read where !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// Roles of all kinds that no kind has texts of its own for, such as what is said while a list is refreshed.
    static let common: [DefaultKey] = DefaultKeys.all.filter { $0.kind == nil }

    private static func roles(of definition: StateViewDefinition) -> [StateViewTextRole] {
        let kind = definition.kind
        var roles: [StateViewTextRole] = [.title, .subtitle, .progressLabel, .imageLabel]
        if kind.family == .error { roles.append(.errorReference) }
        if definition.actions.count > 1 { roles.append(.actionsLabel) }
        for slot in StateViewAction.Slot.allCases {
            roles.append(.actionLabel(slot))
            if definition.action(slot)?.intent.startsWork == true { roles.append(.action(slot, .busyLabel)) }
        }
        return roles + [.announcement, .finishedAnnouncement, .brandMarkLabel]
    }

    private static func variants(_ role: StateViewTextRole, _ definition: StateViewDefinition) -> [DefaultKey] {
        let keys = definition.inheritedKeys(role)
        // Its text needs a value, so that nothing is inherited without one.
        return keys.isEmpty && role == .errorReference ? common.filter { $0.role == role } : keys
    }

    /// Whether a text is on screen at rest.
    private static func isShown(_ role: StateViewTextRole, _ definition: StateViewDefinition) -> Bool {
        definition.roles.contains { $0.role == role }
    }

    /// Whether a text belongs to a button that the view does not have, and that its caller may add.
    private static func isOnRequest(_ role: StateViewTextRole, _ definition: StateViewDefinition) -> Bool {
        if case .action(let slot, _) = role { definition.action(slot) == nil } else { false }
    }

    /// When a variant of a text is chosen; nil for always.
    func condition(of key: DefaultKey, _ text: Text) -> String? {
        if Self.isOnRequest(text.role, definition) { return "the view has the button" }
        // The view's button has the intent, or the key would not be listed.
        if case .intent = key.condition { return nil }
        return key.condition.phrase(key.argument)
    }

    /// When a button is left out that the view has; nil for one that is always there.
    func condition(of action: StateViewAction) -> String? {
        switch action.intent {
        // Source: state-views.md 5.1, below the table.
        case .clearFilters: "count is 1 or more, or the profile is warp"
        default: nil
        }
    }
}

extension DefaultKey.Condition {
    /// The condition in words, behind `when`; nil for a text that needs none.
    func phrase(_ argument: StateViewArguments.Name?) -> String? {
        switch self {
        case .always: nil
        case .argument: argument.map { "\($0.rawValue) is given" }
        case .countAboveZero: "count is 1 or more"
        case .permission(let permission): "permission is \(permission.rawValue)"
        case .intent(let intent): "the button's intent is \(intent.name)"
        }
    }
}
