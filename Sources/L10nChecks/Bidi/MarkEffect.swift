import L10nICU
import L10nLocale
import L10nMessages
import L10nSource
import MessageChecks

/// Tells whether a direction mark changes how its paragraph is seen: which way the paragraph goes, or in which order its
/// characters stand (B-53).
struct MarkEffect: ~Copyable {
    private var algorithm: BidiAlgorithm
    private var marked = BidiParagraph()
    private var bare = BidiParagraph()

    /// Values of placeholders: where one of them makes a difference, so does the mark.
    private static let values: [AdjacencyValue] = [.latin, .hebrew, .digits, .plusSigns]
    /// A text is laid out in its own direction or in that of the screen.
    private static let bases: [TextDirection?] = [nil, .leftToRight, .rightToLeft]

    init() throws(ICUError) {
        algorithm = try BidiAlgorithm()
    }

    /// - Parameter mark: the place of a direction mark in the text.
    mutating func changesOrder(of text: [UInt8], mark: SourceRange) throws(ICUError) -> Bool {
        let placeholders = PlaceholderReading(text.span, notation: .catalog).placeholders
        for value in Self.values {
            let line = MarkedLine(text, mark, placeholders, value)
            for base in Self.bases where try isSeen(line, base) { return true }
            if placeholders.isEmpty { break }
        }
        return false
    }

    private mutating func isSeen(_ line: MarkedLine, _ base: TextDirection?) throws(ICUError) -> Bool {
        var units = line.units
        try algorithm.resolve(units, base: base, into: &marked)
        units.remove(at: line.mark)
        try algorithm.resolve(units, base: base, into: &bare)
        if marked.direction != bare.direction { return true }
        // The mark has a place of its own in the order; what nobody sees move has none.
        let seen = marked.order.lazy.map(Int.init).filter { $0 != line.mark }.map { $0 > line.mark ? $0 - 1 : $0 }
        return !seen.filter { Self.isVisible(units[$0]) }.elementsEqual(
            bare.order.lazy.map(Int.init).filter { Self.isVisible(units[$0]) })
            || units.indices.contains { index in
                let level = marked.levels[index < line.mark ? index : index + 1]
                return level & 1 != bare.levels[index] & 1 && isMirrored(units[index])
            }
    }

    /// Whether a character, such as a bracket, looks otherwise in the other direction.
    private func isMirrored(_ unit: UInt16) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return false }
        return algorithm.mirrored(scalar) != scalar
    }

    private static func isVisible(_ unit: UInt16) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return true }
        return !scalar.properties.isWhitespace && !TextControls.isInvisible(scalar)
    }
}

/// The paragraph of a direction mark, with values in its placeholders.
private struct MarkedLine {
    private(set) var units: [UInt16] = []
    /// Where the mark stands.
    private(set) var mark = 0

    init(_ text: [UInt8], _ range: SourceRange, _ placeholders: [Placeholder], _ value: AdjacencyValue) {
        let isEnd: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
        let start = text[..<range.indices.lowerBound].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
        let end = text[range.indices.upperBound...].firstIndex(where: isEnd) ?? text.count
        var hole = 0
        func append(_ part: Range<Int>) {
            var index = part.lowerBound
            for placeholder in placeholders where part.contains(placeholder.range.indices.lowerBound) {
                units += Self.units(of: text[index..<placeholder.range.indices.lowerBound])
                let shown = placeholder.type.kind.isCountable ? AdjacencyValue.digits : value
                units += shown.units(ofHole: hole)
                hole += 1
                index = min(placeholder.range.indices.upperBound, part.upperBound)
            }
            units += Self.units(of: text[index..<part.upperBound])
        }
        append(start..<range.indices.lowerBound)
        mark = units.count
        units += Self.units(of: text[range.indices])
        append(range.indices.upperBound..<end)
    }

    private static func units(of text: ArraySlice<UInt8>) -> [UInt16] {
        Array(String(decoding: text, as: UTF8.self).utf16)
    }
}
