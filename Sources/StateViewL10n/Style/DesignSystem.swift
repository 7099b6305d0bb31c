/// The names of a design system. Colours, lengths and fonts are references to tokens, so that brand and scheme stay open
/// until a view is resolved.
///
/// It is a value: whoever changes a style hands the changed value on, and no other view changes (BB-31).
public struct DesignSystem: Sendable {
    public var styles = Styles()
    public let colors = Colors()
    public let spacer = Spacers()
    public let fonts = Fonts()

    public init() {}

    /// The styles that views and buttons have unless they are given others.
    public struct Styles: Sendable {
        /// Applied to every view that is made without a style.
        public var stateView: Style<StateView> = { _ in }
        public var primaryButton: Style<ButtonAppearance> = { $0.role = .primary }
        public var secondaryButton: Style<ButtonAppearance> = { $0.role = .secondary }
        public var tertiaryButton: Style<ButtonAppearance> = { $0.role = .tertiary }
    }

    /// Colours by what they are for.
    public struct Colors: Sendable {
        public let background = Group("background")
        public let foreground = Group("foreground")

        /// The colours of one purpose.
        @dynamicMemberLookup
        public struct Group: Sendable {
            private let name: String

            init(_ name: String) { self.name = name }

            public var `default`: StateViewStyle.Color { self[dynamicMember: "default"] }
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
