import L10nCatalog
import L10nSource

/// The notes of a unit: the comment of its entry first, then what a tool tells.
struct ExchangeNotes {
    /// As it is written, without directives; nil without one.
    let comment: ExchangeNote?

    init(_ fragment: CatalogFragment, _ entry: CatalogEntry) {
        let text = fragment.comment(of: entry).map(SuppressionDirective.removed) ?? ""
        let author = entry.flags.contains(.commentIsGenerated) ? ExchangeNote.generated : nil
        comment = text.isEmpty ? nil : ExchangeNote(text, author: author)
    }

    /// An empty note stands for the comment where only a tool has something to tell, as in Xcode's files (N-9).
    func notes(_ generated: [String]) -> [ExchangeNote] {
        let comment = comment ?? (generated.isEmpty ? nil : ExchangeNote(""))
        return (comment.map { [$0] } ?? []) + generated.map { ExchangeNote($0, author: ExchangeNote.generated) }
    }
}
