import L10nCatalog
import L10nLocale
import L10nSource

/// A language that the project supports and a table lacks altogether.
enum MissingLocale: TableRule {
    static let info = RuleInfo(
        "missing-locale", .coverage, .error,
        summary: "A table has no file at all in a language that the project supports.",
        why: "Every text of the table is shown in another language there.",
        precision: .high,
        bad: [
            RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
            RuleExample("fi.lproj/Localizable.strings", "\"home\" = \"Koti\";\n"),
            RuleExample("en.lproj/Errors.strings", "\"offline\" = \"Offline\";\n"),
        ],
        good: [
            RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
            RuleExample("fi.lproj/Localizable.strings", "\"home\" = \"Koti\";\n"),
            RuleExample("en.lproj/Errors.strings", "\"offline\" = \"Offline\";\n"),
            RuleExample("fi.lproj/Errors.strings", "\"offline\" = \"Yhteys poikki\";\n"),
        ],
        sources: ["checks.md 2.4"])

    static func check(_ site: TableSite, into findings: inout Findings) {
        guard let source = site.table.source, source.fragment.entries.contains(where: { !site.isOverride($0.key) })
        else { return }
        let present = Set(site.table.columns.map(\.tag))
        for tag in site.requiredTags where !present.contains(tag) && !hasParent(tag, in: present) {
            let count = source.fragment.entries.count { $0.isUsable && !site.isOverride($0.key) }
            findings.add(
                Diagnostic(
                    info.id, .error, message(site.table.name, tag, count),
                    at: source.fragment.source.span(SourceRange(at: 0)),
                    subject: Subject(layer: site.layer.name, table: site.table.name, locale: tag.description)))
        }
    }

    private static func hasParent(_ tag: LanguageTag, in present: Set<LanguageTag>) -> Bool {
        FallbackChain(of: tag).tags.dropFirst().contains { present.contains($0) }
    }
}

extension MissingLocale {
    fileprivate static func message(_ table: String, _ tag: LanguageTag, _ count: Int) -> String {
        "table '\(table)' has no '\(tag)'; add it (\(Wording.count(count, "key", "keys")))"
    }
}
