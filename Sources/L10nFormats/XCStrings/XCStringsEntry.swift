import L10nCatalog
import L10nSource
import L10nSyntax

/// One key of a String Catalog with what its languages share.
struct XCStringsEntry {
    let name: String
    /// What the entry of every language begins as: the whole member, the key, the comment, and no text.
    var draft: CatalogEntry
    var localizations: JSONMember?
    /// A member that tells how the comment was made.
    var generatedComment: JSONMember?
    var hasComment = false
    /// Who keeps the key; nil for the compiler.
    var extractionState: String?
    /// What the entry says about its symbol; nil for nothing.
    var generatesSymbol: Bool?

    init(_ member: JSONMember) {
        name = member.name
        let key = member.nameContentRange
        let empty = SourceRange(key.lower, key.lower)
        draft = CatalogEntry(
            range: member.range, keyRange: key, textRange: empty, commentRange: empty, keyTraits: member.nameTraits,
            textTraits: [])
    }

    /// Whether the code does not use the key any more.
    var isStale: Bool { extractionState == "stale" }

    /// Whether Xcode writes a symbol for the key (SC-65).
    var hasSymbol: Bool { generatesSymbol ?? (extractionState == "manual") }

    /// What the source language says where the file has no text for it: the key.
    var implied: CatalogEntry {
        var entry = draft
        entry.textRange = draft.keyRange
        entry.textTraits = draft.keyTraits
        entry.flags.formUnion([.keyIsText, .isImplied])
        if isStale { entry.state = .stale }
        return entry
    }
}
