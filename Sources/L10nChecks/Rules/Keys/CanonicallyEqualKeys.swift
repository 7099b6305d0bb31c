import L10nCatalog
import L10nSource

/// Two keys that differ only in how their letters are composed.
enum CanonicallyEqualKeys: TableRule {
    static let rule = Rule.canonicallyEqualKeys

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"caf\u{E9}\" = \"A\";\n\"cafe\u{301}\" = \"B\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"caf\u{E9}\" = \"A\";\n")])
    }

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
            report(other, id, in: site, into: &findings)
        }
    }

    /// Reports the less composed of two keys where one file has both; in all languages it is the same mistake.
    private static func report(_ one: KeyID, _ other: KeyID, in site: TableSite, into findings: inout Findings) {
        let keys = site.table.keys
        let isFirstComposed = keys[one].unicodeScalars.count <= keys[other].unicodeScalars.count
        let (composed, decomposed) = isFirstComposed ? (one, other) : (other, one)
        let places = site.table.columns.compactMap { column in
            column.entry(for: composed).flatMap { kept in column.entry(for: decomposed).map { (column, kept, $0) } }
        }
        guard let (column, kept, entry) = places.first(where: { $0.0.tag == site.sourceTag }) ?? places.first else {
            return
        }
        let removals = site.removals(of: decomposed, in: places.map { $0.0 })
        findings.add(
            Diagnostic(
                .canonicallyEqualKeys,
                "\(Wording.quoted(keys[decomposed])) is spelt in two Unicode forms; keep the composed one",
                at: column.fragment.source.span(entry.keyRange), subject: site.subject(key: decomposed, column: column),
                notes: [DiagnosticNote("the other form", at: column.fragment.source.span(kept.keyRange))],
                fixes: [Fix("delete the entry with the decomposed key", .unsafe, edits: removals)]))
    }

    private static func hasNonASCII(_ key: Span<UInt8>) -> Bool {
        for index in key.indices where key[index] >= 0x80 { return true }
        return false
    }
}
