import L10nICU
import L10nLocale

/// Puts values of every kind into the placeholders of texts, and finds those that move the text around them (B-59).
///
/// The verdict depends on the shape of a text alone. Texts have few shapes, so that nearly all verdicts are remembered.
struct AdjacencySimulation: ~Copyable {
    /// A value that moves the text around it.
    struct Verdict {
        /// The shortest value that does.
        let value: AdjacencyValue
        /// The placeholders that must have it, by number: one, or all.
        let holes: [Int]
    }

    private var line: AdjacencyLine
    private let direction: TextDirection
    private var verdicts: [[UInt16]: Verdict?] = [:]
    /// How many shapes were simulated, for tests.
    private(set) var shapeCount = 0

    /// - Parameter direction: the base direction of the texts.
    init(direction: TextDirection) throws(ICUError) {
        line = try AdjacencyLine()
        self.direction = direction
    }

    /// The value that moves the literal text, when the placeholders are not isolated; nil when none does.
    mutating func verdict(_ text: AdjacencyText) throws(ICUError) -> Verdict? {
        let shape = text.shape
        if let known = verdicts[shape] { return known }
        let verdict = try simulate(shape, text.holes.count)
        // A project's texts have a few hundred shapes; one that has more is not to fill the memory with them.
        if verdicts.count < 20_000 { verdicts[shape] = .some(verdict) }
        shapeCount += 1
        return verdict
    }

    mutating func simulate(_ units: [UInt16], _ count: Int) throws(ICUError) -> Verdict? {
        // Beyond that many, one at a time says enough.
        let single = (0..<min(count, 8)).map { [$0] }
        let all = count > 1 ? [Array(0..<count)] : []
        // An isolate hides its value from the line, so that one value shows the order with any.
        let isolated = try line.order(units, value: .latin, bare: [], base: direction)
        for value in AdjacencyValue.allCases where mayMove(units, value) {
            for holes in single + all
            where try line.order(units, value: value, bare: holes, base: direction) != isolated {
                return Verdict(value: value, holes: holes)
            }
        }
        return nil
    }

    /// False for a line from left to right where neither the value nor the text goes from right to left: it has one level,
    /// and nothing moves.
    private func mayMove(_ units: [UInt16], _ value: AdjacencyValue) -> Bool {
        direction == .rightToLeft || value.isRightToLeft
            || units.contains { $0 >= 0x0590 && $0 != AdjacencyText.hole }
    }

    /// What is seen of a text with the value of a verdict.
    mutating func pictures(
        _ text: AdjacencyText, _ verdict: Verdict, base: TextDirection
    ) throws(ICUError) -> AdjacencyPictures {
        let bare = try line.order(text.units, value: verdict.value, bare: verdict.holes, base: base)
        let barePicture = line.picture
        let isolated = try line.order(text.units, value: verdict.value, bare: [], base: base)
        let start = base == .leftToRight ? (bare.first, isolated.first) : (bare.last, isolated.last)
        return AdjacencyPictures(
            bare: barePicture, isolated: line.picture, isMoved: bare != isolated,
            moved: Self.moved(in: text, bare, isolated, base), isFirst: start.0 != start.1)
    }

    /// The literal characters that come too early for someone who reads in the base direction.
    private static func moved(
        in text: AdjacencyText, _ bare: [Int32], _ isolated: [Int32], _ base: TextDirection
    ) -> String {
        let seen = base == .leftToRight ? bare : bare.reversed()
        let expected = base == .leftToRight ? isolated : isolated.reversed()
        guard let start = seen.indices.first(where: { $0 >= expected.count || seen[$0] != expected[$0] }) else {
            return ""
        }
        // The placeholders change places among themselves.
        if seen[start] < 0 { return "" }
        let next = start < expected.count ? expected[start] : -1
        let piece = seen[start...].prefix { $0 != next }.filter { $0 >= 0 }.map { Int($0) }.sorted()
        guard let first = piece.first, let last = piece.last else { return "" }
        // The spaces between the characters have no place of their own.
        let isWhole = !text.units[first...last].contains(AdjacencyText.hole)
        return isWhole ? text.written(at: first...last) : text.written(at: piece)
    }
}

/// What is seen of one text, from left to right, with capitals for letters from right to left.
struct AdjacencyPictures {
    let bare: String
    let isolated: String
    /// Whether the two differ in the literal text.
    let isMoved: Bool
    /// The literal characters that come too early for someone who reads in the base direction; empty when only
    /// placeholders do.
    let moved: String
    /// Whether another part than expected comes first.
    let isFirst: Bool
}

/// A kind of value; the shortest first.
enum AdjacencyValue: CaseIterable {
    case hebrew, arabic, latin, digits, plusSigns, brackets, path

    var isRightToLeft: Bool { self == .hebrew || self == .arabic }

    /// The value of a placeholder. Those side by side differ, so that a picture tells them apart.
    func units(ofHole number: Int) -> [UInt16] {
        let shift = UInt16(2 * (number % 8))
        return switch self {
        case .hebrew: [0x05D0 + shift, 0x05D1 + shift]
        case .arabic: [0x062A + shift, 0x062B + shift]
        case .latin: [0x61 + shift, 0x62 + shift]
        case .digits: [0x32, 0x34]
        case .plusSigns: Array("C++".utf16)
        case .brackets: Array("(x)".utf16)
        case .path: Array("a/b/".utf16)
        }
    }
}
