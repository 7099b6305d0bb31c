/// What a text may contain, found while its end was looked for, so that most checks can skip it unread.
///
/// A trait that is absent is certain. A trait that is present is exact for literal bytes; where a text has escapes, the
/// traits are those of the text that they stand for.
@usableFromInline
package struct TextTraits: OptionSet, Sendable, Hashable {
    @usableFromInline package let rawValue: UInt16

    @inlinable
    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// The union of the elements. The standard library's own initializer is generic and slow where it is not inlined.
    @inlinable
    package init(arrayLiteral elements: TextTraits...) {
        var value: UInt16 = 0
        for element in elements { value |= element.rawValue }
        rawValue = value
    }

    /// The bytes of the file are not the text itself: a backslash in `.strings` or JSON, a reference or CDATA in XML.
    @inlinable package static var escape: TextTraits { TextTraits(rawValue: 1 << 0) }
    /// A `%`.
    @inlinable package static var percent: TextTraits { TextTraits(rawValue: 1 << 1) }
    /// A `{` or `}`.
    @inlinable package static var brace: TextTraits { TextTraits(rawValue: 1 << 2) }
    /// Anything from U+0080.
    @inlinable package static var nonASCII: TextTraits { TextTraits(rawValue: 1 << 3) }
    /// A C0 control other than TAB, LF and CR, or DELETE.
    @inlinable package static var control: TextTraits { TextTraits(rawValue: 1 << 4) }
    /// A character that `hides` names.
    @inlinable package static var mayHide: TextTraits { TextTraits(rawValue: 1 << 5) }
    /// A LF or CR.
    @inlinable package static var lineBreak: TextTraits { TextTraits(rawValue: 1 << 6) }
    /// A TAB.
    @inlinable package static var tab: TextTraits { TextTraits(rawValue: 1 << 7) }
    /// Bytes that are not well-formed UTF-8.
    @inlinable package static var malformed: TextTraits { TextTraits(rawValue: 1 << 8) }
    /// A character that normalization may change, move, or join with the one before it. It may be present where nothing
    /// of the kind is, but for marks that living languages use as they do.
    @inlinable package static var combining: TextTraits { TextTraits(rawValue: 1 << 9) }
    /// Either of `control` and `mayHide`.
    @inlinable package static var unseen: TextTraits { TextTraits(rawValue: 1 << 4 | 1 << 5) }

    /// The traits of a text that stands for itself.
    package init(scanning bytes: Span<UInt8>) {
        var traits: TextTraits = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                traits.note(ascii: byte)
                index &+= 1
            } else {
                index = traits.noteSequence(in: bytes, at: index)
            }
        }
        self = traits
    }

    /// The traits of a text that stands for itself.
    package init(scanning text: String) {
        self.init(scanning: Array(text.utf8).span)
    }

    /// Adds what an ASCII byte means.
    @inlinable
    package mutating func note(ascii byte: UInt8) {
        switch byte {
        case 0x25: formUnion(.percent)
        case 0x5C: formUnion(.escape)
        case 0x7B, 0x7D: formUnion(.brace)
        case 0x09: formUnion(.tab)
        case 0x0A, 0x0D: formUnion(.lineBreak)
        case 0x00...0x1F, 0x7F: formUnion(.control)
        default: break
        }
    }

    /// Adds what the UTF-8 sequence at `index`, which is not ASCII, means, and returns the offset behind it.
    @inlinable @inline(__always)
    package mutating func noteSequence(in bytes: Span<UInt8>, at index: Int) -> Int {
        formUnion(.nonASCII)
        guard let (scalar, length) = UTF8Sequence.decode(bytes, at: index) else {
            // `mayHide` too: readers see U+FFFD there, which stands for a lost character.
            formUnion(TextTraits(rawValue: 1 << 5 | 1 << 8))
            return index &+ 1
        }
        if !TextTraits.isUsualLetter(scalar) { formUnion(TextTraits(ofUnusual: scalar)) }
        return index &+ length
    }

    /// Whether the code point is one of the many that have no trait but `nonASCII`: most letters of living languages,
    /// dashes and quotation marks, and emoji.
    @inlinable @inline(__always)
    package static func isUsualLetter(_ scalar: UInt32) -> Bool {
        if scalar < 0x0800 { return isUsualLetter(ofTwoBytes: scalar) }
        return isUsualLetter(ofThreeBytes: scalar) || (0x1F000..<0x1FFFE).contains(scalar)
    }

    /// `isUsualLetter` for a code point below U+0800: of Cyrillic and Greek, Latin, Arabic, Hebrew and Armenian.
    @inlinable @inline(__always)
    package static func isUsualLetter(ofTwoBytes scalar: UInt32) -> Bool {
        if scalar >= 0x0388 {
            return scalar < 0x0483 || (0x0620..<0x064B).contains(scalar) || (0x0671..<0x06D6).contains(scalar)
                || (0x05D0..<0x05EB).contains(scalar) || (0x0531..<0x0590).contains(scalar)
        }
        return scalar < 0x0300 && scalar > 0xA0 && scalar != 0xAD
    }

    /// `isUsualLetter` for a code point from U+0800 to U+FFFF: of ideographs, Hangul and kana, of the scripts of India, of
    /// Thai and Georgian, and additional ones of Latin.
    @inlinable @inline(__always)
    package static func isUsualLetter(ofThreeBytes scalar: UInt32) -> Bool {
        if scalar >= 0x3400 {
            return scalar < 0xA000 || (0xAC00..<0xD7A4).contains(scalar) || (0xFF01..<0xFFA0).contains(scalar)
        }
        if scalar < 0x0E00 { return scalar >= 0x0900 && !isRareIndianMark(scalar) }
        return (0x0E01..<0x0E38).contains(scalar) || (0x0E3F..<0x0E48).contains(scalar)
            || (0x3041..<0x3097).contains(scalar) || (0x30A1..<0x30FF).contains(scalar)
            || (0x3001..<0x302A).contains(scalar) || (0x1E00..<0x1F00).contains(scalar)
            || (0x2010..<0x2028).contains(scalar) || (0x10A0..<0x1100).contains(scalar)
    }

    /// The traits of a code point from U+0080.
    @usableFromInline
    init(ofUnusual scalar: UInt32) {
        var value: UInt16 = 0
        if TextTraits.hides(scalar) { value |= TextTraits.mayHide.rawValue }
        if TextTraits.combines(scalar) { value |= TextTraits.combining.rawValue }
        self.init(rawValue: value)
    }

    /// Whether a code point from U+0080 may be invisible, reorder or widen the text around it, or stand for a lost one.
    ///
    /// These are the C1 controls, spaces other than U+0020, format and default-ignorable characters, variation selectors,
    /// U+FFFC, U+FFFD and noncharacters. Source: Unicode Character Database, DerivedCoreProperties.txt.
    @inline(__always)
    package static func hides(_ scalar: UInt32) -> Bool {
        // Most letters: from Latin to Hebrew, and from kana to the private use area.
        if scalar < 0x0600 { return scalar <= 0xA0 || scalar == 0xAD || scalar == 0x034F }
        if scalar > 0x3164, scalar < 0xFDD0 { return false }
        switch scalar {
        case 0x0600...0x0605, 0x061C, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2: return true
        case 0x115F, 0x1160, 0x1680, 0x17B4, 0x17B5, 0x180B...0x180F: return true
        case 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0x3164: return true
        case 0xFDD0...0xFDEF, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFD: return true
        case 0x110BD, 0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: return true
        default: return scalar & 0xFFFE == 0xFFFE
        }
    }
}

extension TextTraits {
    /// Whether any of the traits is there. Cheaper across modules than `isDisjoint(with:)`.
    @inlinable
    package func hasAny(of others: TextTraits) -> Bool { rawValue & others.rawValue != 0 }

    /// Whether none of the traits is there.
    @inlinable
    package func lacks(_ others: TextTraits) -> Bool { rawValue & others.rawValue == 0 }
}
