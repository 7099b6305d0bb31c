/// A button of a state view: what it says, how wide it is and what it does.
///
/// Source: BB-23.
public struct ButtonConfiguration: Sendable {
    /// What the button says.
    public var title: TextSource
    /// nil for a button as wide as its title; else the view's width less this space.
    public var horizontalSpacers: HorizontalSpacers?
    /// What a tap means; nil for what the slot of the view's kind means.
    public var intent: StateViewAction.Intent?
    /// What a tap does.
    public var action: @MainActor () -> Void

    /// A button of a configuration; its place is that of the property that holds it.
    public init(
        title: String, horizontalSpacers: HorizontalSpacers? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(title: .literal(title), horizontalSpacers: horizontalSpacers, action: action)
    }

    /// - Parameters:
    ///   - title: may be a key, or inherited.
    ///   - horizontalSpacers: the insets of a button that fills the width; nil for one as wide as its title.
    ///   - intent: what a tap means; nil for what the slot of the view's kind means.
    ///   - action: what a tap does.
    public init(
        title: TextSource, horizontalSpacers: HorizontalSpacers? = nil, intent: StateViewAction.Intent? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.title = title
        self.horizontalSpacers = horizontalSpacers
        self.intent = intent
        self.action = action
    }

    func action(_ slot: StateViewAction.Slot, of kind: StateViewKind) -> StateViewAction {
        let usual = kind.defaultIntents.dropFirst(slot.position).first
        var action = StateViewAction(slot, intent ?? usual ?? .custom(slot.rawValue), label: title)
        if let horizontalSpacers {
            action.width = .full(leading: horizontalSpacers.leading, trailing: horizontalSpacers.trailing)
        }
        return action
    }
}
