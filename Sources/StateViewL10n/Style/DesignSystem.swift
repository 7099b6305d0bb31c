/// The names of a design system. Colours, lengths and fonts are references to tokens, so that brand and scheme stay open
/// until a view is resolved.
///
/// It is a value: whoever changes a style hands the changed value on, and no other view changes (BB-31).
public struct DesignSystem: Sendable {
    /// The styles that views and buttons have unless they are given others.
    public var styles = Styles()
    /// Colours by what they are for.
    public let colors = Colors()
    /// Distances by size.
    public let spacer = Spacers()
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

    /// Colours by what they are for.
    public struct Colors: Sendable {
        /// What lies behind texts and buttons.
        public let background = Group("background")
        /// Texts and icons.
        public let foreground = Group("foreground")

        /// The colours of one purpose.
        @dynamicMemberLookup
        public struct Group: Sendable {
            private let name: String

            init(_ name: String) { self.name = name }

            /// The usual colour of the purpose.
            public var `default`: StateViewStyle.Color { self[dynamicMember: "default"] }
            /// The colour of what is less important.
            public var subtle: StateViewStyle.Color { self[dynamicMember: "subtle"] }

            /// The colour of any name that the theme has, such as `positive`.
            public subscript(dynamicMember member: String) -> StateViewStyle.Color { .token(name + "." + member) }
        }
    }

    /// Distances by size.
    @dynamicMemberLookup
    public struct Spacers: Sendable {
        /// The padding of a view, and the inset of buttons over a background.
        public var md: StateViewStyle.Length { self[dynamicMember: "md"] }
        /// Between picture, texts and buttons.
        public var lg: StateViewStyle.Length { self[dynamicMember: "lg"] }

        /// The distance of any name that the theme has.
        public subscript(dynamicMember member: String) -> StateViewStyle.Length { .token("spacer." + member) }
    }

    /// Fonts by text style and weight, in the family of the theme.
    public struct Fonts: Sendable {
        /// A font that grows with the reader's text size.
        public func preferredFont(_ style: TextStyle, _ weight: StateViewStyle.Font.Weight) -> StateViewStyle.Font {
            .preferred(style, weight)
        }
    }
}
