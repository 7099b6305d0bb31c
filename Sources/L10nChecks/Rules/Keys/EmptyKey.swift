import L10nCatalog
import L10nSource

/// The key without any character.
enum EmptyKey: TableRule {
    static let rule = Rule.emptyKey

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"\" = \"Again\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n")])
    }

    static func check(_ site: TableSite, into findings: inout Findings) {
        guard let id = site.table.keys.find(""), !isOfEmptyView(id, in: site.table) else { return }
        for column in site.table.columns {
            guard let entry = column.entry(for: id) else { continue }
            if entry.flags.contains(.isNotTranslated) || entry.flags.contains(.isImplied) { return }
            findings.add(
                Diagnostic(
                    .emptyKey, "the key is empty; name it", at: column.fragment.source.span(entry.range),
                    subject: site.subject(key: id, column: column)))
            return
        }
    }

    /// Whether a catalog has it because Xcode found `Text("")`, where there is nothing to translate, in however many languages.
    private static func isOfEmptyView(_ id: KeyID, in table: CatalogTable) -> Bool {
        table.columns.allSatisfy { column in
            column.fragment.notation == .json && column.entry(for: id).map(column.fragment.isBlank) ?? true
        }
    }
}
