package import DesignTokens

/// Two tokens whose contrast matters: what is read, and what lies behind it.
package struct ContrastPair: Sendable, Hashable {
    /// The state of the control that the pair belongs to.
    package enum State: String, Sendable, Hashable, Codable {
        case rest, pressed, busy, disabled
    }

    /// Who says that the two belong together.
    package enum Origin: String, Sendable, Hashable, Codable {
        /// The built-in contract of a state view.
        case slot
        /// The list `on` of a token's vendor data.
        case declared
        /// The name: a background N and the foreground `on-N`.
        case name
    }

    /// The path of the color in front.
    package var foreground: TokenPath
    /// The paths of the colors behind it, the page first.
    package var layers: [TokenPath]
    package var role: ContrastRole
    package var state: State
    package var origin: Origin
    /// The path of the typography that decides whether text is large; nil for normal text.
    package var typography: TokenPath?

    package init(
        _ foreground: TokenPath, on layers: [TokenPath], _ role: ContrastRole, state: State = .rest, origin: Origin,
        typography: TokenPath? = nil
    ) {
        self.foreground = foreground
        self.layers = layers
        self.role = role
        self.state = state
        self.origin = origin
        self.typography = typography
    }
}
