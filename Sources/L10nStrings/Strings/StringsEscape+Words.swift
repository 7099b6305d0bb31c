extension StringsEscape {
    /// Whether a backslash stands between two words, as in `On\Off`, and is meant to be seen: without it, nothing is left of what
    /// was meant. `\xE9` is a letter in the notation of another language.
    static func separatesWords(_ bytes: Span<UInt8>, at index: Int, in content: Range<Int>) -> Bool {
        let next = index + 1
        guard index > content.lowerBound, next < content.upperBound, mayBeLetter(bytes[index - 1]),
            mayBeLetter(bytes[next])
        else { return false }
        guard bytes[next] | 0x20 == UInt8(ascii: "x"), next + 2 < content.upperBound else { return true }
        return hexDigit(bytes[next + 1]) == nil || hexDigit(bytes[next + 2]) == nil
    }

    /// Whether a byte is a letter of ASCII, or part of a character beyond that.
    private static func mayBeLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
