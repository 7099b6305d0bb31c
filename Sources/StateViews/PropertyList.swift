import DesignTokens

/// Gathers what a view is drawn with, from the outside in and from top to bottom.
struct PropertyList {
    private(set) var properties: [ResolvedProperty] = []
    private let look: StateViewLook
    private let category: SizeCategory
    private var theme: StateViewTheme { look.theme }

    init(_ look: StateViewLook, _ category: SizeCategory) {
        self.look = look
        self.category = category
    }

    /// Only what is there to see has properties: no gap without something on both of its sides (BB-18, TR-4).
    mutating func add(_ definition: StateViewDefinition, hasTitle: Bool, hasSubtitle: Bool) {
        addContainer()
        if let picture = definition.visual.pictures.first { add(picture, definition.kind.family) }
        addSpacing(definition, hasTitle: hasTitle, hasSubtitle: hasSubtitle)
        if hasTitle { add(theme.title, "title") }
        if hasSubtitle { add(theme.subtitle, "subtitle") }
        for action in definition.actions { add(action.slot) }
        if !definition.actions.isEmpty { addStates() }
    }

    private mutating func addContainer() {
        let container = theme.container
        add("background.color", "container.background", .color(container.background))
        add("cornerRadius", "container.cornerRadius", .length(container.cornerRadius))
        add("padding", "container.padding", .length(container.padding))
        add("contentMaxWidth", "container.maxWidth", Self.limit(container.maxWidth))
    }

    private mutating func add(_ picture: StateViewVisual.Picture, _ family: StateViewKind.Family?) {
        switch picture.kind {
        case .icon:
            let isError = family == .error
            add(
                "image.color", isError ? "icon.errorColor" : "icon.color",
                .color(isError ? theme.icon.errorColor : theme.icon.color))
            // An icon in its own colours keeps them; the colour is for symbols that have none (PR-20).
            add("image.rendering", "icon.color", .word(theme.icon.keepsOwnColors ? "original" : "template"))
            add("image.size", "icon.size", .length(theme.icon.size))
        case .illustration: add(theme.illustration, "illustration")
        case .animation: add(theme.animation, "animation")
        }
    }

    private mutating func add(_ extent: StateViewTheme.Extent, _ slot: String) {
        add("image.width", slot + ".width", .length(extent.width))
        add("image.height", slot + ".height", .length(extent.height))
    }

    private mutating func addSpacing(_ definition: StateViewDefinition, hasTitle: Bool, hasSubtitle: Bool) {
        let spacing = theme.spacing
        let hasText = hasTitle || hasSubtitle
        let hasPicture = !definition.visual.pictures.isEmpty
        let actions = definition.actions.count
        if hasPicture, hasText || actions > 0 { addGap("imageTitle", spacing.imageTitle) }
        if hasTitle, hasSubtitle { addGap("titleSubtitle", spacing.titleSubtitle) }
        if hasText, actions > 0 { addGap("textActions", spacing.textActions) }
        if actions > 1 { addGap("betweenActions", spacing.betweenActions) }
    }

    private mutating func addGap(_ name: String, _ length: Double) {
        add("spacing." + name, "spacing." + name, .length(length))
    }

    private mutating func add(_ label: StateViewTheme.Label, _ slot: String) {
        add(slot + ".color", slot + ".color", .color(label.color))
        add(slot + ".font", slot + ".typography", font(label.font))
        add(slot + ".maxWidth", slot + ".maxWidth", Self.limit(label.maxWidth))
    }

    private mutating func add(_ slot: ActionSlot) {
        let button =
            switch slot {
            case .first: theme.buttons.primary
            case .second: theme.buttons.secondary
            case .third: theme.buttons.tertiary
            }
        let name = "action.\(slot.rawValue)."
        let path = "button.\(slot.tokenName)."
        add(name + "background", path + "background", .color(button.background))
        add(name + "backgroundPressed", path + "backgroundPressed", .color(button.backgroundPressed))
        add(name + "label", path + "label", .color(button.label))
        add(name + "border", path + "border", .color(button.border))
        add(name + "font", path + "typography", font(button.font))
        add(name + "radius", path + "cornerRadius", .length(button.cornerRadius))
        add(name + "paddingVertical", path + "paddingVertical", .length(button.paddingVertical))
        add(name + "paddingHorizontal", path + "paddingHorizontal", .length(button.paddingHorizontal))
        add(name + "minHeight", "button.minHeight", .length(theme.buttons.minHeight))
    }

    /// The colors that any button takes on while it cannot be used, or works.
    private mutating func addStates() {
        for (state, colors) in [("disabled", theme.buttons.disabled), ("busy", theme.buttons.busy)] {
            add("action.\(state).background", "button.\(state).background", .color(colors.background))
            add("action.\(state).label", "button.\(state).label", .color(colors.label))
            add("action.\(state).border", "button.\(state).border", .color(colors.border))
        }
    }

    private mutating func add(_ name: String, _ slot: String, _ value: ResolvedProperty.Value) {
        let token = "stateView." + slot
        properties.append(ResolvedProperty(name: name, value: value, origin: look.origin(of: token), token: token))
    }

    private func font(_ style: FontStyle) -> ResolvedProperty.Value { .font(style, style.metrics(at: category)) }

    private static func limit(_ length: Double?) -> ResolvedProperty.Value { length.map { .length($0) } ?? .unlimited }
}

extension ActionSlot {
    /// The group of tokens of the button: profiles fill them with the style that they call their own.
    fileprivate var tokenName: String {
        switch self {
        case .first: "primary"
        case .second: "secondary"
        case .third: "tertiary"
        }
    }
}
