package import L10nSource

extension JSONValue {
    /// The decoded text of a string; nil for other kinds.
    package var string: String? {
        let node = node
        guard node.kind == .string else { return nil }
        return JSONText.decode(content(node), of: storage.file.bytes, hasEscapes: node.hasEscapes)
    }

    /// The bytes of a string between its quotes; for other kinds the whole value.
    package var contentRange: SourceRange {
        let node = node
        return node.kind == .string ? SourceRange(content(node)) : range
    }

    /// Whether a string is written with escapes, so that `contentRange` and `string` differ.
    package var hasEscapes: Bool { node.hasEscapes }

    /// The bytes of the file that a range of UTF-8 offsets of the decoded string stands for.
    ///
    /// An escape counts as a whole. Offsets behind the end count as the end.
    package func range(ofDecoded range: Range<Int>) -> SourceRange {
        let node = node
        let content = content(node)
        guard node.kind == .string else { return self.range }
        guard node.hasEscapes else {
            let lower = min(content.lowerBound + max(range.lowerBound, 0), content.upperBound)
            return SourceRange(lower..<max(lower, min(content.lowerBound + range.upperBound, content.upperBound)))
        }
        return JSONText.source(ofDecoded: range, in: content, of: storage.file.bytes)
    }

    private func content(_ node: JSONNode) -> Range<Int> {
        JSONText.content(of: Int(node.lower)..<Int(node.upper), in: storage.file.bytes)
    }
}

/// Turns the bytes of a string into its text.
package enum JSONText {
    /// A range without the quotes around it; a string that is never closed has only the first.
    static func content(of range: Range<Int>, in text: Span<UInt8>) -> Range<Int> {
        guard let first = range.first, text[first] == 0x22 || text[first] == 0x27 else { return range }
        let isClosed = range.count > 1 && text[range.upperBound - 1] == text[first]
        return range.lowerBound + 1..<range.upperBound - (isClosed ? 1 : 0)
    }

    static func content(of range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        content(of: range, in: bytes.span)
    }

    static func decode(_ content: Range<Int>, of bytes: [UInt8], hasEscapes: Bool) -> String {
        guard hasEscapes else { return String(decoding: bytes[content], as: UTF8.self) }
        return String(decoding: decodedBytes(content, of: bytes), as: UTF8.self)
    }

    package static func decodedBytes(_ content: Range<Int>, of bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(content.count)
        var index = content.lowerBound
        // Cut at the end, so that no search goes on through the rest of the file.
        let text = bytes.span.extracting(..<content.upperBound)
        while index < content.upperBound {
            let plain = ByteSearch.first(UInt8(ascii: "\\"), in: text, from: index)
            if plain > index { ByteSearch.append(text.extracting(index..<plain), to: &result) }
            guard plain < content.upperBound else { break }
            let step = nextStep(bytes, at: plain, end: content.upperBound)
            index = plain + step.length
            switch step.meaning {
            case .bytes: result.append(contentsOf: bytes[plain..<index])
            case .scalar(let scalar) where scalar.isASCII: result.append(UInt8(truncatingIfNeeded: scalar.value))
            case .scalar(let scalar): result.append(contentsOf: Unicode.UTF8.encodeReplacing(scalar))
            }
        }
        return result
    }

    package static func source(ofDecoded range: Range<Int>, in content: Range<Int>, of bytes: [UInt8]) -> SourceRange {
        var index = content.lowerBound
        var decoded = 0
        var lower: Int?
        while index < content.upperBound {
            let step = nextStep(bytes, at: index, end: content.upperBound)
            let width =
                switch step.meaning {
                case .bytes: step.length
                case .scalar(let scalar): Unicode.UTF8.width(scalar)
                }
            // The step that holds the offset begins the range, so that an escape counts as a whole.
            if lower == nil, decoded + width > range.lowerBound { lower = index }
            if decoded >= range.upperBound { break }
            decoded += width
            index += step.length
        }
        return SourceRange((lower ?? index)..<max(lower ?? index, index))
    }

    /// What the bytes at a place mean, and how many they are.
    private struct Step {
        enum Meaning {
            /// The bytes themselves, a broken escape included.
            case bytes
            /// An escape.
            case scalar(Unicode.Scalar)
        }

        var meaning: Meaning
        var length: Int
    }

    private static func nextStep(_ bytes: [UInt8], at index: Int, end: Int) -> Step {
        guard bytes[index] == 0x5C, index + 1 < end else { return Step(meaning: .bytes, length: 1) }
        switch bytes[index + 1] {
        case 0x22, 0x27, 0x2F, 0x5C: return Step(meaning: .scalar(Unicode.Scalar(bytes[index + 1])), length: 2)
        case 0x62: return Step(meaning: .scalar("\u{08}"), length: 2)
        case 0x66: return Step(meaning: .scalar("\u{0C}"), length: 2)
        case 0x6E: return Step(meaning: .scalar("\n"), length: 2)
        case 0x72: return Step(meaning: .scalar("\r"), length: 2)
        case 0x74: return Step(meaning: .scalar("\t"), length: 2)
        case 0x75: return unicodeEscape(bytes, at: index, end: end)
        default: return Step(meaning: .bytes, length: 1)
        }
    }

    /// `\uXXXX`, or two of them that make one character. Half a pair is U+FFFD.
    private static func unicodeEscape(_ bytes: [UInt8], at index: Int, end: Int) -> Step {
        guard let unit = codeUnit(bytes.span, at: index, end: end) else { return Step(meaning: .bytes, length: 1) }
        // Nil for halves of pairs alone.
        if let scalar = Unicode.Scalar(unit) { return Step(meaning: .scalar(scalar), length: 6) }
        if UTF16.isLeadSurrogate(unit), let next = codeUnit(bytes.span, at: index + 6, end: end),
            UTF16.isTrailSurrogate(next)
        {
            let value = 0x10000 + (UInt32(unit) & 0x3FF) << 10 + (UInt32(next) & 0x3FF)
            return Step(meaning: .scalar(Unicode.Scalar(value) ?? "\u{FFFD}"), length: 12)
        }
        return Step(meaning: .scalar("\u{FFFD}"), length: 6)
    }

    /// The code unit of the escape `\uXXXX` at a place.
    static func codeUnit(_ text: Span<UInt8>, at index: Int, end: Int) -> UInt16? {
        guard index + 6 <= end, text[index] == 0x5C, text[index + 1] == 0x75 else { return nil }
        var unit: UInt16 = 0
        for place in index + 2..<index + 6 {
            guard let digit = hexadecimalDigit(text[place]) else { return nil }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }
}

extension Unicode.UTF8 {
    /// The bytes of a scalar.
    fileprivate static func encodeReplacing(_ scalar: Unicode.Scalar) -> EncodedScalar {
        encode(scalar) ?? encodedReplacementCharacter
    }
}
