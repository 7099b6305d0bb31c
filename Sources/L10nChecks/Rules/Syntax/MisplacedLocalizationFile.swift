import L10nCatalog
import L10nLocale
import L10nSource

/// A `.strings` file beside the language folders that hold the same table.
enum MisplacedLocalizationFile: TableRule {
    static let rule = Rule.misplacedLocalizationFile

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("Localizable.strings", "\"retry\" = \"Again\";\n"),
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n"),
            ])
    }

    static func check(_ site: TableSite, into findings: inout Findings) {
        guard site.table.columns.contains(where: { !$0.folder.isEmpty }) else { return }
        for column in site.table.columns where column.folder.isEmpty {
            let inside = site.table.columns.first { $0.tag == column.tag && !$0.folder.isEmpty }
            findings.add(
                Diagnostic(
                    .misplacedLocalizationFile, message(site.table.name, inside?.folder ?? column.tag.description),
                    at: column.fragment.source.span(SourceRange(at: 0)), subject: site.subject(column: column),
                    notes: site.table.columns.filter { !$0.folder.isEmpty }.prefix(3).map {
                        DiagnosticNote("never read because of it", at: $0.fragment.source.span(SourceRange(at: 0)))
                    }))
        }
    }
}

extension MisplacedLocalizationFile {
    fileprivate static func message(_ table: String, _ folder: String) -> String {
        "table '\(table)' lies beside its language folders and hides them; move its texts into '\(folder).lproj'"
    }
}
