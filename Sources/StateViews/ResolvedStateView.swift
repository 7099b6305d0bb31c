package import L10nCatalog

/// A state view that is ready to be drawn, and where everything in it came from.
///
/// A value without time stamps or addresses: equal definitions in equal environments give equal values (MD-11).
package struct ResolvedStateView: Sendable, Hashable {
    package let id: String
    package let kind: StateViewKind
    package let environment: StateViewEnvironment
    /// The texts that the view has, in reading order. An empty text is one, and takes no room.
    package let texts: [RoleText]
    /// The picture that is shown, then those that stand in for it; empty for none.
    package let pictures: [StateViewVisual.Picture]
    /// In the order of their slots.
    package let actions: [ResolvedAction]
    /// Everything that is drawn with a colour, a length or a font; empty without a theme.
    package let properties: [ResolvedProperty]
    /// What assistive techniques are told, in reading order; what they are not told comes last.
    package let accessibility: [AccessibilityNode]
    package let issues: [StateViewIssue]

    /// A text and the place that it has in the view.
    package struct RoleText: Sendable, Hashable {
        package let role: StateViewTextRole
        package let text: ResolvedText
    }

    package func text(_ role: StateViewTextRole) -> ResolvedText? {
        texts.first { $0.role == role }?.text
    }

    package func property(_ name: String) -> ResolvedProperty? {
        properties.first { $0.name == name }
    }
}

/// A button with its label.
package struct ResolvedAction: Sendable, Hashable {
    package let slot: ActionSlot
    package let intent: StateViewAction.Intent
    /// nil where the author gave none and none is known, which is an issue of the view.
    package let label: ResolvedText?
    package let width: StateViewAction.Width
    /// The name of the button's style in the profile.
    package let style: String
}

/// Something that a developer should know about a view that is shown nevertheless.
package struct StateViewIssue: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
        /// A role that a view needs has no text, or a blank one.
        case missingText = "missing-state-view-text"
        /// A button says nothing.
        case missingActionLabel = "missing-action-label"
    }

    package let kind: Kind
    package let role: StateViewTextRole

    package init(_ kind: Kind, _ role: StateViewTextRole) {
        self.kind = kind
        self.role = role
    }
}
