package import L10nLocale

extension BidiAlgorithm {
    /// The text as it is seen, from left to right, in characters that no screen reorders: letters of scripts from right
    /// to left become capitals (alef is `A`, bet is `B`), and controls, which nobody sees, are left out.
    package mutating func picture(of text: String, base: TextDirection?) throws(ICUError) -> String {
        let units = Array(text.utf16)
        var paragraph = BidiParagraph()
        try resolve(units, base: base, into: &paragraph)
        return picture(of: units, paragraph)
    }

    /// The same for UTF-16 units that were resolved.
    package borrowing func picture(of units: [UInt16], _ paragraph: BidiParagraph) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(units.count)
        for place in paragraph.order {
            let index = Int(place)
            let isBackwards = paragraph.levels[index] & 1 == 1
            // ASCII from left to right is shown as itself.
            if units[index] < 0x7F, !isBackwards {
                bytes.append(UInt8(truncatingIfNeeded: units[index]))
            } else if let scalar = Self.scalar(units, at: index), scalar.properties.generalCategory != .format,
                let encoded = UTF8.encode(Self.pictured(isBackwards ? mirrored(scalar) : scalar))
            {
                bytes += encoded
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The character that begins there; nil for the second half of one.
    private static func scalar(_ units: [UInt16], at index: Int) -> Unicode.Scalar? {
        let unit = units[index]
        if UTF16.isLeadSurrogate(unit) {
            let next = index + 1 < units.count ? units[index + 1] : 0
            guard UTF16.isTrailSurrogate(next) else { return "\u{FFFD}" }
            return Unicode.Scalar(0x1_0000 + (UInt32(unit) - 0xD800) << 10 + UInt32(next) - 0xDC00)
        }
        guard UTF16.isTrailSurrogate(unit) else { return Unicode.Scalar(unit) }
        // The half before shows the whole character.
        return index > 0 && UTF16.isLeadSurrogate(units[index - 1]) ? nil : "\u{FFFD}"
    }

    private static func pictured(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let firstLetter: UInt32
        switch scalar.value {
        case 0x05D0...0x05EA: firstLetter = 0x05D0
        case 0x0620...0x064A: firstLetter = 0x0620
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            guard scalar.properties.isAlphabetic else { return scalar }
            // For other scripts it only matters that a letter is always the same capital.
            firstLetter = 0
        default: return scalar
        }
        return Unicode.Scalar(UInt8(UInt8(ascii: "A") + UInt8((scalar.value - firstLetter) % 26)))
    }
}
