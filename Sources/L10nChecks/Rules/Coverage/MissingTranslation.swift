import L10nCatalog
import L10nLocale
import L10nSource

/// A key of the source language that another language lacks.
enum MissingTranslation: TableRule {
    static let info = RuleInfo(
        "missing-translation", .coverage, .error,
        summary: "A key has no text in a language that the project supports.",
        why: "Readers of that language see the source language, or the bare key.",
        tiers: "note for languages that the configuration calls optional",
        precision: .veryHigh,
        bad: [
            RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n\"back\" = \"Back\";\n"),
            RuleExample("fi.lproj/Localizable.strings", "\"home\" = \"Koti\";\n"),
        ],
        good: [
            RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n\"back\" = \"Back\";\n"),
            RuleExample("fi.lproj/Localizable.strings", "\"home\" = \"Koti\";\n\"back\" = \"Takaisin\";\n"),
        ],
        sources: ["checks.md 2.4"])

    static func check(_ site: TableSite, into findings: inout Findings) {
        guard let source = site.table.source, source.fragment.isIntact else { return }
        for column in site.translations where column.fragment.isIntact && !isVariant(column, of: site.table) {
            let severity: Severity = site.isOptional(column.tag) ? .note : .error
            for entry in source.fragment.entries
            where entry.isUsable && !column.hasEntry(for: entry.key) && !site.isOverride(entry.key) {
                let key = site.table.keys[entry.key]
                findings.add(
                    Diagnostic(
                        info.id, severity, message(key, column.tag), at: source.fragment.source.span(entry.keyRange),
                        subject: site.subject(key: entry.key, column: column),
                        notes: [
                            DiagnosticNote(
                                "add it here", at: column.fragment.source.span(insertionPoint(entry, column, source)))
                        ]))
            }
        }
    }

    /// A regional file that holds less than half of its table's keys is meant to hold the differences only, as `en-GB`
    /// beside `en`; its parent answers the rest.
    private static func isVariant(_ column: CatalogColumn, of table: CatalogTable) -> Bool {
        guard column.fragment.entries.count * 2 < table.keys.count else { return false }
        let parents = FallbackChain(of: column.tag).tags.dropFirst()
        return table.columns.contains { other in parents.contains(other.tag) }
    }

    /// Behind the translation of the nearest earlier key of the source, else at the end of the file.
    private static func insertionPoint(
        _ entry: CatalogEntry, _ column: CatalogColumn, _ source: CatalogColumn
    ) -> SourceRange {
        var number = entry.key.number
        while number > 0, entry.key.number - number < 8 {
            number -= 1
            if let neighbour = column.entry(for: KeyID(number)) { return SourceRange(at: Int(neighbour.range.upper)) }
        }
        return SourceRange(at: column.fragment.source.bytes.count)
    }
}

extension MissingTranslation {
    fileprivate static func message(_ key: String, _ tag: LanguageTag) -> String {
        "\(Wording.quoted(key)) has no '\(tag)' text; add it"
    }
}
