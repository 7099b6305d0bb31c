import DesignTokens

/// Gathers what the views of a shape are drawn with, from the outside in and from top to bottom.
///
/// Only what is there to see has properties: no gap without something on both of its sides (BB-18, LY-3).
struct ShapeProperties {
    var properties: [ResolvedStateView.Property] = []
    let look: StateViewLook

    init(_ look: StateViewLook, _ shape: ViewShape) {
        self.look = look
        let slots = look.slots
        properties.reserveCapacity(64)
        properties += slots.container
        addPicture(shape.picture)
        addGaps(shape)
        if shape.hasTitle { properties += slots.title }
        if shape.hasSubtitle { properties += slots.subtitle }
        if shape.hasProgressLabel { properties += slots.progressLabel }
        for slot in StateViewAction.Slot.allCases {
            if let group = shape[slot] { properties += slots.button(slot, group) }
        }
        if shape.buttonCount > 0 { properties += slots.buttonStates }
        if shape.hasBrandMark { properties += slots.brandMark }
        // From here on, what was gathered is changed, fonts last.
        if shape.isLoading { limitWidthOfLoading() }
        if shape.isOverlay { addScrim() }
        if shape.isBanner { makeBanner() }
        if shape.isFieldMessage { makeFieldMessage() }
        if shape.hasTitle { addLines(.title, shape.titleMaxLines) }
        if shape.hasSubtitle { addLines(.subtitle, shape.subtitleMaxLines) }
        for index in properties.indices {
            properties[index].scaleFont(at: shape.sizeCategory, bold: shape.boldText)
            properties[index].liftLineLimit(at: shape.sizeCategory)
        }
    }

    private mutating func addPicture(_ picture: ViewShape.Visual?) {
        let slots = look.slots
        switch picture {
        case .icon: properties += slots.icon
        case .errorIcon: properties += slots.errorIcon
        case .illustration: properties += slots.illustration
        case .animation: properties += slots.animation
        case .smallSpinner: properties += slots.smallSpinner
        case .mediumSpinner: properties += slots.mediumSpinner
        case .largeSpinner: properties += slots.largeSpinner
        case .otherProgress, nil: break
        }
    }

    private mutating func addGaps(_ shape: ViewShape) {
        let actions = shape.buttonCount
        if shape.picture != nil, shape.hasText || actions > 0 { addGap(.imageTitle) }
        let texts = [shape.hasTitle, shape.hasSubtitle, shape.hasProgressLabel].filter(\.self)
        if texts.count > 1 { addGap(.titleSubtitle) }
        if shape.hasText, actions > 0 { addGap(.subtitleActions) }
        if actions > 1 { addGap(.betweenActions) }
        if shape.hasBrandMark { addGap(.beforeBrandMark) }
    }

    private mutating func addGap(_ gap: StyleProperty.Gap) {
        if let property = look.slots.gap(gap) { properties.append(property) }
    }

    /// The loading view of the profile is as wide as its text may be (WP-15, PR-12).
    private mutating func limitWidthOfLoading() {
        guard let limit = look.theme.loading.maxWidth,
            let index = properties.firstIndex(where: { $0.name == "contentMaxWidth" }),
            let label = look.slots.progressLabel.first(where: { $0.name == "progressLabel.maxWidth" })
        else { return }
        properties[index].set(.length(limit), origin: label.origin, token: label.token, by: label.layer)
    }

    /// The content under an overlay is darkened; a spinner on it is large and white (PL-3, FS-7).
    private mutating func addScrim() {
        let scrim = ColorValue(.srgb, 0, 0, 0, alpha: 0.3)
        properties.insert(ResolvedStateView.Property(name: "scrim.color", value: .color(scrim), layer: .base), at: 0)
        for index in properties.indices {
            switch properties[index].name {
            case "spinner.indicator": properties[index].set(.color(SRGBColor.white.value), by: .base)
            case "spinner.size":
                let token = "stateView.spinner.sizeLarge"
                properties[index].set(
                    .length(look.theme.spinner.sizeLarge), origin: look.tokens.origin(of: token), token: token,
                    by: .base)
            default: break
            }
        }
    }

    private mutating func addLines(_ label: StyleProperty.Label, _ most: Int?) {
        guard let most else { return }
        let name = StyleProperty.label(label, .maxLines).name
        properties.append(ResolvedStateView.Property(name: name, value: .number(most), layer: .profile))
    }
}

extension ResolvedStateView.Property {
    /// At the sizes that help people read, a text is whole, and the view scrolls (C-5, A-9); the limit is remembered as
    /// lost.
    mutating func liftLineLimit(at category: SizeCategory) {
        guard category.isAccessibility, case .number = value, name.hasSuffix(".maxLines") else { return }
        set(.unlimited, by: layer)
    }

    /// A font as the reader wants it: its size and its weight.
    mutating func scaleFont(at category: SizeCategory, bold: Bool) {
        guard case .font(var style, let metrics) = value else { return }
        // Fonts at the usual size are prepared.
        if category == .large, !bold, metrics.size > 0 { return }
        // Regular becomes semibold, and semibold bold.
        if bold { style.weight = min(900, style.weight < 600 ? style.weight + 200 : style.weight + 100) }
        value = .font(style, style.metrics(at: category))
    }
}
