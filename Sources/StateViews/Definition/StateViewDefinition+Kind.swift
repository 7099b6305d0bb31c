extension StateViewDefinition {
    /// A definition of a kind with its own icon.
    /// - Parameter actions: in any order, of several for one slot the last counts; nil for those of the kind.
    public init(
        kind: StateViewKind, id: String? = nil, profile: StateViewProfile? = nil, title: TextSource = .inherit,
        subtitle: TextSource = .inherit, actions: [StateViewAction]? = nil
    ) {
        self.init(kind, id: id)
        self.profile = profile
        self.title = title
        self.subtitle = subtitle
        guard let actions else { return }
        for slot in StateViewAction.Slot.allCases { removeAction(slot) }
        for action in actions { set(action) }
    }
}

extension StateViewAction {
    /// The first button.
    public static func first(_ intent: Intent, label: TextSource = .inherit) -> StateViewAction {
        StateViewAction(.first, intent, label: label)
    }

    /// The second button.
    public static func second(_ intent: Intent, label: TextSource = .inherit) -> StateViewAction {
        StateViewAction(.second, intent, label: label)
    }

    /// The third button.
    public static func third(_ intent: Intent, label: TextSource = .inherit) -> StateViewAction {
        StateViewAction(.third, intent, label: label)
    }
}
