internal import L10nSource

extension OldStylePropertyListReader {
    /// `parseQuotedPlistString` and `parseUnquotedPlistString`.
    mutating func readString(_ bytes: Span<UInt8>) -> String? {
        let start = position
        let quote = bytes[start]
        guard StringsLexer.isQuote(quote) else {
            position = StringsLexer.unquotedEnd(bytes, from: start)
            return makesValues ? String(bytes, in: start..<position) : ""
        }
        let scan = TextScan.quoted(bytes, from: start + 1, quote: quote)
        guard scan.end < bytes.count else {
            unclosedQuote = start
            // A backslash as the last character is an error of its own, seen where it stands.
            if scan.isUnusual, endsInBackslash(bytes, from: start + 1) {
                position = bytes.count
                fail(.unterminatedEscape)
            } else {
                // CoreFoundation goes on behind the quote where the error is forgotten (S-69).
                position = start + 1
                fail(.unterminatedString)
            }
            return nil
        }
        position = scan.end + 1
        fault = nil
        guard makesValues else { return "" }
        guard scan.traits.contains(.escape) else {
            return String(bytes, in: start + 1..<scan.end)
        }
        return String(decoding: StringsEscape.decoded(bytes, in: start + 1..<scan.end), as: UTF8.self)
    }

    /// Whether the last escape of an unclosed string is a lone backslash.
    private func endsInBackslash(_ bytes: Span<UInt8>, from start: Int) -> Bool {
        var index = bytes.count
        while index > start, bytes[index - 1] == UInt8(ascii: "\\") { index -= 1 }
        return (bytes.count - index) % 2 == 1
    }
}
