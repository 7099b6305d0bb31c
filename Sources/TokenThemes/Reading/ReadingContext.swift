import DesignTokens
internal import L10nSource
internal import L10nSyntax

/// Where a value is read: follows the references in it, and hears what is wrong with it.
///
/// Those who read values know nothing else of the token, its set and the permutation.
protocol ReadingContext {
    var dialect: TokenDialect { get }

    /// Follows the pointers that a member without a token type may be, such as a color's components.
    /// - Returns: nil when the value, or what it leads to, is wrong, which is reported.
    mutating func pointed(_ value: JSONValue) -> JSONValue?

    /// Reads a value that stands where a token of this type may stand; nil when it is wrong, which is reported.
    mutating func read(_ value: JSONValue, as type: TokenType) -> TokenValue?

    /// The same for a place where a reference may lead to another type as well.
    mutating func read(_ value: JSONValue, as type: TokenType, or other: TokenType) -> TokenValue?

    mutating func report(_ finding: TokenFinding)
}

extension ReadingContext {
    mutating func report(_ rule: Rule, _ problem: String, _ advice: String, at value: JSONValue) {
        report(TokenFinding(rule, problem, advice, at: value.span))
    }

    /// The number that a value is; that in a text or of a percentage too, in the dialect in which texts stand for all values.
    func number(of value: JSONValue) -> Double? {
        value.number ?? (isFree ? value.string.flatMap { CSSNumber.read($0) ?? NumberedText.share($0) } : nil)
    }

    /// Whether values are written for tools that take more than the specification names.
    var isFree: Bool { dialect == .styleDictionary }
}
