import L10nCatalog
import L10nSource

/// Two keys that differ only in how their letters are composed.
enum CanonicallyEqualKeys: TableRule {
    static let info = RuleInfo(
        "canonically-equal-keys", .keys, .error,
        summary: "Two keys look the same and differ only in their Unicode form.",
        why: "CoreFoundation sees two keys, Swift sees one: which text is shown is undefined.",
        precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"caf\u{E9}\" = \"A\";\n\"cafe\u{301}\" = \"B\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"caf\u{E9}\" = \"A\";\n")],
        sources: ["checks.md 2.2", "strings-formats.md S-162"])

    static func check(_ site: TableSite, into findings: inout Findings) {
        let keys = site.table.keys
        // Strings are equal, and hash alike, when they are canonically equivalent.
        var first: [String: KeyID] = [:]
        for id in keys.ids where keys.withKey(id, hasNonASCII) {
            let key = keys[id]
            guard let other = first[key] else {
                first[key] = id
                continue
            }
            guard let (column, entry, rival) = place(of: id, and: other, in: site) else { continue }
            findings.add(
                Diagnostic(
                    info.id, .error,
                    "\(Wording.quoted(key)) is spelt in two Unicode forms; keep the composed one",
                    at: column.fragment.source.span(entry.keyRange), subject: site.subject(key: id, column: column),
                    notes: [DiagnosticNote("the other form", at: column.fragment.source.span(rival.keyRange))]))
        }
    }

    private static func place(
        of id: KeyID, and other: KeyID, in site: TableSite
    ) -> (CatalogColumn, CatalogEntry, CatalogEntry)? {
        for column in site.table.columns {
            if let entry = column.entry(for: id), let rival = column.entry(for: other) { return (column, entry, rival) }
        }
        return nil
    }

    private static func hasNonASCII(_ key: Span<UInt8>) -> Bool {
        for index in key.indices where key[index] >= 0x80 { return true }
        return false
    }
}
