package import L10nCatalog
import L10nFormats
package import L10nSource
import L10nStrings

extension ConversionLoss {
    /// What a table holds beside its entries: comments that belong to none.
    package static func strayComments(of fragment: CatalogFragment) -> [ConversionLoss] {
        let owned = fragment.entries.map(\.commentRange)
        let stray = comments(of: fragment, outside: owned)
        guard let first = stray.first else { return [] }
        return [
            ConversionLoss(
                "\(Wording.count(stray.count, "comment belongs", "comments belong")) to no entry; put \(stray.count == 1 ? "it" : "them") before one",
                at: fragment.source.span(SourceRange(first)))
        ]
    }

    /// What readers do not know, of a file's findings.
    package static func unknownMembers(_ findings: [Diagnostic]) -> [ConversionLoss] {
        findings.filter { $0.rule == .unknownCatalogMember && $0.cause == "unknown-member" }.map { finding in
            let name = finding.message.prefix { $0 != ";" }
            return ConversionLoss(
                key: finding.subject.key, "\(name) has no place in the other format", at: finding.span)
        }
    }

    private static func comments(of fragment: CatalogFragment, outside owned: [SourceRange]) -> [Range<Int>] {
        // An array or a dictionary in the place of a text is lost as a whole.
        let taken = TakenRanges(owned + fragment.entries.flatMap { [$0.keyRange, $0.textRange] })
        return fragment.comments.ranges.map { CommentPlaces.content(of: $0, in: fragment.source.bytes).indices }
            .filter { !taken.overlaps($0) }
    }
}

/// Parts of a file that do not overlap each other.
private struct TakenRanges {
    private let ranges: [Range<Int>]

    init(_ ranges: [SourceRange]) {
        self.ranges = ranges.filter { !$0.isEmpty }.map(\.indices).sorted { $0.lowerBound < $1.lowerBound }
    }

    func overlaps(_ range: Range<Int>) -> Bool {
        // The ends ascend as the beginnings do, since no two ranges overlap.
        var (lower, upper) = (0, ranges.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if ranges[middle].upperBound <= range.lowerBound { lower = middle + 1 } else { upper = middle }
        }
        return lower < ranges.count && ranges[lower].lowerBound < max(range.upperBound, range.lowerBound + 1)
    }
}
