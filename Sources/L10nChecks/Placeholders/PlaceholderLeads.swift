import L10nCatalog
import L10nMessages
import L10nProject
import L10nSource
import MessageChecks

/// The texts of one language that need a closer look.
///
/// Whether a percent sign is worth a word depends on the source text, or without one on the other languages (DEC-7), so
/// that a first walk over each language collects leads, and only when all have been walked they are judged.
struct PlaceholderLeads: Sendable {
    let site: ColumnSite
    let table: PlaceholderTable
    /// Which numbers select the plural categories of the language; nil where nobody knows.
    let reach: PluralReach?
    private(set) var texts: [CatalogEntry] = []
    /// Texts whose keys hold placeholders, as keys do that are the source text, but others.
    private(set) var keys: [CatalogEntry] = []
    /// Keys whose texts are formatted, as this language or the key itself shows, and the source text does not.
    private(set) var formattedKeys: [KeyID] = []

    var isEmpty: Bool {
        texts.isEmpty && keys.isEmpty && formattedKeys.isEmpty && site.column.fragment.forms.isEmpty
    }

    /// Walks over the texts of a language.
    init(_ site: ColumnSite, _ table: PlaceholderTable, _ reach: PluralReach?) {
        self.site = site
        self.table = table
        self.reach = reach
        let fragment = site.column.fragment
        for entry in fragment.entries where entry.isUsable && entry.formsNumber == 0 {
            if entry.textTraits.lacks(.placeholderSigns), entry.keyTraits.lacks(.percent),
                !table.hasSignature(entry.key)
            {
                continue
            }
            if site.table.notations?.isReadElsewhere(entry.key) == true { continue }
            look(at: entry, in: fragment)
        }
    }

    @inline(never)
    private mutating func look(at entry: CatalogEntry, in fragment: CatalogFragment) {
        // A hole that lost a brace is in no signature.
        let mayBeOpen = entry.textTraits.hasAny(of: .brace) && site.table.notations?.notation(of: entry.key) == .named
        if site.isSource {
            let signature = table.signature(entry.key)
            if mayBeOpen || signature.needsLook(isSource: true, limit: table.limit) { texts.append(entry) }
            return lookAtKey(of: entry, signature)
        }
        let mayHold = PlaceholderTable.mayHoldPlaceholder(entry.textTraits) || entry.textTraits.hasAny(of: .nonASCII)
        let signature =
            mayHold ? PlaceholderTable.signature(of: entry, in: fragment) : PlaceholderSignature()
        if table.hasSource(entry.key) {
            // The forms of its variables may be those of the source language only.
            if mayBeOpen || signature.traits.contains(.variable) || signature.isLong(table.limit)
                || !table.agrees(entry.key, with: signature)
            {
                texts.append(entry)
            }
        } else {
            // Without a source text, one language shows what the others are. A text with '%s' alone is as likely about it: no
            // Swift code fills it in.
            if signature.traits.contains(.certain), !signature.readsCStringsAlone { formattedKeys.append(entry.key) }
            if mayBeOpen || signature.needsLook(isSource: false, limit: table.limit) { texts.append(entry) }
            lookAtKey(of: entry, signature)
        }
    }

    private mutating func lookAtKey(of entry: CatalogEntry, _ signature: PlaceholderSignature) {
        guard entry.keyTraits.hasAny(of: .percent) else { return }
        let key = site.column.fragment.withKey(of: entry) { PlaceholderSignature($0, notation: .printfAndNamed) }
        guard key.traits.contains(.certain) else { return }
        if !signature.traits.contains(.certain) { formattedKeys.append(entry.key) }
        if !key.agrees(with: signature) { keys.append(entry) }
    }
}

extension PlaceholderSignature {
    /// Whether a text with these placeholders may have a finding that needs no other text.
    /// - Parameter limit: how many placeholders a text may have (`limits.placeholders`).
    func needsLook(isSource: Bool, limit: Int) -> Bool {
        if traits.contains(.suspicious) || traits.contains(.variable) || isLong(limit) { return true }
        return isSource && traits.contains(.unnumbered) && argumentCount > 1
    }
}
