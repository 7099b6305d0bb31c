internal import L10nSource

extension JSONLexer {
    /// Reads a number; a run of letters and digits that is none is reported and read as `invalid`.
    mutating func readNumber(_ text: Span<UInt8>) -> JSONKind {
        let start = position
        var index = start
        // The grammar of RFC 8259, section 6: a sign, an integer without leading zeros, a fraction, an exponent.
        if text[index] == 0x2D { index += 1 }
        let integer = digits(text, from: index)
        var isValid = integer > index && (text[index] != 0x30 || integer == index + 1)
        index = integer
        if isValid, index < text.count, text[index] == 0x2E {
            let fraction = digits(text, from: index + 1)
            isValid = fraction > index + 1
            index = fraction
        }
        if isValid, index < text.count, text[index] | 0x20 == 0x65 {
            index += 1
            if index < text.count, text[index] == 0x2B || text[index] == 0x2D { index += 1 }
            let exponent = digits(text, from: index)
            isValid = exponent > index
            index = exponent
        }
        // What goes on with letters or digits, as in `1px`, is one mistake and not two values.
        let end = endOfWord(text, from: index)
        position = end
        if isValid, end == index { return .number }
        let number = reports.text(text, start..<end)
        reports.syntaxError(
            "\(Wording.quoted(number)) is no JSON number; \(JSONAdvice.number(number))", at: start..<end)
        return .invalid
    }

    /// Reads `true`, `false` or `null`; nil, and nothing read, where another word stands.
    mutating func readLiteral(_ text: Span<UInt8>) -> JSONKind? {
        let start = position
        let end = endOfWord(text, from: start)
        let kind: JSONKind
        // The length and the first byte rule out nearly everything, before the rest is compared.
        switch (end - start, text[start]) {
        case (4, 0x74) where matches(text, at: start, [0x72, 0x75, 0x65]): kind = .true
        case (5, 0x66) where matches(text, at: start, [0x61, 0x6C, 0x73, 0x65]): kind = .false
        case (4, 0x6E) where matches(text, at: start, [0x75, 0x6C, 0x6C]): kind = .null
        default: return nil
        }
        position = end
        return kind
    }

    /// Whether these bytes follow the first one.
    private func matches(_ text: Span<UInt8>, at start: Int, _ rest: [UInt8]) -> Bool {
        for (offset, byte) in rest.enumerated() where text[start + 1 + offset] != byte { return false }
        return true
    }

    private func digits(_ text: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count, 0x30...0x39 ~= text[index] { index += 1 }
        return index
    }

    /// The end of a run of bytes that could belong to one unquoted word or number.
    func endOfWord(_ text: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count, isWordByte(text[index]) { index += 1 }
        return index
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x2B, 0x2D, 0x2E: true
        default: false
        }
    }
}
