import DesignTokens

/// How profile feedback draws messages that are no views of their own.
///
/// Source: state-views.md FS-21, FS-22.
extension ShapeProperties {
    /// A banner about something that failed: a card in a tenth of the warning colour, with smaller texts, away from the edges of the screen.
    mutating func makeBanner() {
        var background = look.theme.icon.errorColor
        background.alpha *= 0.1
        set("background.color", .color(background), "stateView." + look.tokens.errorColorSlot)
        set("cornerRadius", .length(8))
        set("padding", "spacing.100", 8)
        set("margin.horizontal", "spacing.200", 16)
        let path = "systemTypography.subheadline"
        let own = look.tokens.font(at: path).map { ResolvedStateView.Property.Value.font($0, $0.metrics()) }
        for name in ["title.font", "subtitle.font"] {
            set(name, own ?? font(.subheadline), own == nil ? nil : path)
        }
        for slot in StateViewAction.Slot.allCases { set("action.\(slot.rawValue).font", font(.caption1)) }
    }

    /// What is wrong with a field: an icon and a line below it, both in the colour of errors.
    mutating func makeFieldMessage() {
        let path = "semantic.text.negative"
        let own = look.tokens.value(at: path)?.color
        let color = ResolvedStateView.Property.Value.color(own ?? look.theme.icon.errorColor)
        let token = own == nil ? "stateView." + look.tokens.errorColorSlot : path
        for name in ["image.color", "title.color", "subtitle.color"] { set(name, color, token) }
        for name in ["title.font", "subtitle.font"] { set(name, font(.caption1)) }
        set("spacing.imageTitle", "spacing.50", 4)
    }

    /// A text style of the system in the family of the texts.
    private func font(_ style: TextStyle) -> ResolvedStateView.Property.Value {
        let font = FontStyle(style, weight: 400, like: look.theme.title.font)
        return .font(font, font.metrics())
    }

    /// A length that the theme has a token for, or that length without one.
    private mutating func set(_ name: String, _ path: String, _ points: Double) {
        let length = look.tokens.value(at: path)?.dimension?.points()
        set(name, .length(length ?? points), length == nil ? nil : path)
    }

    /// Sets what there is to see; the margin is the banner's alone.
    private mutating func set(_ name: String, _ value: ResolvedStateView.Property.Value, _ token: String? = nil) {
        let origin = token.map { look.tokens.origin(of: $0) } ?? []
        if let index = properties.firstIndex(where: { $0.name == name }) {
            properties[index].set(value, origin: origin, token: token, by: .profile)
        } else if name == "margin.horizontal" {
            properties.append(
                ResolvedStateView.Property(name: name, value: value, origin: origin, token: token, layer: .profile))
        }
    }
}

extension FontStyle {
    /// A text style of the system in a weight, in the family of another font.
    init(_ style: TextStyle, weight: Double, like other: FontStyle) {
        let metrics = DynamicType.metrics(style, at: .large)
        self.init(
            families: other.families, size: metrics.size, weight: weight, lineHeight: metrics.leading / metrics.size,
            relativeTo: style, leadingFollowsTextStyle: true)
    }
}
