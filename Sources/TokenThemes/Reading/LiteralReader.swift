import DesignTokens
internal import L10nSyntax

/// Reads values that are no references, by their types. What is wrong with them is reported.
enum LiteralReader<Context: ReadingContext> {
    static func read(_ value: JSONValue, as type: TokenType, _ context: inout Context) -> TokenValue? {
        if context.isFree, let value = FreeValueReader.read(value, as: type) { return value }
        return switch type {
        case .color: ColorReader.readColor(value, &context).map(TokenValue.color)
        case .dimension: SimpleValueReader.readDimension(value, &context).map(TokenValue.dimension)
        case .fontFamily: FontValueReader.readFontFamily(value, &context).map(TokenValue.fontFamily)
        case .fontWeight: FontValueReader.readFontWeight(value, &context).map(TokenValue.fontWeight)
        case .duration: SimpleValueReader.readDuration(value, &context).map(TokenValue.duration)
        case .cubicBezier: SimpleValueReader.readCubicBezier(value, &context).map(TokenValue.cubicBezier)
        case .number: SimpleValueReader.readNumber(value, "a number", &context).map(TokenValue.number)
        case .strokeStyle: CompositeReader.readStrokeStyle(value, &context).map(TokenValue.strokeStyle)
        case .border: CompositeReader.readBorder(value, &context).map(TokenValue.border)
        case .transition: CompositeReader.readTransition(value, &context).map(TokenValue.transition)
        case .shadow: CompositeReader.readShadows(value, &context).map(TokenValue.shadow)
        case .gradient: CompositeReader.readGradient(value, &context).map(TokenValue.gradient)
        case .typography: CompositeReader.readTypography(value, &context).map(TokenValue.typography)
        }
    }
}

extension TokenType {
    /// Whether tools take it for another one of these, see `meant(by:of:_:)`.
    var isMeasure: Bool { self == .dimension || self == .number }

    /// The type of a value that states one: tools that measure texts call a share of their size, such as `-5%`, a length, and a
    /// line height that is a length a number.
    static func meant(by type: TokenType, of value: JSONValue, _ dialect: TokenDialect) -> TokenType {
        guard dialect == .styleDictionary, let text = value.string else { return type }
        if type == .dimension, NumberedText.share(text) != nil { return .number }
        return type == .number && NumberedText.length(text, plainUnit: nil) != nil ? .dimension : type
    }

    /// The only type that a value can have, in the dialect that states none (TL-2); elsewhere types are never guessed.
    static func evident(of value: JSONValue, _ dialect: TokenDialect) -> TokenType? {
        guard dialect == .styleDictionary else { return nil }
        if value.isNumber { return .number }
        if ColorObject.read(value) != nil { return .color }
        guard let text = value.string else { return nil }
        // The name of a color may as well be another word, but for this one.
        let isColor = text.hasPrefix("#") || text.contains("(") || text.lowercased() == "transparent"
        if isColor, CSSColorText.read(text) != nil { return .color }
        if NumberedText.length(text, plainUnit: nil) != nil { return .dimension }
        if NumberedText.duration(text) != nil { return .duration }
        return CSSNumber.read(text) == nil ? nil : .number
    }
}
