import L10nICU
import L10nLocale

/// One line of text with values in its placeholders, and the order in which its parts are seen.
struct AdjacencyLine: ~Copyable {
    private var algorithm: BidiAlgorithm
    private var paragraph = BidiParagraph()
    private var line: [UInt16] = []
    /// For each unit of the line where its character stands in the text; -1 - n for the n-th group of placeholders,
    /// and `unseen` for what has no place.
    private var parts: [Int32] = []

    private static let unseen = Int32.min

    init() throws(ICUError) {
        algorithm = try BidiAlgorithm()
    }

    /// The line of the last question as it is seen.
    var picture: String { algorithm.picture(of: line, paragraph) }

    /// The parts of the line from left to right: offsets in `units`, and negative numbers for placeholders.
    ///
    /// Spaces and controls are left out: nobody sees them move. Placeholders with only spaces between are one part, as
    /// a first and a last name may well be read in the order of their own language.
    /// - Parameters:
    ///   - units: the literal text, with `AdjacencyText.hole` where placeholders stand.
    ///   - bare: the numbers of the placeholders whose value is not isolated.
    mutating func order(
        _ units: [UInt16], value: AdjacencyValue, bare: [Int], base: TextDirection
    ) throws(ICUError) -> [Int32] {
        fill(units, value, bare)
        try algorithm.resolve(line, base: base, into: &paragraph)
        var order: [Int32] = []
        for place in paragraph.order {
            let part = parts[Int(place)]
            if part != Self.unseen, part >= 0 || order.last != part { order.append(part) }
        }
        return order
    }

    private mutating func fill(_ units: [UInt16], _ value: AdjacencyValue, _ bare: [Int]) {
        line.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
        var hole = 0
        var group: Int32 = 0
        for (index, unit) in units.enumerated() {
            if unit == AdjacencyText.hole {
                let isBare = bare.contains(hole)
                // First strong isolate and its end, as run times put them around values.
                if !isBare { append(0x2068, -1 - group) }
                for unit in value.units(ofHole: hole) { append(unit, -1 - group) }
                if !isBare { append(0x2069, -1 - group) }
                hole += 1
            } else if unit == 0x20 || unit == 0xA0 || unit == 0x202F {
                append(unit, Self.unseen)
            } else if Self.isControl(unit) {
                append(unit, Self.unseen)
                group += 1
            } else {
                append(unit, Int32(index))
                group += 1
            }
        }
    }

    private mutating func append(_ unit: UInt16, _ part: Int32) {
        line.append(unit)
        parts.append(part)
    }

    private static func isControl(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: true
        default: false
        }
    }
}
