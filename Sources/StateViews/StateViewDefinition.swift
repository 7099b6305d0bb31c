/// What an author says about a state view: everything that is left unsaid has a default.
package struct StateViewDefinition: Sendable, Hashable {
    /// The name in commands and reports, such as `noConnection`.
    package var id: String
    package var kind: StateViewKind
    package var title: TextSource
    package var subtitle: TextSource
    package var visual: StateViewVisual
    /// At most one a slot; sorted by slot.
    package private(set) var actions: [StateViewAction]

    /// - Parameter actions: in any order; of several for one slot the last counts.
    package init(
        id: String, kind: StateViewKind, title: TextSource = .inherit, subtitle: TextSource = .inherit,
        visual: StateViewVisual = StateViewVisual(), actions: [StateViewAction] = []
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.subtitle = subtitle
        self.visual = visual
        self.actions = []
        for action in actions { set(action) }
    }

    /// Puts an action into its slot.
    package mutating func set(_ action: StateViewAction) {
        removeAction(action.slot)
        actions.append(action)
        actions.sort { $0.slot.position < $1.slot.position }
    }

    /// Leaves a slot without an action.
    package mutating func removeAction(_ slot: ActionSlot) {
        actions.removeAll { $0.slot == slot }
    }

    /// The roles that the definition asks texts for, in reading order.
    package var roles: [(role: StateViewTextRole, source: TextSource)] {
        [(.title, title), (.subtitle, subtitle)] + actions.map { (.actionLabel($0.slot), $0.label) }
    }

    /// What the action in a slot does.
    package func intent(of slot: ActionSlot) -> StateViewAction.Intent? {
        actions.first { $0.slot == slot }?.intent
    }
}

extension ActionSlot {
    fileprivate var position: Int {
        switch self {
        case .first: 0
        case .second: 1
        case .third: 2
        }
    }
}
