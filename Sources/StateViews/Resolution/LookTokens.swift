package import DesignTokens
package import L10nSource

/// Where a look takes tokens from: a resolved theme, or a file of values that were resolved before.
package protocol LookTokens: Sendable {
    /// The value of a token; nil when there is none, or it is wrong.
    func value(at path: String) -> TokenValue?
    /// The font of a typography token.
    func font(at path: String) -> FontStyle?
    /// How the value of a token came about: its own token, the tokens that its value is taken from, and for a composite
    /// value those that its members are taken from.
    func origin(of path: String) -> [TokenStep]
}

extension LookTokens {
    /// The slot that colours the icons of failures: the one of all icons, where a theme has none for them.
    var errorColorSlot: String { value(at: "stateView.icon.errorColor") == nil ? "icon.color" : "icon.errorColor" }
}

/// One token on the way from a slot to its value.
package struct TokenStep: Sendable, Hashable, Codable {
    package let path: String
    /// The member of a composite value that is taken from here, such as `fontFamily`; nil for the whole value.
    package let part: String?
    /// The list of the theme that the winning definition came through, such as `modifiers.brand.tori`; empty for none.
    package let list: String
    /// Where the winning definition's value stands.
    package let span: SourceSpan
    /// Where the values of the definitions stand that it replaced, the latest first (ST-5).
    package let overridden: [SourceSpan]

    package init(path: String, part: String? = nil, list: String, span: SourceSpan, overridden: [SourceSpan] = []) {
        self.path = path
        self.part = part
        self.list = list
        self.span = span
        self.overridden = overridden
    }
}
