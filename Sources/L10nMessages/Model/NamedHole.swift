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
        let end = nameEnd(in: text, from: start + 1)
        guard end > start + 1, end < text.count, text[end] == UInt8(ascii: "}") else { return nil }
        return NamedHole(range: SourceRange(start..<end + 1))
    }

    /// The braces with the names behind them that no brace closes before the next one opens: `{name`.
    package static func unclosed(in text: Span<UInt8>) -> [SourceRange] {
        var found: [SourceRange] = []
        var opened: Int?
        for index in text.indices {
            switch text[index] {
            case UInt8(ascii: "{"):
                if let hole = opened.flatMap({ unclosed(in: text, at: $0) }) { found.append(hole) }
                opened = index
            case UInt8(ascii: "}"): opened = nil
            default: break
            }
        }
        if let hole = opened.flatMap({ unclosed(in: text, at: $0) }) { found.append(hole) }
        return found
    }

    private static func unclosed(in text: Span<UInt8>, at start: Int) -> SourceRange? {
        var end = nameEnd(in: text, from: start + 1)
        // A name may end so, but a sentence rather does.
        while end > start + 1, text[end - 1] == UInt8(ascii: ".") || text[end - 1] == UInt8(ascii: "-") { end -= 1 }
        return end > start + 1 ? SourceRange(start..<end) : nil
    }

    /// The offset behind the name that starts at `start`; the same offset where none does.
    private static func nameEnd(in text: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                index += 1
            case UInt8(ascii: "-"), UInt8(ascii: "."):
                guard index > start else { return start }
                index += 1
            default:
                guard byte >= 0x80, let (scalar, end) = UTF8Scalars.scalar(in: text, at: index),
                    scalar.isNameScalar
                else { return index }
                index = end
            }
        }
        return index
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
