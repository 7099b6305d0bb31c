internal import L10nSource

extension JSONLexer {
    /// What was read of a string; its bytes are those from its quote to `position`.
    struct StringReading {
        var hasEscapes = false
        var isClosed = false
    }

    /// Reads a string from its opening quote to behind its closing one, or to the end of the line without one.
    mutating func readString(_ text: Span<UInt8>) -> StringReading {
        let start = position
        var reading = StringReading()
        position += 1
        while true {
            position = ByteSearch.endOfPlainText(in: text, from: position)
            guard position < text.count else {
                reports.unterminatedString(at: start..<position, atEndOfFile: true)
                return reading
            }
            switch text[position] {
            case 0x22:
                position += 1
                reading.isClosed = true
                return reading
            case 0x5C:
                reading.hasEscapes = true
                readEscape(text)
            case 0x0A, 0x0D:
                reports.unterminatedString(at: start..<position, atEndOfFile: false)
                return reading
            case 0x80...: readNonASCII(text)
            default:
                let name = Wording.name(of: Unicode.Scalar(text[position]))
                let escape = JSONText.escape(text[position])
                reports.syntaxError(
                    "\(name) stands in a string as it is; write '\(escape)'", at: position..<position + 1)
                position += 1
            }
        }
    }

    private mutating func readEscape(_ text: Span<UInt8>) {
        let start = position
        guard start + 1 < text.count else {
            position += 1
            return
        }
        switch text[start + 1] {
        case 0x22, 0x2F, 0x5C, 0x62, 0x66, 0x6E, 0x72, 0x74: position += 2
        case 0x75: readUnicodeEscape(text)
        case 0x27 where dialect == .json5: position += 2
        // The line end is left to the caller, for whom it ends the string.
        case 0x0A, 0x0D: position += 1
        default:
            position += 1
            let length = text[position] < 0x80 ? 1 : max(1, UTF8Sequence.length(in: text, at: position))
            let range = start..<position + length
            reports.syntaxError(
                "\(reports.quote(text, range)) is no escape of JSON; write '\\\\' for a backslash", at: range)
            // A character that is not ASCII, or a control, is looked at once more by itself.
            if text[position] < 0x80, text[position] >= 0x20 { position += 1 }
        }
    }

    private mutating func readUnicodeEscape(_ text: Span<UInt8>) {
        let start = position
        guard let unit = JSONText.codeUnit(text, at: start, end: text.count) else {
            position += 2
            var end = position
            while end < text.count, end < start + 6, JSONText.hexadecimalDigit(text[end]) != nil { end += 1 }
            reports.syntaxError(
                "\(reports.quote(text, start..<end)) is not four hexadecimal digits; write such as '\\u00e9'",
                at: start..<end)
            return
        }
        position += 6
        guard UTF16.isSurrogate(unit) else { return }
        if UTF16.isLeadSurrogate(unit), let next = JSONText.codeUnit(text, at: position, end: text.count),
            UTF16.isTrailSurrogate(next)
        {
            position += 6
            return
        }
        reports.loneSurrogate(reports.quote(text, start..<position), at: start..<position)
    }

    /// Reads a run of characters that are not ASCII, and reports the first byte that is not UTF-8.
    private mutating func readNonASCII(_ text: Span<UInt8>) {
        while position < text.count, text[position] >= 0x80 {
            let length = UTF8Sequence.length(in: text, at: position)
            if length == 0 { reports.malformedByte(text[position], at: position) }
            position += max(length, 1)
        }
    }
}

extension UTF8Sequence {
    /// The length of the sequence at a place, or 0 when it is malformed.
    @inline(__always)
    static func length(in text: Span<UInt8>, at index: Int) -> Int {
        decode(text, at: index)?.length ?? 0
    }

    /// The character at a place and its length; nil when it is malformed.
    static func scalar(in text: Span<UInt8>, at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        guard let (value, length) = decode(text, at: index) else { return nil }
        return Unicode.Scalar(value).map { ($0, length) }
    }
}
