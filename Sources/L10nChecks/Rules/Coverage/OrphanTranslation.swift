import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource

/// A key that a translation has and the source language has not.
enum OrphanTranslation: TableRule {
    static let rule = Rule.orphanTranslation

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n\"old\" = \"Vanha\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n"),
            ])
    }

    static func check(_ site: TableSite, into findings: inout Findings) {
        guard let source = site.sourceLanguage, source.isIntact else { return }
        var sourceKeys: Suggestions?
        let objects = site.interfaceObjects
        for column in site.translations where column.fragment.isIntact {
            for entry in column.fragment.entries
            where entry.isUsable && !source.hasEntry(for: entry.key) && !site.isOverride(entry.key) {
                // That is certain, however many languages have the text.
                if let objects, objects.lack(site.table.keys[entry.key]) {
                    let message = gone(site.table.keys[entry.key], PathText.name(of: objects.file.path))
                    findings.add(orphan(message, entry, column, site))
                    continue
                }
                if MissingSourceText.isWidelyTranslated(entry.key, in: site) { continue }
                let key = site.table.keys[entry.key]
                let shape = KeyShape(key)
                if site.keyConvention.needsNoSource(shape) { continue }
                // Gathered when the first orphan is found, as most tables have none.
                let names =
                    sourceKeys
                    ?? Suggestions(
                        site.table.keys.ids.filter { source.hasEntry(for: $0) }.map { site.table.keys[$0] })
                sourceKeys = names
                // Xcode makes up the names of objects, so that none is a misspelling of another.
                let question = shape == .interfaceObject ? nil : names.question(key)
                findings.add(orphan(message(key, question), entry, column, site))
            }
        }
    }

    private static func orphan(
        _ message: String, _ entry: CatalogEntry, _ column: CatalogColumn, _ site: TableSite
    ) -> Diagnostic {
        Diagnostic(
            .orphanTranslation, message, at: column.fragment.source.span(entry.keyRange),
            subject: site.subject(key: entry.key, column: column),
            fixes: [Fix("delete the entry", .unsafe, edits: [column.fragment.removal(of: entry)])])
    }
}

extension OrphanTranslation {
    fileprivate static func message(_ key: String, _ question: String?) -> String {
        "\(Wording.quoted(key)) is not in the source; \(question ?? "add it there or remove it here")"
    }

    fileprivate static func gone(_ key: String, _ file: String) -> String {
        "\(Wording.quoted(file)) has no object \(Wording.quoted(String(key.prefix { $0 != "." }))); "
            + "remove \(Wording.quoted(key))"
    }
}
