import L10nCatalog
import L10nProject
import L10nSource

/// An override in a table in which nobody looks for it.
enum OverrideInWrongTable: OverrideRule {
    static let rule = Rule.overrideInWrongTable

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("stateview-l10n.json", "{ \"tables\": [\"Localizable\"] }\n"),
                RuleExample(
                    "en.lproj/Labels.strings", "\"DesignSystem.stateView.noResultsTitle\" = \"Nothing to see\";\n"),
                RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
            ],
            good: [
                RuleExample("stateview-l10n.json", "{ \"tables\": [\"Localizable\"] }\n"),
                RuleExample(
                    "en.lproj/Localizable.strings",
                    "\"DesignSystem.stateView.noResultsTitle\" = \"Nothing to see\";\n\"home\" = \"Home\";\n"),
            ])
    }

    static func check(_ override: OverrideSite, into findings: inout Findings) {
        let tables = override.project.configuration.tables
        guard
            let wanted = tables.first(where: { name in override.bundle.tables.contains { $0.name == name } })
                ?? tables.first,
            !tables.contains(override.table.name), !override.override.bases.isEmpty, let primary = override.primary
        else { return }
        findings.add(
            Diagnostic(
                .overrideInWrongTable, message(override.table.name, wanted), at: primary.keySpan,
                subject: override.subject(),
                notes: override.texts.filter { $0.tag != primary.tag }.prefix(3)
                    .map { DiagnosticNote("the same key in \($0.tag)", at: $0.keySpan) },
                fixes: move(override, to: wanted)))
    }

    /// Moves the entries to the files of the right table beside theirs. No fix where one of those is missing, damaged or
    /// has the key already.
    private static func move(_ override: OverrideSite, to name: String) -> [Fix] {
        guard let table = override.bundle.tables.first(where: { $0.name == name }) else { return [] }
        var edits: [Edit] = []
        for text in override.texts {
            guard let target = table.columns.first(where: { $0.folder == text.column.folder }),
                target.fragment.isIntact,
                table.keys.find(override.key).map(target.hasEntry) != true
            else { return [] }
            let source = target.fragment.source
            // In a catalog, a property list or a file in braces, the end is no place for an entry.
            guard target.fragment.notation == .strings, text.column.fragment.notation == .strings,
                source.bytes.first(where: { $0 > 0x20 }) != UInt8(ascii: "{")
            else { return [] }
            let lead = source.bytes.isEmpty || source.bytes.last == 0x0A ? "" : "\n"
            let entry = text.column.fragment.source.text(text.entry.range)
            edits.append(text.removal)
            edits.append(Edit(source.span(SourceRange(at: source.bytes.count)), lead + entry + "\n"))
        }
        return [Fix("move it to '\(name)'", .unsafe, edits: edits)]
    }
}

extension OverrideInWrongTable {
    fileprivate static func message(_ table: String, _ wanted: String) -> String {
        "table '\(table)' is never read for state views; move this to '\(wanted)'"
    }
}
