/// A state view in the vocabulary of Backbase-style design systems. Its properties may be set by a style or afterwards;
/// what is nil is left to the profile and the theme.
///
/// Source: BB-19, BB-25 to BB-33.
public struct StateView: StateViewDescribing {
    /// Of pictures; nil for the profile's.
    public var iconOrAnimationSize: Size?
    /// Around the content of the view; nil for the profile's.
    public var padding: StateViewArrangement.EdgeInsets?
    /// Behind the whole view; nil for the theme's.
    public var backgroundColor: StateViewStyle.Color?
    /// Of the view, in points or a token; nil for the theme's.
    public var cornerRadius: StateViewStyle.Length?
    /// Whether content beyond the corners is cut off.
    public var clipsToBounds: Bool?
    /// Setting it replaces all that was said of the title; compose with `<>` to add.
    public var titleLabelStyle: Style<LabelAppearance>?
    /// Setting it replaces all that was said of the subtitle; compose with `<>` to add.
    public var subtitleLabelStyle: Style<LabelAppearance>?
    /// Applied to the first button; nil for the style of its role.
    public var firstButtonStyle: Style<ButtonAppearance>?
    /// Applied to the second button; nil for the style of its role.
    public var secondButtonStyle: Style<ButtonAppearance>?
    /// Applied to the third button; nil for the style of its role.
    public var thirdButtonStyle: Style<ButtonAppearance>?
    /// Points; nil for no limit.
    public var titleLabelMaxWidth: Double?
    /// Points; nil for no limit.
    public var subtitleLabelMaxWidth: Double?
    /// Where the texts are looked for first.
    public let bundles: Bundles
    private let configuration: any StateViewConfiguration
    /// What the design system's default style set.
    private var defaults = StateViewStyle()

    /// - Parameters:
    ///   - params: what the view says, looks like and where its texts are looked for first.
    ///   - designSystem: its default style is applied where the parameters have none, as it is now.
    public init(params: StateViewInitParams, designSystem: DesignSystem = DesignSystem()) {
        configuration = params.configuration
        bundles = params.bundles
        if let style = params.style {
            style(&self)
        } else {
            designSystem.styles.stateView(&self)
            defaults = style
        }
        titleLabelMaxWidth = params.titleLabelMaxWidth ?? titleLabelMaxWidth
        subtitleLabelMaxWidth = params.subtitleLabelMaxWidth ?? subtitleLabelMaxWidth
    }

    /// The bundles in which the texts of a view are looked for first.
    public struct Bundles: Sendable, Hashable, ExpressibleByArrayLiteral {
        /// The folders that hold language folders, by path or the end of it.
        let names: [String]

        /// Those of the library, in its order.
        public static let main = Bundles([])

        /// - Parameter names: folders with language folders in them, such as `Payments` or `Journeys/Payments`; asked in
        ///   this order before the others of their layer.
        public init(_ names: [String]) {
            self.names = names
        }

        /// The folders in the order in which they are asked.
        public init(arrayLiteral elements: String...) {
            self.init(elements)
        }
    }

    /// What a tap on a button does; nil for a slot without one.
    public func handler(of slot: StateViewAction.Slot) -> (@MainActor () -> Void)? {
        configuration.button(slot)?.action
    }

    /// The view as a definition, with what its styles set.
    public var definition: StateViewDefinition {
        var result = configuration.definition
        let style = style
        // What the caller took back is left to the theme.
        let kept = defaults.values.filter { style[$0.key] != nil }
        if !kept.isEmpty { result.styles[.documentDefault] = StateViewStyle(kept) }
        // What the caller changed is set at the call, the rest by the design system.
        let own = style.values.filter { defaults[$0.key] != $0.value }
        if !own.isEmpty { result.styles[.callSite] = StateViewStyle(own) }
        // A style has one size for both sides.
        if let size = iconOrAnimationSize, size.width != size.height {
            result.visual.width = .points(size.width)
            result.visual.height = .points(size.height)
        }
        for slot in StateViewAction.Slot.allCases {
            guard var action = result.action(slot), let role = appearance(slot).role else { continue }
            action.role = role
            result.set(action)
        }
        return result
    }

    private func appearance(_ slot: StateViewAction.Slot) -> ButtonAppearance {
        var appearance = ButtonAppearance()
        switch slot {
        case .first: firstButtonStyle?(&appearance)
        case .second: secondButtonStyle?(&appearance)
        case .third: thirdButtonStyle?(&appearance)
        }
        return appearance
    }

    /// All that is set, as properties.
    private var style: StateViewStyle {
        var style = StateViewStyle()
        if let size = iconOrAnimationSize, size.width == size.height {
            style[.imageSize] = .length(.points(size.width))
        }
        if let padding { style[.padding] = .insets(padding) }
        if let backgroundColor { style[.backgroundColor] = .color(backgroundColor) }
        if let cornerRadius { style[.cornerRadius] = .length(cornerRadius) }
        if let clipsToBounds { style[.clips] = .flag(clipsToBounds) }
        if let width = titleLabelMaxWidth { style[.label(.title, .maxWidth)] = .length(.points(width)) }
        if let width = subtitleLabelMaxWidth { style[.label(.subtitle, .maxWidth)] = .length(.points(width)) }
        var label = LabelAppearance()
        titleLabelStyle?(&label)
        label.write(to: &style, .title)
        label = LabelAppearance()
        subtitleLabelStyle?(&label)
        label.write(to: &style, .subtitle)
        for slot in StateViewAction.Slot.allCases { appearance(slot).write(to: &style, slot) }
        return style
    }
}

extension StateView {
    /// A width and a height, in points.
    public struct Size: Sendable, Hashable, Codable {
        /// Points.
        public var width: Double
        /// Points.
        public var height: Double

        /// Both in points.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }
}
