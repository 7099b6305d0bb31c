import L10nCatalog
import L10nSource
import L10nSyntax

/// The notes of a unit: the comment of its entry first, then what a tool tells.
struct ExchangeNotes {
    /// As it is written, without directives; nil without one.
    let comment: ExchangeNote?

    init(_ fragment: CatalogFragment, _ entry: CatalogEntry) {
        let text = fragment.comment(of: entry).map(Self.withoutDirectives) ?? ""
        let author = entry.flags.contains(.commentIsGenerated) ? ExchangeNote.generated : nil
        comment = text.isEmpty ? nil : ExchangeNote(text, author: author)
    }

    private static func withoutDirectives(_ comment: String) -> String {
        let marker = SuppressionDirective.marker
        let mayHoldDirectives = ByteSearch.withUTF8(comment) { ByteSearch.contains(marker, in: $0) }
        return mayHoldDirectives ? SuppressionDirective.removed(from: comment) : comment
    }

    /// An empty note stands for the comment where only a tool has something to tell, as in Xcode's files (N-9).
    func notes(_ generated: [String]) -> [ExchangeNote] {
        if generated.isEmpty { return comment.map { [$0] } ?? [] }
        let comment = comment ?? ExchangeNote("")
        return [comment] + generated.map { ExchangeNote($0, author: ExchangeNote.generated) }
    }
}
