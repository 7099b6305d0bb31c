import L10nCatalog
import L10nSource
import L10nStrings

extension CatalogFragment {
    /// Takes in the directives of comments before the keys of an XML property list (SUP-2 of checks.md): they are the
    /// entry's with all its forms, or the file's before the first one.
    mutating func readXMLSuppressions() {
        for (index, entry) in entries.enumerated() where !entry.commentRange.isEmpty {
            for comment in comments.inside(entry.commentRange) {
                let content = CommentPlaces.content(of: comment, in: source.bytes)
                for directive in SuppressionDirective.all(in: source.bytes, content) {
                    let coverage: Suppression.Coverage =
                        directive.isForFile
                        // Behind the first entry a directive for the file is read and covers nothing.
                        ? index == 0 ? .file : .nothing
                        : .entry(entry.range.union(entry.commentRange), name: key(of: entry))
                    suppressions.append(Suppression(directive, covers: coverage, removal: directive.range))
                }
            }
        }
    }
}
