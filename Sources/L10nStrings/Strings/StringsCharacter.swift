internal import L10nSource

/// What a reader of `.strings` files asks about one character.
enum StringsCharacter {
    static func byte(_ bytes: Span<UInt8>, _ index: Int) -> UInt8? {
        index < bytes.count ? bytes[index] : nil
    }

    static func length(_ bytes: Span<UInt8>, at index: Int) -> Int {
        UTF8Sequence.decode(bytes, at: index)?.length ?? 1
    }

    /// Whether the character at `index` can be seen.
    static func isVisible(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        guard let (scalar, _) = UTF8Sequence.decode(bytes, at: index) else { return false }
        return scalar < 0x80 ? scalar > 0x20 && scalar != 0x7F : !TextTraits.hides(scalar)
    }

    /// Whether the character at `index` is a space that is none to CoreFoundation.
    static func isSpaceLike(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        guard let (value, _) = UTF8Sequence.decode(bytes, at: index), let scalar = Unicode.Scalar(value) else {
            return false
        }
        // U+0085 NEXT LINE has the category of a control.
        return scalar.properties.generalCategory == .spaceSeparator || value == 0x85
    }

    /// A character as messages name it: `'='`, `U+00A0 NO-BREAK SPACE`, or the end of the file.
    static func named(_ bytes: Span<UInt8>, at index: Int) -> String {
        guard index < bytes.count else { return "the end of the file" }
        return named(bytes, index..<index + length(bytes, at: index))
    }

    static func named(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
        guard let (value, _) = UTF8Sequence.decode(bytes, at: range.lowerBound), let scalar = Unicode.Scalar(value)
        else { return "a byte that is not UTF-8" }
        if scalar == "\n" || scalar == "\r" { return "the end of the line" }
        return Wording.isInvisible(scalar) ? Wording.name(of: scalar) : "'\(scalar)'"
    }
}
