internal import L10nSource

extension StringsEscape {
    /// Whether a backslash stands between two words, as in `On\Off`, and is meant to be seen: without it, nothing is left of what
    /// was meant. `\xE9` is a letter in the notation of another language.
    static func separatesWords(_ bytes: Span<UInt8>, at index: Int, in content: Range<Int>) -> Bool {
        let next = index + 1
        guard index > content.lowerBound, next < content.upperBound, bytes[index - 1].mayBeLetter,
            bytes[next].mayBeLetter
        else { return false }
        guard bytes[next] | 0x20 == UInt8(ascii: "x"), next + 2 < content.upperBound else { return true }
        return hexDigit(bytes[next + 1]) == nil || hexDigit(bytes[next + 2]) == nil
    }
}
