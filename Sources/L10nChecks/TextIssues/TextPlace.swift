import L10nCatalog
import L10nSource
import MessageChecks

/// One text with its bytes, and where its parts stand in its file.
///
/// Passes make one only for texts that may have a finding.
struct TextPlace: Sendable {
    let fragment: CatalogFragment
    let entry: CatalogEntry
    let subject: Subject
    /// The decoded text in UTF-8.
    private(set) var bytes: [UInt8]
    /// The bytes are put together from several texts, so that their parts have no places of their own.
    private var isResolved = false

    init(_ fragment: CatalogFragment, _ entry: CatalogEntry, _ subject: Subject) {
        self.fragment = fragment
        self.entry = entry
        self.subject = subject
        bytes = Array(fragment.text(of: entry).utf8)
    }

    init(_ text: TextSite) {
        self.init(text.site.column.fragment, text.entry, text.subject)
    }

    /// The place of the whole text.
    var span: SourceSpan { fragment.source.span(entry.textRange) }

    /// The place of a part of the text.
    func span(of part: SourceRange) -> SourceSpan {
        isResolved ? span : fragment.span(of: part.indices, inTextOf: entry)
    }

    /// The text with other texts put in.
    func resolved(_ bytes: [UInt8]) -> TextPlace {
        if bytes == self.bytes { return self }
        var place = self
        place.bytes = bytes
        place.isResolved = true
        return place
    }

    /// In how many places a text with escapes is changed: each is looked for from its beginning on.
    private static let mostPlaces = 1_000

    /// The change to the file that makes a change to the text; nil where the file writes a part of it in escapes, or
    /// what would be inserted needs some.
    func fix(_ title: String, _ change: TextFix) -> Fix? {
        guard fragment.source.encoding != .binaryPropertyList, !isResolved,
            change.edits.count <= Self.mostPlaces || fragment.notation.isVerbatim(entry.textTraits)
        else { return nil }
        var edits: [Edit] = []
        for edit in change.edits {
            let span = span(of: edit.range)
            guard edit.replacement.utf8.allSatisfy(TextNotation.isLiteral),
                fragment.source.bytes[span.range.indices].elementsEqual(bytes[edit.range.indices])
            else { return nil }
            edits.append(Edit(span, edit.replacement))
        }
        return Fix(title, change.applicability, edits: edits)
    }
}
