extension StringsEscape {
    /// Where a part of a decoded string was written.
    ///
    /// A part that begins or ends inside what one escape stands for takes in the whole escape.
    /// - Parameters:
    ///   - part: offsets in the UTF-8 of the decoded string.
    ///   - range: the content of the string in `bytes`.
    package static func place(of part: Range<Int>, in bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
        var lower: Int?
        var written = range.lowerBound
        var decoded = 0
        var isAfterHighSurrogate = false
        while written < range.upperBound, decoded < part.upperBound || lower == nil {
            if lower == nil, decoded >= part.lowerBound { lower = written }
            if decoded >= part.upperBound { break }
            let start = written
            if bytes[written] == UInt8(ascii: "\\") {
                let escape = read(bytes.extracting(..<range.upperBound), at: written)
                decoded += length(of: escape.value, isAfterHighSurrogate)
                isAfterHighSurrogate = (0xD800...0xDBFF).contains(escape.value)
                written = max(escape.end, written + 1)
            } else {
                decoded += 1
                written += 1
                isAfterHighSurrogate = false
            }
            if lower == nil, decoded > part.lowerBound { lower = start }
        }
        let start = lower ?? range.upperBound
        return start..<max(start, min(written, range.upperBound))
    }

    /// The bytes that an escape adds. The first half of a surrogate pair counts three until its other half makes four.
    private static func length(of value: UInt32, _ isAfterHighSurrogate: Bool) -> Int {
        if isAfterHighSurrogate, (0xDC00...0xDFFF).contains(value) { return 1 }
        return switch value {
        case ..<0x80: 1
        case ..<0x800: 2
        case ..<0x10000: 3
        default: 4
        }
    }
}
