/// A button of a state view.
package struct StateViewAction: Sendable, Hashable {
    /// What a tap means; it gives the default label and tells rules that there is a way out.
    package enum Intent: Sendable, Hashable {
        /// Does again what failed.
        case retry
        /// What the author says.
        case custom(String)

        package var name: String {
            switch self {
            case .retry: "retry"
            case .custom(let name): name
            }
        }
    }

    /// How wide the button is.
    package enum Width: Sendable, Hashable {
        /// As wide as its label needs, centred.
        case intrinsic
        /// The full width less insets, in points.
        case full(leading: Double, trailing: Double)
    }

    package var slot: ActionSlot
    package var intent: Intent
    package var label: TextSource
    package var width: Width

    package init(_ slot: ActionSlot, _ intent: Intent, label: TextSource = .inherit, width: Width = .intrinsic) {
        self.slot = slot
        self.intent = intent
        self.label = label
        self.width = width
    }
}
