/// How a button looks: what is nil is left to the theme.
public struct ButtonAppearance: Sendable, Hashable {
    /// How much weight the button has, which decides its colours; nil for that of its slot.
    public var role: StateViewAction.Role?
    /// Of the label; nil for the role's.
    public var font: StateViewStyle.Font?
    /// The least height, in points or a token; nil for the role's.
    public var minHeight: StateViewStyle.Length?
    /// Points or a token; nil for the role's.
    public var cornerRadius: StateViewStyle.Length?

    /// What is nil is left to the role of the button.
    public init(
        role: StateViewAction.Role? = nil, font: StateViewStyle.Font? = nil, minHeight: StateViewStyle.Length? = nil,
        cornerRadius: StateViewStyle.Length? = nil
    ) {
        self.role = role
        self.font = font
        self.minHeight = minHeight
        self.cornerRadius = cornerRadius
    }

    /// Writes what is set into the style of a view.
    func write(to style: inout StateViewStyle, _ slot: StateViewAction.Slot) {
        if let font { style[.action(slot, .font)] = .font(font) }
        if let minHeight { style[.action(slot, .minHeight)] = .length(minHeight) }
        if let cornerRadius { style[.action(slot, .radius)] = .length(cornerRadius) }
    }
}
