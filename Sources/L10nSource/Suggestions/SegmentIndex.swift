/// Finds names by their dotted segments.
struct SegmentIndex: Sendable {
    /// So many names are kept for each group of segments: three to suggest, and those that are the name itself, or near it
    /// in another way.
    private static let limit = 8

    private let names: [String]
    /// The first names by their last segment.
    private var byLast: [Substring: [Int]] = [:]
    /// The first names by their segments in order.
    private var bySegments: [[Substring]: [Int]] = [:]

    init(_ names: [String]) {
        self.names = names
        for (number, name) in names.enumerated() {
            let segments = name.split(separator: ".")
            guard segments.count > 1, let last = segments.last else { continue }
            Self.insert(number, of: names, into: &byLast[last, default: []])
            Self.insert(number, of: names, into: &bySegments[segments.sorted(), default: []])
        }
    }

    // Static: a method would hold a copy of both tables while one changes, so that each change copies it.
    private static func insert(_ number: Int, of names: [String], into numbers: inout [Int]) {
        if numbers.count == limit, let last = numbers.last, names[last] <= names[number] { return }
        let index = numbers.firstIndex { names[number] < names[$0] } ?? numbers.count
        numbers.insert(number, at: index)
        if numbers.count > limit { numbers.removeLast() }
    }

    /// Calls with the names of the same segments, then with those of the same last one, which may be among the former.
    /// The dots of a text with spaces end its sentences.
    func visit(_ name: String, _ body: (_ number: Int, _ hasAll: Bool) -> Void) {
        let segments = name.split(separator: ".")
        guard segments.count > 1, let last = segments.last, !name.contains(where: \.isWhitespace) else { return }
        for number in bySegments[segments.sorted()] ?? [] { body(number, true) }
        for number in byLast[last] ?? [] { body(number, false) }
    }
}
