import DesignTokens

/// Every property that a view can have by one look, in groups that are there or not as a whole.
struct LookSlots: Sendable {
    let container: [ResolvedStateView.Property]
    let icon: [ResolvedStateView.Property]
    let errorIcon: [ResolvedStateView.Property]
    let illustration: [ResolvedStateView.Property]
    let animation: [ResolvedStateView.Property]
    let smallSpinner: [ResolvedStateView.Property]
    let mediumSpinner: [ResolvedStateView.Property]
    let largeSpinner: [ResolvedStateView.Property]
    let title: [ResolvedStateView.Property]
    let subtitle: [ResolvedStateView.Property]
    let progressLabel: [ResolvedStateView.Property]
    let brandMark: [ResolvedStateView.Property]
    /// The colours that any button takes on while it cannot be used, or works.
    let buttonStates: [ResolvedStateView.Property]
    private let gaps: [StyleProperty.Gap: ResolvedStateView.Property]
    /// By slot and token group.
    private let buttons: [[ResolvedStateView.Property]]

    init(_ theme: StateViewTheme, _ tokens: any LookTokens, brandModifier: String) {
        let maker = SlotMaker(tokens: tokens, brandList: "modifiers.\(brandModifier).")
        let box = theme.container
        container = [
            maker.make("background.color", "container.background", .color(box.background)),
            maker.make("cornerRadius", "container.cornerRadius", .length(box.cornerRadius)),
            maker.make("padding", "container.padding", .length(box.padding)),
            maker.make("contentMaxWidth", "container.maxWidth", Self.limit(box.maxWidth)),
        ]
        let sizes = [
            // An icon in its own colours keeps them; the colour is for symbols that have none (PR-20).
            maker.make(
                "image.rendering", "icon.color", .word(theme.icon.keepsOwnColors ? "original" : "template")),
            maker.make("image.size", "icon.size", .length(theme.icon.size)),
        ]
        icon = [maker.make("image.color", "icon.color", .color(theme.icon.color))] + sizes
        errorIcon = [maker.make("image.color", tokens.errorColorSlot, .color(theme.icon.errorColor))] + sizes
        illustration = maker.extent(theme.illustration, "illustration")
        animation = maker.extent(theme.animation, "animation")
        smallSpinner = maker.spinner(theme.spinner, theme.spinner.sizeSmall, "sizeSmall")
        mediumSpinner = maker.spinner(theme.spinner, theme.spinner.size, "size")
        largeSpinner = maker.spinner(theme.spinner, theme.spinner.sizeLarge, "sizeLarge")
        title = maker.label(theme.title, "title")
        subtitle = maker.label(theme.subtitle, "subtitle")
        progressLabel = maker.label(theme.loading, "progressLabel", token: "loading")
        brandMark = [
            maker.make("brandMark.width", "brandMark.width", .length(theme.brandMark.width)),
            maker.make("brandMark.height", "brandMark.height", .length(theme.brandMark.height)),
        ]
        buttonStates = [("disabled", theme.buttons.disabled), ("busy", theme.buttons.busy)].flatMap { state, colors in
            [
                maker.make("action.\(state).background", "button.\(state).background", .color(colors.background)),
                maker.make("action.\(state).label", "button.\(state).label", .color(colors.label)),
                maker.make("action.\(state).border", "button.\(state).border", .color(colors.border)),
            ]
        }
        let spacing = theme.spacing
        gaps = [
            .imageTitle: maker.make("spacing.imageTitle", "spacing.imageTitle", .length(spacing.imageTitle)),
            .titleSubtitle: maker.make(
                "spacing.titleSubtitle", "spacing.titleSubtitle", .length(spacing.titleSubtitle)),
            .subtitleActions: maker.make(
                "spacing.subtitleActions", "spacing.textActions", .length(spacing.textActions)),
            .betweenActions: maker.make(
                "spacing.betweenActions", "spacing.betweenActions", .length(spacing.betweenActions)),
            .beforeBrandMark: maker.make(
                "spacing.beforeBrandMark", "spacing.beforeBrandMark", .length(spacing.beforeBrandMark)),
        ]
        buttons = StateViewAction.Slot.allCases.flatMap { slot in
            ButtonGroup.allCases.map { maker.button($0.button(of: theme), slot, $0, theme.buttons.minHeight) }
        }
    }

