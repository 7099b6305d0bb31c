import L10nLocale
import L10nMessages
import L10nSource
import MessageChecks

/// A paragraph of a text as the simulation sees it: literal characters, and placeholders for texts of any direction.
struct AdjacencyText {
    /// Stands for a text placeholder among UTF-16 units: a noncharacter, which no well-formed text has.
    static let hole: UInt16 = 0xFDD0

    /// A placeholder that shows a text.
    struct Hole {
        /// Its place in the text.
        let range: SourceRange
        /// What is written there, such as `%1$@`.
        let text: String
    }

    /// The literal units, with `hole` for each placeholder that shows a text, and a stand-in for others.
    private(set) var units: [UInt16] = []
    private(set) var holes: [Hole] = []
    /// What is written where the units have a stand-in of two, by the offset of the first.
    private(set) var others: [Int: String] = [:]

    /// The paragraphs of a text that have placeholders for texts: those of its formats. Named holes are filled by our
    /// own run time, which isolates them.
    static func paragraphs(of text: Span<UInt8>, base: TextDirection) -> [AdjacencyText] {
        let placeholders = PlaceholderReading(text, notation: .printf).placeholders
        guard placeholders.contains(where: showsText) else { return [] }
        var paragraphs: [AdjacencyText] = []
        var paragraph = AdjacencyText()
        var index = 0
        for placeholder in placeholders where Int(placeholder.range.lower) >= index {
            paragraph.append(text, index..<Int(placeholder.range.lower), &paragraphs)
            index = Int(placeholder.range.upper)
            if showsText(placeholder) {
                paragraph.units.append(hole)
                paragraph.holes.append(Hole(range: placeholder.range, text: placeholder.text))
            } else {
                paragraph.others[paragraph.units.count] = placeholder.text
                paragraph.units += standIn(for: placeholder, base)
            }
        }
        paragraph.append(text, index..<text.count, &paragraphs)
        paragraphs.append(paragraph)
        return paragraphs.filter { !$0.holes.isEmpty }
    }

    /// Two digits, or two letters of the text's own direction for a variable, whose forms are texts in its language.
    private static func standIn(for placeholder: Placeholder, _ base: TextDirection) -> [UInt16] {
        if placeholder.type.kind.isCountable, placeholder.type.kind != .variable { return [0x32, 0x34] }
        return base == .leftToRight ? [0x61, 0x61] : [0x05D0, 0x05D0]
    }

    private static func showsText(_ placeholder: Placeholder) -> Bool {
        guard placeholder.certainty == .certain, placeholder.specifier?.stars == 0 else { return false }
        switch placeholder.type.kind {
        case .object, .cString, .utf16String, .pascalString: return true
        case .none, .signed, .unsigned, .hexadecimal, .octal, .fixed, .scientific, .general, .hexFloat, .character,
            .utf16Unit, .pointer, .count, .variable, .substitutionValue, .unknown:
            return false
        }
    }

    /// Appends literal text; `%%` is one percent sign.
    private mutating func append(_ text: Span<UInt8>, _ range: Range<Int>, _ paragraphs: inout [AdjacencyText]) {
        var index = range.lowerBound
        var followsPercent = false
        while index < range.upperBound {
            let (value, length) = UTF8Sequence.decode(text, at: index).map { ($0.scalar, $0.length) } ?? (0xFFFD, 1)
            index += length
            let isSecond = followsPercent && value == 0x25
            followsPercent = value == 0x25 && !isSecond
            guard !isSecond, let scalar = Unicode.Scalar(value) else { continue }
            if TextControls.isParagraphSeparator(scalar) {
                paragraphs.append(self)
                self = AdjacencyText()
            } else if value == UInt32(Self.hole) {
                units.append(0xFFFD)
            } else {
                units.append(contentsOf: scalar.utf16)
            }
        }
    }

    /// The characters at some offsets in order, as they are written.
    func written(at offsets: some Sequence<Int>) -> String {
        var result = ""
        var units: [UInt16] = []
        var next = 0
        for offset in offsets where offset >= next {
            if let other = others[offset] {
                result += String(decoding: units, as: UTF16.self) + other
                units = []
                next = offset + 2
            } else {
                units.append(self.units[offset])
            }
        }
        return result + String(decoding: units, as: UTF16.self)
    }

    /// The same for the algorithm, and shorter: runs of letters of one direction, with spaces between, are one letter.
    ///
    /// The levels of such a run are one level, which its length does not change (UAX #9, rules W4 to W7, N1 and L1),
    /// so that texts with the same shape share their verdict.
    var shape: [UInt16] {
        var shape: [UInt16] = []
        shape.reserveCapacity(16)
        var spaces = 0
        for unit in units {
            let next = Self.representative(unit)
            if next == 0x20, let last = shape.last, Self.isLetter(last) {
                spaces += 1
                continue
            }
            if spaces > 0, shape.last != next { shape.append(0x20) }
            if spaces == 0, shape.last == next, Self.isLetter(next) { continue }
            if spaces > 0, shape.last == next {
                spaces = 0
                continue
            }
            spaces = 0
            shape.append(next)
        }
        if spaces > 0 { shape.append(0x20) }
        return shape
    }

    private static func isLetter(_ unit: UInt16) -> Bool { unit == 0x61 || unit == 0x05D0 || unit == 0x0627 }

    /// A character of the same class for the commonest letters; all others stand for themselves.
    private static func representative(_ unit: UInt16) -> UInt16 {
        switch unit {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x02B8, 0x0388...0x03FF, 0x0400...0x0481,
            0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
            // U+0390 to U+03FF: two of them are symbols (U+03F6) or unassigned, which have classes of their own.
            return unit == 0x03F6 || unit == 0x038B || unit == 0x038D || unit == 0x03A2 ? unit : 0x61
        case 0x05D0...0x05EA: return 0x05D0
        case 0x0620...0x064A: return 0x0627
        default: return unit
        }
    }
}
