extension TextTraits {
    /// Whether normalization form C may change a code point, move it, or join it with the one before.
    ///
    /// "No" is certain for whole texts. It is answered by ranges that hold all characters whose NFC_Quick_Check is not
    /// "Yes", and all marks with a combining class but some of the class 9: two marks in the wrong order have different
    /// classes. Source: Unicode Character Database, DerivedNormalizationProps.txt and DerivedCombiningClass.txt.
    @inline(__always)
    static func combines(_ scalar: UInt32) -> Bool {
        if scalar < 0x0900 { return combinesBelowIndia(scalar) }
        if scalar < 0x0E00 { return isRareIndianMark(scalar) }
        if scalar < 0x2000 {
            switch scalar {
            case 0x0E38...0x0E3A, 0x0E48...0x0E4B, 0x0EB8...0x0EBA, 0x0EC8...0x0ECB, 0x0F18...0x0FC6: return true
            case 0x102E, 0x1037...0x103A, 0x108D, 0x1161...0x1175, 0x11A8...0x11C2, 0x135D...0x135F: return true
            case 0x1714...0x1734, 0x17D2...0x17DD, 0x18A9, 0x1939...0x193B, 0x1A17...0x1C37, 0x1CD0...0x1CFF:
                return true
            case 0x1DC0...0x1DFF, 0x1F71...0x1FFD: return true
            default: return false
            }
        }
        if scalar < 0x10000 {
            switch scalar {
            case 0x2000, 0x2001, 0x20D0...0x20F0, 0x2126, 0x212A, 0x212B, 0x2329, 0x232A, 0x2ADC: return true
            case 0x2CEF...0x2CF1, 0x2D7F, 0x2DE0...0x2DFF, 0x302A...0x302F, 0x3099, 0x309A: return true
            case 0xA66F...0xABFF, 0xF900...0xFAFF, 0xFB1D...0xFB4F, 0xFE20...0xFE2F: return true
            default: return false
            }
        }
        // Beyond are old and minority scripts, musical symbols, and behind the ideographs those of compatibility.
        return scalar < 0x1F000 || (0x2F800...0x2FA1F).contains(scalar)
    }

    private static func combinesBelowIndia(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0300...0x036F, 0x0374, 0x037E, 0x0387, 0x0483...0x0487, 0x0591...0x05C7, 0x0610...0x061A: true
        case 0x064B...0x065F, 0x0670, 0x06D6...0x06ED, 0x0711, 0x0730...0x074A, 0x07EB...0x08FF: true
        default: false
        }
    }

    /// Whether a character of the scripts of India is no letter, digit, common vowel sign or virama.
    ///
    /// Each number holds the answers for 64 characters, the first in the lowest bit. What is not assigned counts as a mark.
    @inlinable @inline(__always)
    static func isRareIndianMark(_ scalar: UInt32) -> Bool {
        let marks: UInt64 =
            switch scalar >> 6 {
            case 0x24: 0x1000_0000_0000_0000
            case 0x25: 0x0000_0000_FF1E_0000
            case 0x26: 0x5C3A_0200_0006_6010
            case 0x27: 0xC000_0030_FFFF_8660
            case 0x28: 0x3CDA_0200_0006_7811
            case 0x29: 0xFF80_003F_EFFD_C678
            case 0x2A: 0x1C12_0200_0004_4011
            case 0x2B: 0x01FC_0030_FFFE_C440
            case 0x2C: 0x5C12_0200_0006_6011
            case 0x2D: 0xFF00_0030_7FDF_C660
            case 0x2E: 0x7C00_38E7_29C2_3813
            case 0x2F: 0xF800_003F_FFFE_C238
            case 0x30: 0x1C00_0200_0002_2000
            case 0x31: 0x007F_0030_D8FF_C220
            case 0x32: 0x1C10_0200_0002_2000
            case 0x33: 0xFFF9_0030_9FFF_C224
            case 0x34: 0x5800_0000_0002_2000
            case 0x35: 0x0000_0030_008F_0220
            case 0x36: 0xD004_0000_0380_0011
            case 0x37: 0xFFE3_003F_80A0_FF80
            default: UInt64.max
            }
        return marks >> UInt64(scalar & 0x3F) & 1 != 0
    }
}
