import L10nCatalog
import L10nProject
import L10nSource

/// An override in a table in which nobody looks for it.
enum OverrideInWrongTable: OverrideRule {
    static let info = RuleInfo(
        "override-in-wrong-table", .overrides, .warning,
        summary: "The key is right, but its table is never read for state views.",
        why: "The design system asks the tables named in the configuration and no others, so the text is never shown.",
        fix: .unsafe, precision: .veryHigh,
        bad: [
            RuleExample("stateview-l10n.json", "{ \"tables\": [\"Localizable\"] }\n"),
            RuleExample("en.lproj/Labels.strings", "\"DesignSystem.stateView.noResultsTitle\" = \"Nothing to see\";\n"),
        ],
        good: [
            RuleExample("stateview-l10n.json", "{ \"tables\": [\"Localizable\"] }\n"),
            RuleExample(
                "en.lproj/Localizable.strings", "\"DesignSystem.stateView.noResultsTitle\" = \"Nothing to see\";\n"),
        ],
        sources: ["checks.md 2.3"])

    static func check(_ override: OverrideSite, into findings: inout Findings) {
        let tables = override.project.configuration.tables
        guard let first = tables.first, !tables.contains(override.table.name), !override.override.bases.isEmpty,
            let primary = override.primary
        else { return }
        findings.add(
            Diagnostic(
                info.id, .warning, message(override.table.name, first), at: primary.keySpan,
                subject: override.subject(),
                notes: override.texts.filter { $0.tag != primary.tag }.prefix(3)
                    .map { DiagnosticNote("the same key in \($0.tag)", at: $0.keySpan) }))
    }
}

extension OverrideInWrongTable {
    fileprivate static func message(_ table: String, _ wanted: String) -> String {
        "table '\(table)' is never read for state views; move this to '\(wanted)'"
    }
}
