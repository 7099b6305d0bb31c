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

    /// What one of the plain specifiers asks for, all that a signature needs of it.
    struct PlainArgument {
        var type: ArgumentType
        /// The argument, from 1; 0 without a number.
        var position: Int
        /// The offset behind the specifier.
        var end: Int
    }

    /// The argument of a plain specifier; nil for all else, and for an object with a length.
    @inline(__always)
    static func plainArgument(in text: Span<UInt8>, at start: Int) -> PlainArgument? {
        guard start &+ 1 < text.count else { return nil }
        var index = start &+ 1
        var position = 0
        var letter = text[index]
        if case let digit = letter &- UInt8(ascii: "0"), digit >= 1, digit <= 9 {
            guard index &+ 2 < text.count, text[index &+ 1] == UInt8(ascii: "$") else { return nil }
            position = Int(digit)
            index &+= 2
            letter = text[index]
        }
        if letter == UInt8(ascii: "@") { return PlainArgument(type: .object, position: position, end: index &+ 1) }
        var size = ArgumentSize.bits32
        while letter == UInt8(ascii: "l"), size != .bits64, index &+ 1 < text.count {
            size = size == .bits32 ? .long : .bits64
            index &+= 1
            letter = text[index]
        }
        guard letter == UInt8(ascii: "d") || letter == UInt8(ascii: "u") else { return nil }
        let kind: ArgumentKind = letter == UInt8(ascii: "d") ? .signed : .unsigned
        return PlainArgument(type: ArgumentType(kind, size), position: position, end: index &+ 1)
    }
}
