/// A place for a text in a state view.
package enum StateViewTextRole: Sendable, Hashable {
    case title
    case subtitle
    case actionLabel(ActionSlot)

    /// The role as documents and reports name it, such as `action.first.label`.
    package var name: String {
        switch self {
        case .title: "title"
        case .subtitle: "subtitle"
        case .actionLabel(let slot): "action.\(slot.rawValue).label"
        }
    }

    /// The most characters that translators are asked for. Source: state-views.md 5.3.
    package var lengthHint: Int {
        switch self {
        case .title: 45
        case .subtitle: 110
        case .actionLabel: 28
        }
    }

    /// Whether a view without a text in this role is broken.
    package var isRequired: Bool {
        switch self {
        case .title, .actionLabel: true
        case .subtitle: false
        }
    }
}

/// Where an action stands: the order on screen and for assistive techniques.
package enum ActionSlot: String, Sendable, Hashable, CaseIterable {
    case first
    case second
    case third
}
