internal import L10nSource

/// Text that was stored in 16- or 32-bit units, as UTF-8.
package struct WideText {
    package private(set) var bytes: [UInt8] = []
    /// Where in `bytes` halves of surrogate pairs without their other halves became U+FFFD.
    package private(set) var loneHalves: [LoneHalf] = []
    /// A unit that is no code point was met, or bytes are left behind the last unit.
    package private(set) var isMalformed = false
    /// The last byte belongs to no unit.
    package private(set) var hasOddByte = false

    /// Half of a surrogate pair without its other half.
    package struct LoneHalf {
        /// The offset of the U+FFFD that stands for it.
        package var offset: Int
        var unit: UInt16
    }

    /// There is no text for CoreFoundation, which makes UTF-8 of it for its XML reader up to the first lone half.
    var isEmptyAsUTF8: Bool { bytes.isEmpty || loneHalves.first?.offset == 0 }

    init(_ bytes: [UInt8] = []) {
        self.bytes = bytes
    }

    /// Reads 16-bit units. An odd last byte is ignored.
    package static func utf16(_ source: Span<UInt8>, from start: Int, isBigEndian: Bool) -> WideText {
        var text = WideText()
        text.bytes.reserveCapacity(source.count)
        var index = start
        var high: UInt32?
        while index + 1 < source.count {
            let (first, second) = (UInt32(source[index]), UInt32(source[index + 1]))
            let unit = isBigEndian ? first << 8 | second : second << 8 | first
            index += 2
            if let lead = high {
                high = nil
                if (0xDC00...0xDFFF).contains(unit) {
                    text.append(0x10000 + (lead & 0x3FF) << 10 + unit & 0x3FF)
                    continue
                }
                // The unit at hand may begin a pair of its own.
                text.appendLoneHalf(lead)
            }
            switch unit {
            case 0xD800...0xDBFF: high = unit
            case 0xDC00...0xDFFF: text.appendLoneHalf(unit)
            default: text.append(unit)
            }
        }
        if let high { text.appendLoneHalf(high) }
        text.hasOddByte = index < source.count
        return text
    }

    /// Reads 32-bit units. Bytes behind the last whole unit are ignored.
    package static func utf32(_ source: Span<UInt8>, from start: Int, isBigEndian: Bool) -> WideText {
        var text = WideText()
        text.bytes.reserveCapacity(source.count / 2)
        var index = start
        while index + 3 < source.count {
            var unit: UInt32 = 0
            for offset in 0..<4 { unit = unit << 8 | UInt32(source[index + (isBigEndian ? offset : 3 - offset)]) }
            index += 4
            if Unicode.Scalar(unit) == nil {
                text.isMalformed = true
                text.appendLoneHalf(unit)
            } else {
                text.append(unit)
            }
        }
        text.hasOddByte = index < source.count
        return text
    }

    private mutating func appendLoneHalf(_ unit: UInt32) {
        loneHalves.append(LoneHalf(offset: bytes.count, unit: UInt16(truncatingIfNeeded: unit)))
        append(0xFFFD)
    }

    private mutating func append(_ value: UInt32) {
        if value < 0x80 {
            bytes.append(UInt8(value))
        } else if let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) {
            bytes.append(contentsOf: encoded)
        }
    }
}
