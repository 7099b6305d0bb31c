import L10nMessages
import L10nSource

/// Where characters without width are needed for right spelling, so that nothing is wrong with them.
enum Joiners {
    /// Whether the character at `range` serves the characters around it.
    static func isNeeded(_ scalar: Unicode.Scalar, _ range: SourceRange, in text: Span<UInt8>) -> Bool {
        let before = UTF8Scalars.scalar(in: text, before: Int(range.lower))?.scalar
        let after = UTF8Scalars.scalar(in: text, at: Int(range.upper))?.scalar
        guard let before else { return false }
        switch scalar.value {
        case 0x200D:
            return isJoining(before) || (isEmojiPart(before) && (after?.properties.isEmoji ?? false))
        case 0x200C:
            return isJoining(before)
        case 0x200B:
            return isSpaceless(before) || (after.map(isSpaceless) ?? false)
        case 0x034F:
            // U+034F keeps two marks from changing places.
            return before.properties.generalCategory == .nonspacingMark
        case 0xE0020...0xE007F:
            // The letters of a flag's region behind U+1F3F4 (UTS #51, ED-14a).
            return before.value == 0x1F3F4 || (0xE0020...0xE007E).contains(before.value)
        default:
            return false
        }
    }

    /// Whether the character is a soft hyphen between two letters, where a long word may be broken (LA-38).
    static func isHyphenationPoint(_ scalar: Unicode.Scalar, _ range: SourceRange, in text: Span<UInt8>) -> Bool {
        guard scalar.value == 0xAD, let before = UTF8Scalars.scalar(in: text, before: Int(range.lower))?.scalar,
            let after = UTF8Scalars.scalar(in: text, at: Int(range.upper))?.scalar
        else { return false }
        return before.properties.isAlphabetic && after.properties.isAlphabetic
    }

    /// Whether letters of the character's script change shape with their neighbours, or their vowel signs do: Arabic,
    /// Syriac, N'Ko, Mandaic, the scripts of India, Tibetan, Burmese, Khmer, Mongolian and their kin.
    /// Source: the blocks of the Unicode Standard, chapters 9 and 12 to 16.
    private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0600...0x08FF, 0x0900...0x0DFF, 0x0F00...0x109F, 0x1700...0x18AF, 0x1900...0x1AAF, 0x1B00...0x1C4F,
            0x1CD0...0x1CFF, 0xA800...0xA8FF, 0xA900...0xA9FF, 0xAA00...0xAADF, 0xABC0...0xABFF, 0xFB50...0xFDFF,
            0xFE70...0xFEFE, 0x10A00...0x10FFF, 0x11000...0x11FFF, 0x1E900...0x1E95F:
            true
        default: false
        }
    }

    /// Whether the character's script has no spaces between words, so that U+200B marks where a line may break:
    /// Thai, Lao, Burmese, Khmer, Tai Le, New Tai Lue, Tai Tham, Javanese.
    private static func isSpaceless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19FF, 0x1A20...0x1AAF, 0xA980...0xA9FF,
            0xAA60...0xAADF:
            true
        default: false
        }
    }

    /// Whether the character can stand before a joiner in an emoji: an emoji, a skin tone, or a variation selector.
    private static func isEmojiPart(_ scalar: Unicode.Scalar) -> Bool {
        // Digits and signs below have the property too, but are joined to nothing.
        scalar.value == 0xFE0F || (scalar.properties.isEmoji && scalar.value > 0xFF)
    }
}
