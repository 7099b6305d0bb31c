import L10nSource

extension PrintfScanner {
    /// The specifiers that nearly all texts have, `%@`, `%d`, `%lld`, with or without a position of one digit; nil for
    /// all else. It gives what `read` gives, and spares most texts its state.
    static func plain(in text: Span<UInt8>, at start: Int) -> PrintfSpecifier? {
        var index = start + 1
        var specifier = PrintfSpecifier(at: start)
        if index + 2 < text.count, text[index + 1] == UInt8(ascii: "$"),
            case let digit = text[index] &- UInt8(ascii: "0"), digit >= 1, digit <= 9
        {
            specifier.position = digit
            index += 2
        }
        if index + 1 < text.count, text[index] == UInt8(ascii: "l") {
            let isDouble = text[index + 1] == UInt8(ascii: "l")
            specifier.length = isDouble ? .ll : .l
            index += isDouble ? 2 : 1
        }
        guard index < text.count else { return nil }
        switch text[index] {
        case UInt8(ascii: "@"): specifier.conversion = .object
        case UInt8(ascii: "d"): specifier.conversion = .decimal
        case UInt8(ascii: "u"): specifier.conversion = .unsigned
        default: return nil
        }
        specifier.range = SourceRange(start..<index + 1)
        return specifier
    }
}