    func gap(_ gap: StyleProperty.Gap) -> ResolvedStateView.Property? { gaps[gap] }

    func button(_ slot: StateViewAction.Slot, _ group: ButtonGroup) -> [ResolvedStateView.Property] {
        buttons[slot.position * ButtonGroup.allCases.count + group.position]
    }

    static func limit(_ length: Double?) -> ResolvedStateView.Property.Value {
        length.map { .length($0) } ?? .unlimited
    }
}

/// The groups of tokens that buttons are drawn with.
enum ButtonGroup: String, CaseIterable {
    case primary
    case secondary
    case tertiary

    /// Each profile fills the groups with the styles that it has.
    init(_ role: StateViewAction.Role, _ profile: StateViewProfile) {
        switch role {
        case .primary, .destructive: self = .primary
        case .secondary: self = .secondary
        case .quiet: self = profile == .warp ? .secondary : .tertiary
        case .tertiary, .link: self = .tertiary
        }
    }

    var position: Int {
        switch self {
        case .primary: 0
        case .secondary: 1
        case .tertiary: 2
        }
    }

    func button(of theme: StateViewTheme) -> StateViewTheme.Button {
        switch self {
        case .primary: theme.buttons.primary
        case .secondary: theme.buttons.secondary
        case .tertiary: theme.buttons.tertiary
        }
    }
}

/// Makes properties from slots, with how each came about.
private struct SlotMaker {
    let tokens: any LookTokens
    /// What the names of lists of brands begin with.
    let brandList: String

    func make(_ name: String, _ slot: String, _ value: ResolvedStateView.Property.Value) -> ResolvedStateView.Property {
        let token = "stateView." + slot
        let origin = tokens.origin(of: token)
        return ResolvedStateView.Property(
            name: name, value: value, origin: origin, token: token, layer: layer(of: origin))
    }

    /// The slot's own token says who set it; the palette behind it does not.
    private func layer(of origin: [TokenStep]) -> StateViewStyle.Layer {
        guard let list = origin.first?.list else { return .base }
        if list.hasPrefix(brandList) { return .brand }
        return list.hasPrefix("modifiers.profile.") ? .profile : .base
    }

    func extent(_ extent: StateViewTheme.Extent, _ slot: String) -> [ResolvedStateView.Property] {
        [
            make("image.width", slot + ".width", .length(extent.width)),
            make("image.height", slot + ".height", .length(extent.height)),
        ]
    }

    func spinner(_ ring: StateViewTheme.Spinner, _ size: Double, _ slot: String) -> [ResolvedStateView.Property] {
        [
            make("spinner.indicator", "spinner.indicator", .color(ring.indicator)),
            make("spinner.track", "spinner.track", .color(ring.track)),
            make("spinner.size", "spinner." + slot, .length(size)),
            make("spinner.lineWidth", "spinner.lineWidth", .length(ring.lineWidth)),
        ]
    }

    func label(_ label: StateViewTheme.Label, _ name: String, token: String? = nil) -> [ResolvedStateView.Property] {
        let token = token ?? name
        return [
            make(name + ".color", token + ".color", .color(label.color)),
            make(name + ".font", token + ".typography", .font(label.font, label.font.metrics())),
            make(name + ".maxWidth", token + ".maxWidth", LookSlots.limit(label.maxWidth)),
        ]
    }

    func button(
        _ button: StateViewTheme.Button, _ slot: StateViewAction.Slot, _ group: ButtonGroup, _ minHeight: Double
    ) -> [ResolvedStateView.Property] {
        let name = "action.\(slot.rawValue)."
        let path = "button.\(group.rawValue)."
        return [
            make(name + "background", path + "background", .color(button.background)),
            make(name + "backgroundPressed", path + "backgroundPressed", .color(button.backgroundPressed)),
            make(name + "label", path + "label", .color(button.label)),
            make(name + "border", path + "border", .color(button.border)),
            make(name + "font", path + "typography", .font(button.font, button.font.metrics())),
            make(name + "radius", path + "cornerRadius", .length(button.cornerRadius)),
            make(name + "paddingVertical", path + "paddingVertical", .length(button.paddingVertical)),
            make(name + "paddingHorizontal", path + "paddingHorizontal", .length(button.paddingHorizontal)),
            make(name + "minHeight", "button.minHeight", .length(minHeight)),
        ]
    }
}
