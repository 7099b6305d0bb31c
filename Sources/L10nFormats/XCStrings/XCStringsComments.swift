import L10nCatalog
import L10nSource
import L10nSyntax

/// What the comments of a String Catalog hold beside their words.
struct XCStringsComments {
    /// What is accepted in comments, in the order of the file.
    private(set) var suppressions: [Suppression] = []
    /// What is in any comment.
    private(set) var traits: TextTraits = []

    mutating func read(_ value: JSONValue, of entry: inout XCStringsEntry, in file: SourceFile) {
        let ownTraits = value.textTraits
        traits.formUnion(ownTraits)
        entry.draft.commentRange = value.contentRange
        if ownTraits.hasAny(of: .mayHide) { entry.draft.flags.insert(.commentMayHide) }
        for directive in SuppressionDirective.all(in: file.bytes, value.contentRange) {
            let range = directive.range.indices
            // What is cut out takes the brackets along.
            let lower = range.lowerBound - (file.bytes[range.lowerBound - 1] == UInt8(ascii: "[") ? 1 : 0)
            let upper = range.upperBound + (file.bytes[range.upperBound] == UInt8(ascii: "]") ? 1 : 0)
            suppressions.append(
                Suppression(
                    directive, covers: .entry(entry.draft.range, name: entry.name),
                    removal: SourceRange(lower..<upper)))
        }
    }
}
