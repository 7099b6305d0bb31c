import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource

/// Files in a language that the configuration does not name.
enum UndeclaredLocale: TableRule {
    static let info = RuleInfo(
        "undeclared-locale", .coverage, .warning,
        summary: "There are files for a language that the configuration names neither required nor optional.",
        why: "Nobody checks whether that language is complete, yet the app ships it.",
        precision: .veryHigh,
        bad: [
            RuleExample("stateview-l10n.json", "{ \"locales\": { \"required\": [\"en\"] } }\n"),
            RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
            RuleExample("is.lproj/Localizable.strings", "\"home\" = \"Heim\";\n"),
        ],
        good: [
            RuleExample(
                "stateview-l10n.json", "{ \"locales\": { \"required\": [\"en\"], \"optional\": [\"is\"] } }\n"),
            RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
            RuleExample("is.lproj/Localizable.strings", "\"home\" = \"Heim\";\n"),
        ],
        sources: ["checks.md 2.4"])

    static func check(_ site: TableSite, into findings: inout Findings) {
        let locales = site.project.configuration.locales
        guard let required = locales.required else { return }
        let declared = Set((required + locales.optional).map(\.value)).union([site.sourceTag])
        for column in site.table.columns where !declared.contains(column.tag) {
            findings.add(
                Diagnostic(
                    info.id, .warning, "'\(column.tag)' is not declared; add it to locales.optional",
                    at: column.fragment.source.span(SourceRange(at: 0)),
                    subject: Subject(layer: site.layer.name, table: site.table.name, locale: column.tag.description)))
        }
    }
}
