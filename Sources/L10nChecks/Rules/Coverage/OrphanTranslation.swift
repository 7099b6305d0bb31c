import L10nCatalog
import L10nLocale
import L10nSource

/// A key that a translation has and the source language has not.
enum OrphanTranslation: TableRule {
    static let info = RuleInfo(
        "orphan-translation", .coverage, .warning,
        summary: "A translation has a key that the source language does not have.",
        why: "Either the key is misspelt and its text never shown, or it is left over from a text that is gone.",
        fix: .unsafe, precision: .high,
        bad: [
            RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
            RuleExample("fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n\"old\" = \"Vanha\";\n"),
        ],
        good: [
            RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
            RuleExample("fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n"),
        ],
        sources: ["checks.md 2.4"])

    static func check(_ site: TableSite, into findings: inout Findings) {
        guard let source = site.table.source, source.fragment.isIntact else { return }
        var sourceKeys: [String]?
        for column in site.translations {
            for entry in column.fragment.entries
            where entry.isUsable && !source.hasEntry(for: entry.key) && !site.isOverride(entry.key)
                && !MissingSourceText.isWidelyTranslated(entry.key, in: site)
            {
                let names = sourceKeys ?? source.fragment.entries.map { source.fragment.key(of: $0) }
                sourceKeys = names
                let key = site.table.keys[entry.key]
                findings.add(
                    Diagnostic(
                        info.id, .warning, message(key, Suggestions.question(key, among: names)),
                        at: column.fragment.source.span(entry.keyRange),
                        subject: site.subject(key: entry.key, column: column),
                        fixes: [
                            Fix(
                                "delete the entry", .unsafe,
                                edits: [Edit(column.fragment.source.span(entry.range), "")])
                        ]))
            }
        }
    }
}

extension OrphanTranslation {
    fileprivate static func message(_ key: String, _ question: String?) -> String {
        "\(Wording.quoted(key)) is not in the source; \(question ?? "add it there or remove it here")"
    }
}
