/// The tokens of one permutation of a theme, resolved from its files or read from a lock.
package protocol ThemeTokens: Sendable {
    /// The value of the token at a path; nil when there is none, or it is wrong.
    func value(_ path: TokenPath) -> TokenValue?
    /// Whether a token stands at a path, right or wrong.
    func contains(_ path: TokenPath) -> Bool
    /// What vendor data adds to the value of a token.
    func styleData(_ path: TokenPath) -> StyleData
}
