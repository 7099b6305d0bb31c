import L10nCatalog
import L10nSource

/// The same key twice in one file.
enum DuplicateKey: TableRule {
    static let info = RuleInfo(
        "duplicate-key", .keys, .error,
        summary: "A file defines a key more than once; the last definition wins.",
        why: "Somebody edits the first text, and nothing changes in the app.",
        tiers: "no fix when the texts differ", fix: .safe, precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"retry\" = \"Again\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n")],
        sources: ["checks.md 2.2", "strings-formats.md S-158 to S-161"])

    static func check(_ site: TableSite, into findings: inout Findings) {
        for column in site.table.columns where column.hasDuplicates {
            var latest: [KeyID: CatalogEntry] = [:]
            for entry in column.fragment.entries
            where entry.flags.isDisjoint(with: [.notAText, .lostAtRunTime]) {
                if let earlier = latest.updateValue(entry, forKey: entry.key) {
                    findings.add(diagnostic(site, column, earlier, entry))
                }
            }
        }
    }

    private static func diagnostic(
        _ site: TableSite, _ column: CatalogColumn, _ earlier: CatalogEntry, _ later: CatalogEntry
    ) -> Diagnostic {
        let fragment = column.fragment
        let text = fragment.text(of: later)
        let isSame = fragment.text(of: earlier).utf8.elementsEqual(text.utf8)
        return Diagnostic(
            info.id, .error, message(site.table.keys[later.key], isSame ? nil : text),
            at: fragment.source.span(later.keyRange), subject: site.subject(key: later.key, column: column),
            notes: [DiagnosticNote("the first definition", at: fragment.source.span(earlier.range))],
            // With equal texts, what is shown stays the same without the first.
            fixes: isSame
                ? [Fix("delete the first", .safe, edits: [Edit(fragment.source.span(earlier.range), "")])] : [])
    }
}

extension DuplicateKey {
    fileprivate static func message(_ key: String, _ text: String?) -> String {
        guard let text else { return "\(Wording.quoted(key)) is defined again here with the same text; remove one" }
        return "\(Wording.quoted(key)) is defined again here as \(Wording.quoted(text)), which wins; remove one"
    }
}
