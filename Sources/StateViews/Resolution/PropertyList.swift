import DesignTokens

/// Gathers what a view is drawn with, from the outside in and from top to bottom.
struct PropertyList {
    private(set) var properties: [ResolvedProperty] = []
    private(set) var issues: [StateViewIssue] = []
    private let look: StateViewLook
    private let environment: StateViewEnvironment
    private let profile: StateViewProfile

    init(_ look: StateViewLook, _ environment: StateViewEnvironment, _ profile: StateViewProfile) {
        self.look = look
        self.environment = environment
        self.profile = profile
        properties.reserveCapacity(48)
    }

    /// What a view consists of, as far as it takes room.
    struct Parts {
        var picture: StateViewVisual.Kind?
        var hasTitle = false
        var hasSubtitle = false
        var hasProgressLabel = false
        var actions: [StateViewAction] = []
        var hasBrandMark = false

        var hasText: Bool { hasTitle || hasSubtitle || hasProgressLabel }
    }

    /// Only what is there to see has properties: no gap without something on both of its sides (BB-18, LY-3).
    mutating func add(_ definition: StateViewDefinition, _ parts: Parts) {
        let slots = look.slots
        properties += slots.container
        switch parts.picture {
        case .icon: properties += definition.kind.family == .error ? slots.errorIcon : slots.icon
        case .illustration: properties += slots.illustration
        case .animation: properties += slots.animation
        case .progress: addProgress(definition)
        case nil: break
        }
        addGaps(parts)
        if parts.hasTitle { properties += slots.title }
        if parts.hasSubtitle { properties += slots.subtitle }
        if parts.hasProgressLabel { properties += slots.progressLabel }
        for action in parts.actions {
            let role = action.role ?? profile.role(of: action.slot)
            properties += slots.button(action.slot, ButtonGroup(role, profile))
        }
        if !parts.actions.isEmpty { properties += slots.buttonStates }
        if parts.hasBrandMark { properties += slots.brandMark }
        if definition.kind == .loading { limitWidthOfLoading() }
        if definition.layout.placement == .overlay { addScrim() }
        apply(definition, parts)
        scaleFonts()
    }

    private mutating func addProgress(_ definition: StateViewDefinition) {
        guard case .spinner(let size)? = definition.visual.progress else { return }
        let first = properties.count
        properties += look.slots.spinner
        let spinner = look.theme.spinner
        let (length, slot): (Double, String) =
            switch size {
            case .small: (spinner.sizeSmall, "sizeSmall")
            case .medium: (spinner.size, "size")
            case .large: (spinner.sizeLarge, "sizeLarge")
            }
        guard size != .medium,
            let index = properties[first...].firstIndex(where: { $0.name == "spinner.size" })
        else { return }
        let token = "stateView.spinner." + slot
        properties[index].value = .length(length)
        properties[index].token = token
        properties[index].origin = look.tokens.origin(of: token)
    }

