import DesignTokens
internal import L10nSyntax

/// Values that Style Dictionary and its transforms take and token files do not hold (TL-2).
///
/// A text with references never comes here, as a build puts it together.
enum FreeValueReader {
    /// Nil for what is written as in token files, and for what is no value of the type: its own reader says so.
    static func read(_ value: JSONValue, as type: TokenType) -> TokenValue? {
        switch type {
        case .color:
            value["components"] == nil && value["channels"] == nil ? ColorObject.read(value).map(TokenValue.color) : nil
        case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border, .transition,
            .shadow, .gradient, .typography:
            nil
        }
    }
}
