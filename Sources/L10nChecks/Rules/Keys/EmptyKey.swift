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
        guard let id = site.table.keys.find("") else { return }
        for column in site.table.columns {
            guard let entry = column.entry(for: id) else { continue }
            // Xcode finds `Text("")`, where there is nothing to translate.
            if entry.flags.contains(.isNotTranslated) || entry.flags.contains(.isImplied) { return }
            findings.add(
                Diagnostic(
                    .emptyKey, "the key is empty; name it", at: column.fragment.source.span(entry.range),
                    subject: site.subject(key: id, column: column)))
            return
        }
    }
}
