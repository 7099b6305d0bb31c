import L10nSource

extension PrintfScanner {
    /// Reads the name behind `#@`. Newer compilers take any name, CoreFoundation only `A–Z a–z 0–9 _` (PF-36, SD-19).
    mutating func variable(_ text: Span<UInt8>) -> PrintfItem {
        let isRegular = text[index - 2] == UInt8(ascii: "#")
        let nameStart = index
        while index < text.count, !isNameEnd(text[index]) {
            if !isSafe(text[index]) { specifier.flags.insert(.unsafeName) }
            index += 1
        }
        let name = SourceRange(nameStart..<index)
        guard isRegular, !name.isEmpty, index < text.count, text[index] == UInt8(ascii: "@") else {
            if index < text.count, text[index] == UInt8(ascii: "@") { index += 1 }
            // What was meant is plain, so that the finding can say how to write it (SD-18).
            if !name.isEmpty, !specifier.flags.contains(.unsafeName) { specifier.name = name }
            return fail(.malformedVariable, nil)
        }
        index += 1
        specifier.name = name
        specifier.flags.remove(.alternate)
        return finish(.variable, text)
    }

    /// `%[name]@` reads an object when nothing defines the name (PF-35).
    mutating func bracket(_ text: Span<UInt8>) -> PrintfItem {
        var end = index
        while end < text.count, isSafe(text[end]) { end += 1 }
        guard end > index, UTF8Scalars.matches("]@", in: text, at: end) else { return fail(.unknownConversion, "[") }
        specifier.name = SourceRange(index..<end)
        index = end + 2
        return fail(.malformedVariable, nil)
    }

    /// Reads the name behind an opening parenthesis, with the closing one; false where none stands there.
    mutating func label(_ text: Span<UInt8>) -> Bool {
        guard specifier.label == nil else { return false }
        var end = index
        while end < text.count, isSafe(text[end]) || text[end] >= 0x80 { end += 1 }
        guard end > index, end < text.count, text[end] == UInt8(ascii: ")"), text[index] &- UInt8(ascii: "0") > 9
        else { return false }
        specifier.label = SourceRange(index..<end)
        index = end + 1
        return true
    }

    private func isNameEnd(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "%") || byte == 0x7F
    }

    private func isSafe(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