    private mutating func addGaps(_ parts: Parts) {
        let actions = parts.actions.count
        if parts.picture != nil, parts.hasText || actions > 0 { addGap(.imageTitle) }
        if parts.hasTitle, parts.hasSubtitle { addGap(.titleSubtitle) }
        if parts.hasText, actions > 0 { addGap(.subtitleActions) }
        if actions > 1 { addGap(.betweenActions) }
        if parts.hasBrandMark { addGap(.beforeBrandMark) }
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
        properties.insert(ResolvedProperty(name: "scrim.color", value: .color(scrim), layer: .base), at: 0)
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

    // MARK: What authors set

    private mutating func apply(_ definition: StateViewDefinition, _ parts: Parts) {
        applyLines(.title, profile.titleMaxLines, definition.layout.titleMaxLines, isShown: parts.hasTitle)
        applyLines(.subtitle, profile.subtitleMaxLines, definition.layout.subtitleMaxLines, isShown: parts.hasSubtitle)
        applySize(definition, parts)
        applyTint(definition, parts)
        if !definition.styles.isEmpty {
            for layer in StateViewStyleLayer.allCases {
                for (property, value) in definition.styles[layer]?.sorted ?? [] {
                    apply(property, value, by: layer, parts)
                }
            }
        }
    }

    private mutating func apply(
        _ property: StyleProperty, _ value: StyleValue, by layer: StateViewStyleLayer, _ parts: Parts
    ) {
        guard layer < .documentDefault || profile.overridePolicy != .sealed else {
            issues.append(StateViewIssue(.sealedProfileOverride, property: property.name))
            return
        }
        guard let resolved = resolve(value) else {
            issues.append(StateViewIssue(.unresolvedStyleToken, property: property.name))
            return
        }
        guard isShown(property, parts) else { return }
        for name in names(of: property) { set(name, resolved.value, resolved.token, by: layer) }
    }

    /// A picture has a width and a height, an icon one size.
    private func names(of property: StyleProperty) -> [String] {
        guard property == .imageSize else { return [property.name] }
        return properties.contains { $0.name == "image.width" } ? ["image.width", "image.height"] : ["image.size"]
    }

    /// Whether there is something to see that has the property.
    private func isShown(_ property: StyleProperty, _ parts: Parts) -> Bool {
        switch property {
        case .imageSize, .imageColor: parts.picture != nil && parts.picture != .progress
        case .spacing: properties.contains { $0.name == property.name }
        case .label(.title, _): parts.hasTitle
        case .label(.subtitle, _): parts.hasSubtitle
        case .action(let slot, _): parts.actions.contains { $0.slot == slot }
        case .brandMarkWidth, .brandMarkHeight: parts.hasBrandMark
        case .padding, .backgroundColor, .cornerRadius, .clips, .contentMaxWidth, .alignment: true
        }
    }

    private mutating func set(
        _ name: String, _ value: ResolvedProperty.Value, _ token: String?, by layer: StateViewStyleLayer
    ) {
        let origin = token.map { look.tokens.origin(of: $0) } ?? []
        if let index = properties.firstIndex(where: { $0.name == name }) {
            properties[index].set(value, origin: origin, token: token, by: layer)
        } else {
            properties.append(ResolvedProperty(name: name, value: value, origin: origin, token: token, layer: layer))
        }
    }

    private mutating func applySize(_ definition: StateViewDefinition, _ parts: Parts) {
        let visual = definition.visual
        guard let picture = parts.picture, picture != .progress else { return }
        if visual.width != nil || visual.height != nil {
            guard profile.overridePolicy != .sealed else {
                issues.append(StateViewIssue(.sealedProfileOverride, property: "image.size"))
                return
            }
            if picture == .icon {
                if let width = visual.width { setLength("image.size", width) }
                if visual.height != nil { issues.append(StateViewIssue(.iconHeightIgnored, property: "image.height")) }
            } else {
                if let width = visual.width { setLength("image.width", width) }
                if let height = visual.height { setLength("image.height", height) }
            }
        }
        guard visual.scalesWithText, picture == .icon, environment.sizeCategory != .large else { return }
        let factor =
            DynamicType.metrics(.body, at: environment.sizeCategory).size
            / DynamicType.metrics(.body, at: .large).size
        guard let index = properties.firstIndex(where: { $0.name == "image.size" }),
            let length = properties[index].length
        else { return }
        properties[index].value = .length((length * factor).rounded())
    }

    private mutating func setLength(_ name: String, _ length: StyleLength) {
        guard let resolved = resolve(.length(length)) else {
            issues.append(StateViewIssue(.unresolvedStyleToken, property: name))
            return
        }
        set(name, resolved.value, resolved.token, by: .definition)
    }

    private mutating func applyTint(_ definition: StateViewDefinition, _ parts: Parts) {
        guard let tint = definition.visual.tint else { return }
        guard parts.picture == .icon || (parts.picture == .illustration && definition.visual.isTemplate) else {
            issues.append(StateViewIssue(.tintIgnored, property: "image.color"))
            return
        }
        guard let resolved = resolve(.color(tint)) else {
            issues.append(StateViewIssue(.unresolvedStyleToken, property: "image.color"))
            return
        }
        set("image.color", resolved.value, resolved.token, by: .definition)
        // A picture that takes a colour is drawn as a shape.
        if let index = properties.firstIndex(where: { $0.name == "image.rendering" }),
            properties[index].value != .word("template")
        {
            properties[index].set(.word("template"), by: .definition)
        }
    }

    private mutating func applyLines(_ label: StyleProperty.Label, _ profiled: Int?, _ own: Int?, isShown: Bool) {
        guard isShown, profiled != nil || own != nil else { return }
        let name = StyleProperty.label(label, .maxLines).name
        if let profiled { set(name, .number(profiled), nil, by: .profile) }
        guard let own else { return }
        guard profile.overridePolicy != .sealed else {
            issues.append(StateViewIssue(.sealedProfileOverride, property: name))
            return
        }
        set(name, .number(own), nil, by: .definition)
    }

    private func resolve(_ value: StyleValue) -> (value: ResolvedProperty.Value, token: String?)? {
        switch value {
        case .color(.literal(let color)): (.color(color), nil)
        case .color(.token(let path)): look.tokens.value(at: path)?.color.map { (.color($0), path) }
        case .length(.points(let points)): (.length(points), nil)
        case .length(.token(let path)): look.tokens.value(at: path)?.dimension.map { (.length($0.points()), path) }
        case .font(.token(let path)): look.tokens.font(at: path).map { (.font($0, $0.metrics()), path) }
        case .font(.preferred(let style, let weight)):
            (.font(FontStyle(style, weight: weight.rawValue, like: look.theme.title.font), TextMetrics()), nil)
        case .insets(let insets): (.insets(insets), nil)
        case .unlimited: (.unlimited, nil)
        case .number(let number): (.number(number), nil)
        case .word(let word): (.word(word), nil)
        case .flag(let flag): (.flag(flag), nil)
        }
    }

    /// Sizes and weights as the reader wants them.
    private mutating func scaleFonts() {
        let category = environment.sizeCategory
        let boldText = environment.boldText
        for index in properties.indices {
            guard case .font(var style, let metrics) = properties[index].value else { continue }
            // Fonts at the usual size are prepared.
            if category == .large, !boldText, metrics.size > 0 { continue }
            if boldText { style.weight = min(900, style.weight < 600 ? style.weight + 200 : style.weight + 100) }
            properties[index].value = .font(style, style.metrics(at: category))
        }
    }
}

extension StateViewStyle {
    /// The settings in an order that is the same each time.
    fileprivate var sorted: [(StyleProperty, StyleValue)] {
        values.sorted { $0.key.name < $1.key.name }.map { ($0.key, $0.value) }
    }
}

extension TextMetrics {
    /// Not known yet.
    fileprivate init() { self.init(size: 0, leading: 0) }
}

extension FontStyle {
    /// A text style of the system in a weight, in the family of another font.
    fileprivate init(_ style: TextStyle, weight: Double, like other: FontStyle) {
        let metrics = DynamicType.metrics(style, at: .large)
        self.init(
            families: other.families, size: metrics.size, weight: weight, lineHeight: metrics.leading / metrics.size,
            relativeTo: style, leadingFollowsTextStyle: true)
    }
}
