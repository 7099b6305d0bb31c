/// A place for a text in a state view.
package enum TextRole: Sendable, Hashable {
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
}

/// Where an action stands: the order on screen and for assistive techniques.
package enum ActionSlot: String, Sendable, Hashable, CaseIterable {
    case first
    case second
    case third
}
