import DesignTokens

/// What a view is drawn with: the properties of its shape, and what its author sets.
struct ResolvedProperties {
    private(set) var properties: [ResolvedStateView.Property]
    private(set) var issues: [ResolvedStateView.Issue] = []
    private let look: StateViewLook
    private let shape: ViewShape
    private let profile: StateViewProfile

    init(_ definition: StateViewDefinition, _ shape: ViewShape, _ look: StateViewLook, _ profile: StateViewProfile) {
        self.look = look
        self.shape = shape
        self.profile = profile
        properties = look.properties(of: shape)
        if shape.hasTitle { applyLines(.title, definition.layout.titleMaxLines) }
        if shape.hasSubtitle { applyLines(.subtitle, definition.layout.subtitleMaxLines) }
        applySize(definition.visual)
        applyTint(definition.visual)
        if !definition.styles.isEmpty {
            for layer in StateViewStyle.Layer.allCases {
                for (property, value) in definition.styles[layer]?.sorted ?? [] { apply(property, value, by: layer) }
            }
        }
        // Last, as whoever set the size says what it is at the usual text size.
        if definition.visual.scalesWithText { scaleIcon() }
    }

    private mutating func apply(
        _ property: StyleProperty, _ value: StyleValue, by layer: StateViewStyle.Layer
    ) {
        guard layer < .documentDefault || profile.overridePolicy != .sealed else {
            issues.append(ResolvedStateView.Issue(.sealedProfileOverride, property: property.name))
            return
        }
        guard let resolved = resolve(value) else {
            issues.append(ResolvedStateView.Issue(.unresolvedStyleToken, property: property.name))
            return
        }
        guard isShown(property) else { return }
        for name in names(of: property) { set(name, resolved.value, resolved.token, by: layer) }
    }

    /// A picture has a width and a height, an icon one size.
    private func names(of property: StyleProperty) -> [String] {
        guard property == .imageSize else { return [property.name] }
        return properties.contains { $0.name == "image.width" } ? ["image.width", "image.height"] : ["image.size"]
    }

    /// Whether there is something to see that has the property.
    private func isShown(_ property: StyleProperty) -> Bool {
        switch property {
        case .imageSize, .imageColor: shape.hasStillOrMovingPicture
        case .spacing: properties.contains { $0.name == property.name }
        case .label(.title, _): shape.hasTitle
        case .label(.subtitle, _): shape.hasSubtitle
        case .action(let slot, _): shape[slot] != nil
        case .brandMarkWidth, .brandMarkHeight: shape.hasBrandMark
        case .padding, .backgroundColor, .cornerRadius, .clips, .contentMaxWidth, .alignment: true
        }
    }

    private mutating func set(
        _ name: String, _ value: ResolvedStateView.Property.Value, _ token: String?, by layer: StateViewStyle.Layer
    ) {
        let origin = token.map { look.tokens.origin(of: $0) } ?? []
        let index = properties.firstIndex { $0.name == name } ?? properties.endIndex
        if index < properties.endIndex {
            properties[index].set(value, origin: origin, token: token, by: layer)
        } else {
            properties.append(
                ResolvedStateView.Property(name: name, value: value, origin: origin, token: token, layer: layer))
        }
        properties[index].scaleFont(at: shape.sizeCategory, bold: shape.boldText)
        properties[index].liftLineLimit(at: shape.sizeCategory)
    }

    private mutating func applySize(_ visual: StateViewVisual) {
        guard shape.hasStillOrMovingPicture, visual.width != nil || visual.height != nil else { return }
        guard profile.overridePolicy != .sealed else {
            issues.append(ResolvedStateView.Issue(.sealedProfileOverride, property: "image.size"))
            return
        }
        if shape.hasIcon {
            if let width = visual.width { setLength("image.size", width) }
            if visual.height != nil {
                issues.append(ResolvedStateView.Issue(.iconHeightIgnored, property: "image.height"))
            }
        } else {
            if let width = visual.width { setLength("image.width", width) }
            if let height = visual.height { setLength("image.height", height) }
        }
    }

    private mutating func scaleIcon() {
        guard shape.hasIcon, shape.sizeCategory != .large else { return }
        let factor =
            DynamicType.metrics(.body, at: shape.sizeCategory).size
            / DynamicType.metrics(.body, at: .large).size
        guard let index = properties.firstIndex(where: { $0.name == "image.size" }),
            let length = properties[index].length
        else { return }
        properties[index].value = .length((length * factor).rounded())
    }

    private mutating func setLength(_ name: String, _ length: StateViewStyle.Length) {
        guard let resolved = resolve(.length(length)) else {
            issues.append(ResolvedStateView.Issue(.unresolvedStyleToken, property: name))
            return
        }
        set(name, resolved.value, resolved.token, by: .definition)
    }

    private mutating func applyTint(_ visual: StateViewVisual) {
        guard let tint = visual.tint else { return }
        guard shape.hasIcon || (shape.picture == .illustration && visual.isTemplate) else {
            issues.append(ResolvedStateView.Issue(.tintIgnored, property: "image.color"))
            return
        }
        guard let resolved = resolve(.color(tint)) else {
            issues.append(ResolvedStateView.Issue(.unresolvedStyleToken, property: "image.color"))
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

    private mutating func applyLines(_ label: StyleProperty.Label, _ most: Int?) {
        guard let most else { return }
        let name = StyleProperty.label(label, .maxLines).name
        guard profile.overridePolicy != .sealed else {
            issues.append(ResolvedStateView.Issue(.sealedProfileOverride, property: name))
            return
        }
        set(name, .number(most), nil, by: .definition)
    }

    private func resolve(_ value: StyleValue) -> (value: ResolvedStateView.Property.Value, token: String?)? {
        switch value {
        case .color(.literal(let color)): (.color(color), nil)
        case .color(.token(let path)): look.tokens.value(at: path)?.color.map { (.color($0), path) }
        case .length(.points(let points)): (.length(points), nil)
        case .length(.token(let path)): look.tokens.value(at: path)?.dimension.map { (.length($0.points()), path) }
        case .font(.token(let path)): look.tokens.font(at: path).map { (.font($0, $0.metrics()), path) }
        case .font(.preferred(let style, let weight)):
            (.font(FontStyle(style, weight: weight.rawValue, like: look.theme.title.font), FontStyle.Metrics()), nil)
        case .insets(let insets):
            // Insets of several tokens are no one's.
            ResolvedStateView.Insets(insets) { look.tokens.value(at: $0)?.dimension?.points() }
                .map { (.insets($0), insets.tokens.count == 1 ? insets.tokens.first : nil) }
        case .unlimited: (.unlimited, nil)
        case .number(let number): (.number(number), nil)
        case .word(let word): (.word(word), nil)
        case .flag(let flag): (.flag(flag), nil)
        }
    }
}

extension StateViewStyle {
    /// The settings in an order that is the same each time.
    fileprivate var sorted: [(StyleProperty, StyleValue)] {
        values.sorted { $0.key.name < $1.key.name }.map { ($0.key, $0.value) }
    }
}

extension FontStyle.Metrics {
    /// Not known yet.
    fileprivate init() { self.init(size: 0, leading: 0) }
}
