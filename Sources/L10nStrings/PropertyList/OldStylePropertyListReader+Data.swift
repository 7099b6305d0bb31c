internal import L10nSource

extension OldStylePropertyListReader {
    /// Reads data behind its `<`. `parsePlistData`.
    ///
    /// CoreFoundation looks at the low eight bits of each UTF-16 unit only, so that U+0130 passes as the digit 0.
    mutating func readData(_ bytes: Span<UInt8>) -> PropertyListValue? {
        var data: [UInt8] = []
        var units = UnitCursor(position: position)
        defer { position = units.position }
        while let unit = units.peek(bytes), unit != 0x3E {
            if let high = hexDigit(unit) {
                noteFalseDigit(unit, at: units.position)
                units.advance(bytes)
                guard let second = units.peek(bytes), let low = hexDigit(second) else {
                    fault = (.dataUneven, units.position)
                    return nil
                }
                noteFalseDigit(second, at: units.position)
                units.advance(bytes)
                if makesValues { data.append(UInt8(high << 4 | low)) }
            } else if isSpace(unit) {
                units.advance(bytes)
            } else {
                fault = (.dataHex, units.position)
                return nil
            }
        }
        guard units.position < bytes.count else {
            fault = (.dataEnd, units.position)
            return nil
        }
        fault = nil
        units.advance(bytes)
        return .data(data)
    }

    private mutating func noteFalseDigit(_ unit: UInt16, at offset: Int) {
        if unit > 0xFF, falseDigit == nil { falseDigit = offset }
    }

    private func hexDigit(_ unit: UInt16) -> UInt32? {
        StringsEscape.hexDigit(UInt8(truncatingIfNeeded: unit))
    }

    private func isSpace(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x20, 0x09, 0x0A, 0x0D, 0x2028, 0x2029: true
        default: false
        }
    }
}

/// Walks over UTF-8 by UTF-16 units.
private struct UnitCursor {
    /// The offset of the character that the next unit belongs to.
    private(set) var position: Int
    private var isBehindHighSurrogate = false

    init(position: Int) {
        self.position = position
    }

    func peek(_ bytes: Span<UInt8>) -> UInt16? {
        guard position < bytes.count else { return nil }
        // A broken byte counts as one unit.
        guard let (scalar, _) = UTF8Sequence.decode(bytes, at: position) else { return 0xFFFD }
        guard scalar >= 0x10000 else { return UInt16(scalar) }
        let offset = scalar - 0x10000
        return UInt16(isBehindHighSurrogate ? 0xDC00 + offset & 0x3FF : 0xD800 + offset >> 10)
    }

    mutating func advance(_ bytes: Span<UInt8>) {
        guard let (scalar, length) = UTF8Sequence.decode(bytes, at: position) else {
            position += 1
            return
        }
        if scalar >= 0x10000, !isBehindHighSurrogate {
            isBehindHighSurrogate = true
        } else {
            isBehindHighSurrogate = false
            position += length
        }
    }
}
