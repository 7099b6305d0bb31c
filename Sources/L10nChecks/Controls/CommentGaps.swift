import L10nCatalog
import L10nSource

/// The comments of a file of texts that hold more than plain ASCII.
///
/// Entries know their keys and texts; comments are what stands between those, or values of their own.
struct CommentGaps {
    /// A comment with its delimiters, and the number of the entry that it stands before or in; nil behind the last.
    struct Comment {
        let range: Range<Int>
        let entry: Int?
    }

    /// The comments with a control or a character beyond ASCII, in the order of the file.
    static func remarkable(in fragment: CatalogFragment) -> [Comment] {
        let bytes = fragment.source.bytes.span
        var comments: [Comment] = []
        if fragment.notation.hasCommentsAsValues {
            for (index, entry) in fragment.entries.enumerated()
            where isRemarkable(bytes.extracting(entry.commentRange.indices)) {
                comments.append(Comment(range: entry.commentRange.indices, entry: index))
            }
            return comments
        }
        var end = 0
        for (index, entry) in fragment.entries.enumerated() {
            scan(bytes, end, Int(entry.keyRange.lower), index, into: &comments)
            scan(bytes, Int(entry.keyRange.upper), Int(entry.textRange.lower), index, into: &comments)
            end = max(Int(entry.keyRange.upper), Int(entry.textRange.upper))
        }
        scan(bytes, end, bytes.count, nil, into: &comments)
        return comments
    }

    @inline(__always)
    private static func scan(
        _ bytes: Span<UInt8>, _ lower: Int, _ upper: Int, _ entry: Int?, into comments: inout [Comment]
    ) {
        // Less than this holds no comment.
        guard upper - lower > 4, isRemarkable(bytes.extracting(lower..<upper)) else { return }
        collect(bytes, lower..<upper, entry, into: &comments)
    }

    /// Whether a byte is no ASCII, or a control other than tab and line ends.
    private static func isRemarkable(_ gap: Span<UInt8>) -> Bool {
        var sum = false
        for index in gap.indices {
            let byte = gap[index]
            sum = (byte >= 0x80) || (byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D) || sum
        }
        return sum
    }

    /// One without end is an error of its own, and what it swallows is no comment.
    @inline(never)
    private static func collect(
        _ bytes: Span<UInt8>, _ gap: Range<Int>, _ entry: Int?, into comments: inout [Comment]
    ) {
        var index = gap.lowerBound
        while index < gap.upperBound {
            guard let kind = kinds.first(where: { matches(bytes, $0.start, index, gap.upperBound) }) else {
                index += 1
                continue
            }
            var close = index + kind.start.count
            while close < gap.upperBound, !matches(bytes, kind.end, close, gap.upperBound) { close += 1 }
            guard close < gap.upperBound || kind.end == lineEnd else { return }
            close = min(close + kind.end.count, gap.upperBound)
            if isRemarkable(bytes.extracting(index..<close)) {
                comments.append(Comment(range: index..<close, entry: entry))
            }
            index = close
        }
    }

    private static let lineEnd = Array("\n".utf8)

    /// What comments start and end with, in C and in XML.
    private static let kinds: [(start: [UInt8], end: [UInt8])] = [
        (Array("/*".utf8), Array("*/".utf8)), (Array("//".utf8), lineEnd), (Array("<!--".utf8), Array("-->".utf8)),
    ]

    private static func matches(_ bytes: Span<UInt8>, _ word: [UInt8], _ index: Int, _ end: Int) -> Bool {
        guard index + word.count <= end else { return false }
        for offset in word.indices where bytes[index + offset] != word[offset] { return false }
        return true
    }
}
