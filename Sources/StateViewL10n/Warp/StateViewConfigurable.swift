/// A view of the Warp family: presets over the base view, which a caller may change field by field as a last resort.
///
/// Every override returns a changed copy; of several for one field the last counts.
/// Source: WP-20 to WP-23, WP-38.
public protocol StateViewConfigurable: StateViewDescribing {
    /// The base view with everything that is set.
    var base: WarpStateView { get set }
}

extension StateViewConfigurable {
    /// The view as a definition, with its overrides.
    public var definition: StateViewDefinition { base.definition }

    /// What a tap on a button does; nil for a slot without one.
    public func handler(of slot: StateViewAction.Slot) -> (@MainActor () -> Void)? { base.handler(of: slot) }

    /// Any change at once.
    public func override(_ patch: StateViewPatch) -> Self {
        var copy = self
        copy.base.apply(patch)
        return copy
    }

    /// - Parameter image: nil for none.
    public func override(image: WarpStateView.Image?) -> Self {
        var patch = StateViewPatch()
        patch.icon = .clear
        patch.illustration = .clear
        switch image {
        case .icon(let icon): patch.icon = .set(icon.id)
        case .illustration(let id): patch.illustration = .set(id)
        case nil: break
        }
        return override(patch)
    }

    /// The height stays (WP-21). nil for the profile's width.
    public func override(imageWidth: StateViewStyle.Length?) -> Self {
        var patch = StateViewPatch()
        patch.imageWidth = StateViewPatch.Field(imageWidth)
        return override(patch)
    }

    /// The width stays; icons are square and have none. nil for the profile's height.
    public func override(imageHeight: StateViewStyle.Length?) -> Self {
        var patch = StateViewPatch()
        patch.imageHeight = StateViewPatch.Field(imageHeight)
        return override(patch)
    }

    /// The view with a picture of another size, in points or tokens; nil for the profile's.
    public func override(imageWidth: StateViewStyle.Length?, imageHeight: StateViewStyle.Length?) -> Self {
        override(imageWidth: imageWidth).override(imageHeight: imageHeight)
    }

    /// - Parameter tintColor: nil for the theme's.
    public func override(tintColor: StateViewStyle.Color?) -> Self {
        var patch = StateViewPatch()
        patch.tint = StateViewPatch.Field(tintColor)
        return override(patch)
    }

    /// - Parameter imageContentDescription: nil for a picture that is decoration.
    public func override(imageContentDescription: String?) -> Self {
        override(.imageLabel, imageContentDescription)
    }

    /// - Parameter imageContentDescription: a key of what the picture says.
    @_disfavoredOverload
    public func override(imageContentDescription: TextSource) -> Self {
        override(.imageLabel, source: imageContentDescription)
    }

    /// The view with another title, which is final.
    public func override(title: String) -> Self { override(.title, title) }

    /// The view with another title: a key such as `.key("sell.login.title")`, or its default.
    public func override(title: TextSource) -> Self { override(.title, source: title) }

    /// - Parameter description: a final text; nil for none.
    public func override(description: String?) -> Self { override(.subtitle, description) }

    /// - Parameter description: a key such as `.key("sell.login.description")`, or the default.
    @_disfavoredOverload
    public func override(description: TextSource) -> Self { override(.subtitle, source: description) }

    /// - Parameter actionButton: nil for none.
    public func override(actionButton: WarpStateView.StateButton?) -> Self {
        var copy = self
        copy.base.set(actionButton, .first)
        return copy
    }

    /// - Parameter quietButton: nil for none.
    public func override(quietButton: WarpStateView.StateButton?) -> Self {
        var copy = self
        copy.base.set(quietButton, .second)
        return copy
    }

    /// Whether the mark of the brand's owner stands under the view.
    public func override(showLogo: Bool) -> Self {
        var patch = StateViewPatch()
        patch.showsBrandMark = .set(showLogo)
        return override(patch)
    }

    private func override(_ role: StateViewTextRole, _ text: String?) -> Self {
        override(role, source: text.map { .literal($0) } ?? .none)
    }

    private func override(_ role: StateViewTextRole, source: TextSource) -> Self {
        var patch = StateViewPatch()
        patch.texts[role] = source == .none ? .clear : .set(source)
        return override(patch)
    }
}
