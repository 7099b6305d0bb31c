import DesignTokens
import L10nProject

/// A room that the comment on a text names, such as `[max 280pt body 1 line]`; `at L XXXL` may follow.
enum CommentRoom {
    case room(Configuration.Limits.Room)
    /// A word of it that is none of ours.
    case unknown(String)

    static let opening = "[max "

    /// nil for a comment without one; limits of other units, such as `[max 20 chars]`, are somebody else's.
    init?(_ comment: String) {
        let limits = comment.ranges(of: Self.opening).lazy.map { start in
            comment[start.upperBound...].prefix { $0 != "]" && $0 != "[" }
        }
        guard let limit = limits.first(where: { $0.endIndex < comment.endIndex && Self.width(of: $0) != nil }),
            let width = Self.width(of: limit)
        else { return nil }
        var words = limit.split(separator: " ").dropFirst().map(String.init)
        var room = Configuration.Limits.Room()
        room.width = width
        if let style = words.first.flatMap({ TextStyle(rawValue: $0) }) {
            room.style = style
            words.removeFirst()
        }
        if words.count > 1, ["line", "lines"].contains(words[1]), let lines = Int(words[0]), (1...1000).contains(lines)
        {
            room.lines = lines
            words.removeFirst(2)
        }
        if words.first == "at", words.count > 1 {
            room.sizes = []
            words.removeFirst()
            while let size = words.first.flatMap({ SizeCategory(rawValue: $0) }) {
                room.sizes.append(size)
                words.removeFirst()
            }
        }
        self = words.first.map { .unknown($0) } ?? .room(room)
    }

    /// The points that a limit begins with; nil for one of another unit.
    private static func width(of limit: Substring) -> Int? {
        guard let first = limit.split(separator: " ").first, first.hasSuffix("pt"),
            let width = Int(first.dropLast(2)), 1...100_000 ~= width
        else { return nil }
        return width
    }
}
