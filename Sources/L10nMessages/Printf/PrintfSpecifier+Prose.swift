import L10nSource

/// What tells a specifier from a percent sign of prose.
extension PrintfSpecifier {
    /// Whether nobody takes it for prose: an object, a number of an argument, or a plain conversion that ends a word, and
    /// that no digit stands before.
    package func isUnmistakable(in text: Span<UInt8>) -> Bool {
        if conversion == .variable || flags.contains(.space) { return false }
        if isNumbered || conversion == .object { return true }
        return flags.shown.isEmpty && width == .none && stars == 0 && !followsDigit(in: text) && !goesOn(in: text)
    }

    /// Whether a digit stands directly before it.
    package func followsDigit(in text: Span<UInt8>) -> Bool {
        let start = Int(range.lower)
        return start > 0 && text[start - 1].isDigit
    }

    /// Whether a Latin letter stands directly behind it, so that it may be the start of a word.
    package func goesOn(in text: Span<UInt8>) -> Bool {
        let end = Int(range.upper)
        guard end < text.count else { return false }
        return text[end].isLetter || (0xC3...0xC9).contains(text[end])
    }
}

extension PrintfParser {
    /// The specifiers of a text that nobody takes for prose, as they are written.
    package static func unmistakable(in text: String) -> [String] {
        let bytes = Array(text.utf8)
        var found: [String] = []
        for specifier in parse(bytes.span).specifiers
        where specifier.flags.isDisjoint(with: [.disordered, .lateSpace]) && specifier.isUnmistakable(in: bytes.span) {
            found.append(String(decoding: bytes[specifier.range.indices], as: UTF8.self))
        }
        return found
    }
}
