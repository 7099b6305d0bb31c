import L10nCatalog
import L10nSource
import L10nStrings
import L10nSyntax

extension CatalogFragment {
    /// Takes in the directives of a `.strings` file's comments (SUP-1 of checks.md): directly before an entry, inside it
    /// or behind it on its line they are the entry's; `disable-file` stands before the first entry.
    ///
    /// A file without a directive costs one search.
    mutating func readStringsSuppressions() {
        guard notation == .strings, Self.mayHoldDirective(source.bytes) else { return }
        let owners = StringsCommentOwners(self)
        for (comment, owner) in zip(comments.ranges, owners.owners) {
            suppressions += StringsDirectiveComment(fragment: self, comment: comment, owner: owner).suppressions
        }
    }

    /// Looks for the colon of `l10n:`, which is rare in texts, sixteen bytes at a time.
    private static func mayHoldDirective(_ bytes: [UInt8]) -> Bool {
        let head = Array("l10n".utf8)
        // From where the four letters fit before the colon.
        var index = ByteSearch.first(UInt8(ascii: ":"), in: bytes.span, from: head.count)
        while index < bytes.count {
            if bytes[index - 1] == head[3], bytes[(index - 4)..<index].elementsEqual(head) { return true }
            index = ByteSearch.first(UInt8(ascii: ":"), in: bytes.span, from: index + 1)
        }
        return false
    }
}

/// A comment that may hold directives, and the entry that they belong to.
private struct StringsDirectiveComment {
    let fragment: CatalogFragment
    /// With its delimiters.
    let comment: SourceRange
    let owner: StringsCommentOwners.Owner

    private var bytes: [UInt8] { fragment.source.bytes }

    var suppressions: [Suppression] {
        let content = CommentPlaces.content(of: comment, in: bytes).indices
        return SuppressionDirective.all(in: bytes, SourceRange(content)).map { directive in
            let range = directive.range.indices
            let isAlone =
                isEmpty(content.lowerBound..<range.lowerBound) && isEmpty(range.upperBound..<content.upperBound)
            return Suppression(
                directive, covers: coverage(of: directive),
                removal: isAlone ? Suppression.removal(of: comment, in: bytes) : directive.range)
        }
    }

    private func coverage(of directive: SuppressionDirective) -> Suppression.Coverage {
        if directive.isForFile { return owner.isBeforeAll ? .file : .nothing }
        guard let number = owner.entry else { return .nothing }
        let entry = fragment.entries[number]
        var range = entry.range.union(comment)
        if !entry.commentRange.isEmpty { range = range.union(entry.commentRange) }
        return .entry(range, name: fragment.key(of: entry))
    }

    /// Whether the part holds nothing but white space and the stars of a comment's margin.
    private func isEmpty(_ part: Range<Int>) -> Bool {
        bytes[part].allSatisfy {
            switch $0 {
            case 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "*"): true
            default: false
            }
        }
    }
}
