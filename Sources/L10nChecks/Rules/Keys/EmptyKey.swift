import L10nCatalog
import L10nSource

/// The key without any character.
enum EmptyKey: TableRule {
    static let info = RuleInfo(
        "empty-key", .keys, .warning,
        summary: "A key is empty.",
        why: "Nobody can ask for it by name, and many tools drop it.",
        precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"\" = \"Again\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n")],
        sources: ["checks.md 2.2", "strings-formats.md S-90"])

    static func check(_ site: TableSite, into findings: inout Findings) {
        guard let id = site.table.keys.find("") else { return }
        for column in site.table.columns {
            guard let entry = column.entry(for: id) else { continue }
            // Xcode finds `Text("")`, and somebody has said that there is nothing to translate.
            if entry.flags.contains(.isNotTranslated) { return }
            findings.add(
                Diagnostic(
                    info.id, .warning, "the key is empty; name it", at: column.fragment.source.span(entry.range),
                    subject: site.subject(key: id, column: column)))
            return
        }
    }
}
