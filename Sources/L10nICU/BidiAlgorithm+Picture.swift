package import L10nLocale

extension BidiAlgorithm {
    /// The text as it is seen, from left to right, in characters that no screen reorders: letters of scripts from right
    /// to left become capitals (alef is `A`, bet is `B`), and controls, which nobody sees, are left out.
    package mutating func picture(of text: String, base: TextDirection?) throws(ICUError) -> String {
        let paragraph = try paragraph(text, base: base)
        var scalars: [Unicode.Scalar?] = []
        for scalar in text.unicodeScalars {
            scalars.append(scalar)
            if scalar.utf16.count == 2 { scalars.append(nil) }
        }
        var result = String.UnicodeScalarView()
        for place in paragraph.order {
            guard let scalar = scalars[Int(place)] else { continue }
            if scalar.properties.generalCategory == .format { continue }
            let isBackwards = paragraph.levels[Int(place)] & 1 == 1
            result.append(Self.pictured(isBackwards ? mirrored(scalar) : scalar))
        }
        return String(result)
    }

    private static func pictured(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let firstLetter: UInt32
        switch scalar.value {
        case 0x05D0...0x05EA: firstLetter = 0x05D0
        case 0x0620...0x064A: firstLetter = 0x0620
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            guard scalar.properties.isAlphabetic else { return scalar }
            firstLetter = 0
        default: return scalar
        }
        return Unicode.Scalar(UInt8(UInt8(ascii: "A") + UInt8((scalar.value - firstLetter) % 26)))
    }
}
