/// What an author says about a state view: everything that is left unsaid has a default.
package struct StateViewDefinition: Sendable, Hashable {
    /// The name in commands and reports, such as `noConnection`.
    package var id: String
    package var kind: StateViewKind
    package var title: TextSource
    package var subtitle: TextSource
    package var visual: StateViewVisual
    /// At most three, in the order of their slots.
    package var actions: [StateViewAction]

    package init(
        id: String, kind: StateViewKind, title: TextSource = .inherit, subtitle: TextSource = .inherit,
        visual: StateViewVisual = StateViewVisual(), actions: [StateViewAction] = []
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.subtitle = subtitle
        self.visual = visual
        self.actions = actions
    }

    /// The roles that the definition asks texts for, in reading order.
    package var roles: [(role: TextRole, source: TextSource)] {
        [(.title, title), (.subtitle, subtitle)] + actions.map { (.actionLabel($0.slot), $0.label) }
    }
}
