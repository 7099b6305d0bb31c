import L10nLookup

/// Puts the parts of a view into the order in which they are read, whatever order they are drawn in.
///
/// Source: state-views.md C-2, A-1, A-2, A-4, A-11, MD-8.
struct AccessibilityTree {
    let texts: [ResolvedStateView.RoleText]
    let actions: [ResolvedStateView.Action]
    let family: StateViewKind.Family?
    let headingLevel: Int

    /// - Parameters:
    ///   - picture: whether there is a picture.
    ///   - progress: whether there is a spinner or a bar.
    func nodes(picture: Bool, progress: Bool) -> [ResolvedStateView.AccessibilityNode] {
        var nodes: [ResolvedStateView.AccessibilityNode] = []
        var hidden: [ResolvedStateView.AccessibilityNode] = []
        if let title = shown(.title) { nodes.append(node(.heading(level: headingLevel), .title, title)) }
        if let subtitle = shown(.subtitle) { nodes.append(node(.staticText, .subtitle, subtitle)) }
        if progress {
            // A spinner without a text is announced by a sentence of its own.
            if let label = shown(.progressLabel) ?? shown(.announcement) {
                nodes.append(node(.progress, .progressLabel, label))
            } else {
                hidden.append(ResolvedStateView.AccessibilityNode(hidden: .progress, "progress"))
            }
        }
        if picture {
            if let label = shown(.imageLabel) {
                nodes.append(node(.image, .imageLabel, label))
            } else {
                hidden.append(ResolvedStateView.AccessibilityNode(hidden: .image, "image"))
            }
        }
        if let reference = shown(.errorReference) { nodes.append(node(.staticText, .errorReference, reference)) }
        if actions.count > 1, let group = shown(.actionsLabel) { nodes.append(node(.group, .actionsLabel, group)) }
        for action in actions {
            guard let label = action.label, !label.text.isEmpty else { continue }
            var button = node(.button, .actionLabel(action.slot), label)
            button.isDisabled = !action.isEnabled
            button.hint =
                (action.isEnabled ? nil : shown(.action(action.slot, .disabledReason))?.text)
                ?? shown(.action(action.slot, .hint))?.text
            nodes.append(button)
        }
        if let mark = shown(.brandMarkLabel) { nodes.append(node(.image, .brandMarkLabel, mark)) }
        if !nodes.isEmpty { nodes[0].live = politeness }
        return nodes + hidden
    }

    private var politeness: ResolvedStateView.AccessibilityNode.Politeness? {
        switch family {
        case .error, .notice: .assertive
        case .loading, .success: .polite
        case .empty, .gate, nil: nil
        }
    }

    private func shown(_ role: StateViewTextRole) -> ResolvedText? { texts.shown(role) }

    private func node(
        _ kind: ResolvedStateView.AccessibilityNode.Role, _ role: StateViewTextRole, _ text: ResolvedText
    ) -> ResolvedStateView.AccessibilityNode {
        ResolvedStateView.AccessibilityNode(kind, role.name, of: text)
    }
}
