/// A pattern for paths or keys: `*` within a segment, `**` across segments, `{a,b}` alternatives.
///
/// Matching is case-sensitive. It takes time proportional to pattern times path, whatever the pattern.
package struct PathPattern: Sendable, Hashable {
    package let text: String
    /// Each alternative that the braces allow, as segments.
    private let alternatives: [[[UInt8]]]
    private let separator: UInt8

    /// Whether a path below one that matches matches too, as a folder stands for all that it holds.
    private let coversDescendants: Bool

    /// - Parameter separator: `/` for paths, `.` for keys. A path pattern also matches everything below.
    package init(_ text: String, separator: Character = "/") {
        self.text = text
        coversDescendants = separator == "/"
        let separator = separator.asciiValue ?? 0x2F
        self.separator = separator
        alternatives = Self.expand(Array(text.utf8)).map { alternative in
            alternative.split(separator: separator, omittingEmptySubsequences: true).map(Array.init)
        }
    }

    /// Whether the path matches as a whole, or for path patterns a folder above it does.
    package func matches(_ path: String) -> Bool {
        matches(segments(of: path))
    }

    /// The names that a path consists of.
    func segments(of path: String) -> [[UInt8]] {
        Array(path.utf8).split(separator: separator, omittingEmptySubsequences: true).map(Array.init)
    }

    /// The same for a path whose names are known.
    func matches(_ segments: [[UInt8]]) -> Bool { alternatives.contains { matches($0[...], segments[...]) } }

    /// What stands in every path that an alternative matches.
    enum Anchor: Hashable {
        /// The name that it begins with.
        case first([UInt8])
        case any([UInt8])
        /// Any path may match.
        case none
    }

    /// The anchor of each alternative.
    var anchors: [Anchor] {
        alternatives.map { alternative in
            guard let place = alternative.firstIndex(where: { !$0.contains(Self.star) }) else { return .none }
            return place == 0 ? .first(alternative[0]) : .any(alternative[place])
        }
    }

    private static let star = UInt8(ascii: "*")

    private func matches(_ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
        var pattern = pattern
        var path = path
        var resume: (pattern: ArraySlice<[UInt8]>, path: ArraySlice<[UInt8]>)?
        while true {
            if let first = pattern.first {
                if first == [Self.star, Self.star] {
                    pattern = pattern.dropFirst()
                    resume = (pattern, path)
                    continue
                }
                if let segment = path.first, Self.matches(segment: segment, first) {
                    pattern = pattern.dropFirst()
                    path = path.dropFirst()
                    continue
                }
            } else if path.isEmpty || coversDescendants {
                return true
            }
            // Only the last `**` takes one more: whatever an earlier one could reach, this one reaches as well.
            guard let point = resume, !point.path.isEmpty else { return false }
            pattern = point.pattern
            path = point.path.dropFirst()
            resume = (pattern, path)
        }
    }

    private static func matches(segment: [UInt8], _ pattern: [UInt8]) -> Bool {
        var position = 0
        var index = 0
        var resume: (position: Int, index: Int)?
        while index < segment.count {
            if position < pattern.count, pattern[position] == star {
                position += 1
                resume = (position, index)
            } else if position < pattern.count, pattern[position] == segment[index] {
                position += 1
                index += 1
            } else if let point = resume {
                position = point.position
                index = point.index + 1
                resume = (position, index)
            } else {
                return false
            }
        }
        while position < pattern.count, pattern[position] == star { position += 1 }
        return position == pattern.count
    }

    /// The alternatives of all braces; past a thousand of them the braces are taken as they are.
    private static func expand(_ text: [UInt8]) -> [[UInt8]] {
        var results: [[UInt8]] = [[]]
        var index = 0
        while index < text.count {
            if text[index] == UInt8(ascii: "{"), let end = text[index...].firstIndex(of: UInt8(ascii: "}")) {
                let parts = text[(index + 1)..<end].split(
                    separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
                if results.count * parts.count <= 1000 {
                    results = results.flatMap { result in parts.map { result + $0 } }
                    index = end + 1
                    continue
                }
            }
            for position in results.indices { results[position].append(text[index]) }
            index += 1
        }
        return results
    }
}
