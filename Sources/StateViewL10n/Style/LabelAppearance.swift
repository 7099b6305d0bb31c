/// How a title or a subtitle looks: what is nil is left to the theme.
public struct LabelAppearance: Sendable, Hashable {
    /// The font of the text; nil for the profile's.
    public var font: StateViewStyle.Font?
    /// The colour of the text; nil for the theme's.
    public var color: StateViewStyle.Color?
    /// The colour of the text, by the name that labels of platforms have.
    public var textColor: StateViewStyle.Color? {
        get { color }
        set { color = newValue }
    }
    /// nil for the profile's.
    public var maxLines: Int?

    /// What is nil is left to profile and theme.
    public init(font: StateViewStyle.Font? = nil, color: StateViewStyle.Color? = nil, maxLines: Int? = nil) {
        self.font = font
        self.color = color
        self.maxLines = maxLines
    }

    /// Writes what is set into the style of a view.
    func write(to style: inout StateViewStyle, _ label: StyleProperty.Label) {
        if let font { style[.label(label, .font)] = .font(font) }
        if let color { style[.label(label, .color)] = .color(color) }
        if let maxLines { style[.label(label, .maxLines)] = .number(maxLines) }
    }
}
