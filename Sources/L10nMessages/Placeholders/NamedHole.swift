package import L10nSource

/// A hole that a named argument fills: `{name}` (KD-3).
///
/// A name is made of letters, marks and digits of any script, `_`, `-` and `.`, and starts with none of the last two.
/// Anything else between braces is text.
package struct NamedHole: Hashable, Sendable {
    /// With its braces.
    package var range: SourceRange

    /// Without its braces.
    package var name: SourceRange { SourceRange(range.lower + 1, range.upper - 1) }

    /// The hole whose brace is at `start`, if it is one.
    package static func hole(in text: Span<UInt8>, at start: Int) -> NamedHole? {
        var index = start + 1
        while index < text.count {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                index += 1
            case UInt8(ascii: "-"), UInt8(ascii: "."):
                guard index > start + 1 else { return nil }
                index += 1
            case UInt8(ascii: "}"):
                return index > start + 1 ? NamedHole(range: SourceRange(start..<index + 1)) : nil
            default:
                guard byte >= 0x80, let (scalar, end) = UTF8Scalars.scalar(in: text, at: index),
                    scalar.isNameScalar
                else { return nil }
                index = end
            }
        }
        return nil
    }
}

extension Unicode.Scalar {
    /// Whether it can stand in the name of a hole beyond ASCII.
    fileprivate var isNameScalar: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber:
            true
        default: false
        }
    }
}
