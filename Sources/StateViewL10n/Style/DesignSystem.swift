/// The names of a design system. Colours, lengths and fonts are references to tokens, so that brand and scheme stay open
/// until a view is resolved.
///
/// It is a value: whoever changes a style hands the changed value on, and no other view changes (BB-31).
public struct DesignSystem: Sendable {
    /// The styles that views and buttons have unless they are given others.
    public var styles = Styles()
    /// Colours by what they are for, such as `colors.background.default`.
    public let colors = Tokens { purpose in Tokens { StateViewStyle.Color.token("\(purpose).\($0)") } }
    /// Distances by size, such as `spacer.md`.
    public let spacer = Tokens { StateViewStyle.Length.token("spacer.\($0)") }
    /// Fonts by text style and weight.
    public let fonts = Fonts()

    /// The names as every theme of the product has them, with the usual styles.
    public init() {}

    /// The styles that views and buttons have unless they are given others.
    public struct Styles: Sendable {
        /// Applied to every view that is made without a style.
        public var stateView: Style<StateView> = { _ in }
        /// For the action that most readers want.
        public var primaryButton: Style<ButtonAppearance> = { $0.role = .primary }
        /// For another way out.
        public var secondaryButton: Style<ButtonAppearance> = { $0.role = .secondary }
        /// For what few readers need.
        public var tertiaryButton: Style<ButtonAppearance> = { $0.role = .tertiary }
    }

    /// What a theme has by name. Any name can be asked for: what a theme lacks is an issue of the view that it is for.
    @dynamicMemberLookup
    public struct Tokens<Value: Sendable>: Sendable {
        private let named: @Sendable (String) -> Value

        init(_ named: @escaping @Sendable (String) -> Value) { self.named = named }

        /// What has the name, such as `positive`. The names that every theme has are declared below, and come first.
        @_disfavoredOverload
        public subscript(dynamicMember name: String) -> Value { named(name) }
    }

    /// Fonts by text style and weight, in the family of the theme.
    public struct Fonts: Sendable {
        /// A font that grows with the reader's text size.
        public func preferredFont(_ style: TextStyle, _ weight: StateViewStyle.Font.Weight) -> StateViewStyle.Font {
            .preferred(style, weight)
        }
    }
}

/// What every theme has, so that editors offer it.
extension DesignSystem.Tokens<DesignSystem.Tokens<StateViewStyle.Color>> {
    /// What lies behind texts and buttons.
    public var background: Value { self[dynamicMember: "background"] }
    /// Texts and icons.
    public var foreground: Value { self[dynamicMember: "foreground"] }
}

extension DesignSystem.Tokens<StateViewStyle.Color> {
    /// The usual colour of the purpose.
    public var `default`: Value { self[dynamicMember: "default"] }
    /// The colour of what is less important.
    public var subtle: Value { self[dynamicMember: "subtle"] }
}

extension DesignSystem.Tokens<StateViewStyle.Length> {
    /// The padding of a view, and the inset of buttons over a background.
    public var md: Value { self[dynamicMember: "md"] }
    /// Between picture, texts and buttons.
    public var lg: Value { self[dynamicMember: "lg"] }
}
