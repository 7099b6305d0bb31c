import L10nCatalog
import L10nLocale
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
        for column in site.translations where column.fragment.isIntact {
            for entry in column.fragment.entries
            where entry.isUsable && !source.hasEntry(for: entry.key) && !site.isOverride(entry.key)
                && !MissingSourceText.isWidelyTranslated(entry.key, in: site)
            {
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
                findings.add(
                    Diagnostic(
                        .orphanTranslation, message(key, question),
                        at: column.fragment.source.span(entry.keyRange),
                        subject: site.subject(key: entry.key, column: column),
                        fixes: [Fix("delete the entry", .unsafe, edits: [column.fragment.removal(of: entry)])]))
            }
        }
    }
}

extension OrphanTranslation {
    fileprivate static func message(_ key: String, _ question: String?) -> String {
        "\(Wording.quoted(key)) is not in the source; \(question ?? "add it there or remove it here")"
    }
}
