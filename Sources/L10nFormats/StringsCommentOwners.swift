import L10nCatalog
import L10nSource
internal import L10nStrings
import L10nSyntax

/// The entries of a `.strings` file that its comments speak about.
///
/// That is the entry that a comment stands in; else the one on whose line it follows; else the next one, if no empty line
/// parts them. Every byte between the entries is looked at twice at most.
struct StringsCommentOwners {
    struct Owner: Equatable {
        /// The number of the entry; nil where the comment speaks about none.
        var entry: Int?
        /// Whether no entry begins before the comment.
        var isBeforeAll: Bool
    }

    /// As many as the file has comments, in their order.
    private(set) var owners: [Owner] = []
    private let bytes: [UInt8]

    init(_ fragment: CatalogFragment) {
        bytes = fragment.source.bytes
        let comments = fragment.comments.ranges
        // The entry that each comment stands in or before.
        var next: [Int] = []
        var entry = 0
        for comment in comments {
            // Comments and entries both stand in the order of the file, so that one pass meets all.
            while entry < fragment.entries.count, fragment.entries[entry].range.upper <= comment.lower { entry += 1 }
            next.append(entry)
            let isInside = entry < fragment.entries.count && fragment.entries[entry].range.lower <= comment.lower
            owners.append(Owner(entry: isInside ? entry : nil, isBeforeAll: entry == 0 && !isInside))
        }
        takeLines(comments, fragment.entries, next)
        takeBlocks(comments, fragment.entries, next)
    }

    /// Gives comments to the entry on whose line they stand.
    private mutating func takeLines(_ comments: [SourceRange], _ entries: [CatalogEntry], _ next: [Int]) {
        var line: (entry: Int, end: UInt32)?
        for (index, comment) in comments.enumerated() where owners[index].entry == nil && next[index] > 0 {
            let previous = next[index] - 1
            if line?.entry != previous { line = (previous, entries[previous].range.upper) }
            guard let end = line?.end, end <= comment.lower, lineBreaks(in: end..<comment.lower) == 0 else {
                // Nor do later ones stand on it.
                line = (previous, .max)
                continue
            }
            owners[index].entry = previous
            line = (previous, lineBreaks(in: comment.lower..<comment.upper) == 0 ? comment.upper : .max)
        }
    }

    /// Gives the comments that are left to the entry below them.
    private mutating func takeBlocks(_ comments: [SourceRange], _ entries: [CatalogEntry], _ next: [Int]) {
        /// Where the entry, or a comment that speaks about it, begins.
        var below: (entry: Int, start: UInt32)?
        for (index, comment) in comments.enumerated().reversed()
        where owners[index].entry == nil && next[index] < entries.count {
            if below?.entry != next[index] { below = (next[index], entries[next[index]].range.lower) }
            guard let start = below?.start, start >= comment.upper, lineBreaks(in: comment.upper..<start) < 2 else {
                // Nor do earlier ones speak about it.
                below = (next[index], 0)
                continue
            }
            owners[index].entry = next[index]
            below = (next[index], comment.lower)
        }
    }

    /// How many lines end in a part of the file: at LF, CR and CR LF, as CoreFoundation counts.
    private func lineBreaks(in part: Range<UInt32>) -> Int {
        var count = 0
        for index in Int(part.lowerBound)..<Int(part.upperBound) {
            let isHalf = bytes[index] == 0x0D && index + 1 < part.upperBound && bytes[index + 1] == 0x0A
            if bytes[index] == 0x0A || (bytes[index] == 0x0D && !isHalf) { count += 1 }
        }
        return count
    }
}
