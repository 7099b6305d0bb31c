import L10nSource

extension PrintfScanner {
    /// The specifier itself. It is what `read` gives, and spares most texts its state.
    static func plain(in text: Span<UInt8>, at start: Int) -> PrintfSpecifier? {
        guard let argument = plainArgument(in: text, at: start) else { return nil }
        var specifier = PrintfSpecifier(at: start)
        specifier.range = SourceRange(start..<argument.end)
        specifier.position = UInt8(argument.position)
        switch argument.kind {
        case .signed: specifier.conversion = .decimal
        case .unsigned: specifier.conversion = .unsigned
        default: return specifier
        }
        switch argument.size {
        case .long: specifier.length = .l
        case .bits64: specifier.length = .ll
        default: break
        }
        return specifier
    }

    /// What a plain specifier asks for, all that a signature needs of it.
    package struct PlainArgument {
        package var kind: ArgumentKind
        package var size: ArgumentSize
        /// The argument, from 1; 0 without a number.
        package var position: Int
        /// The offset behind the specifier.
        package var end: Int

        package var type: ArgumentType { ArgumentType(kind, size) }
    }

    /// The argument of a specifier that nearly all texts have, `%@`, `%d`, `%lld`, with or without a position of one
    /// digit; nil for all else, and for an object with a length.
    @inline(__always)
    package static func plainArgument(in text: Span<UInt8>, at start: Int) -> PlainArgument? {
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
        if letter == UInt8(ascii: "@") {
            return PlainArgument(kind: .object, size: .natural, position: position, end: index &+ 1)
        }
        var size = ArgumentSize.bits32
        while letter == UInt8(ascii: "l"), size != .bits64, index &+ 1 < text.count {
            size = size == .bits32 ? .long : .bits64
            index &+= 1
            letter = text[index]
        }
        guard letter == UInt8(ascii: "d") || letter == UInt8(ascii: "u") else { return nil }
        let kind: ArgumentKind = letter == UInt8(ascii: "d") ? .signed : .unsigned
        return PlainArgument(kind: kind, size: size, position: position, end: index &+ 1)
    }
}
