import L10nCatalog
import L10nProject
import L10nSource

/// The same key more than once in one file.
enum DuplicateKey: TableRule {
    static let rule = Rule.duplicateKey

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"retry\" = \"Again\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n")])
    }

    static func check(_ site: TableSite, into findings: inout Findings) {
        for column in site.table.columns where column.hasDuplicates && !isInConflict(column, site.project) {
            var entries: [KeyID: [CatalogEntry]] = [:]
            for entry in column.fragment.entries where entry.flags.isDisjoint(with: [.notAText, .lostAtRunTime]) {
                entries[entry.key, default: []].append(entry)
            }
            for (key, entries) in entries.sorted(by: { $0.key < $1.key }) where entries.count > 1 {
                findings.add(diagnostic(site, column, key, entries))
            }
        }
    }

    /// Whether a merge conflict left both sides in the file.
    private static func isInConflict(_ column: CatalogColumn, _ project: Project) -> Bool {
        project.diagnostics.contains { $0.rule == .conflictMarker && $0.span.file == column.fragment.source.path }
    }

    private static func diagnostic(
        _ site: TableSite, _ column: CatalogColumn, _ key: KeyID, _ entries: [CatalogEntry]
    ) -> Diagnostic {
        let fragment = column.fragment
        let texts = entries.map { fragment.text(of: $0) }
        let winner = texts[texts.count - 1]
        let isSame = texts.allSatisfy { $0.utf8.elementsEqual(winner.utf8) }
        return Diagnostic(
            .duplicateKey.at(isSame ? .warning : .error),
            message(site.table.keys[key], isSame ? nil : winner, entries.count),
            at: fragment.source.span(entries[0].keyRange), subject: site.subject(key: key, column: column),
            notes: entries.dropFirst().enumerated().prefix(3).map { index, entry in
                DiagnosticNote(
                    index == entries.count - 2 ? "this one wins" : "defined here, too",
                    at: fragment.source.span(entry.keyRange))
            },
            fixes: isSame ? removal(of: entries, in: fragment) : [])
    }

    /// Leaves one of several entries with the same text. None is offered when a comment would be lost with the others.
    private static func removal(of entries: [CatalogEntry], in fragment: CatalogFragment) -> [Fix] {
        let comments = entries.map { entry in
            let behind = fragment.trailingComment(of: entry.range).map(fragment.source.text) ?? ""
            return (fragment.comment(of: entry) ?? "") + behind
        }
        guard let kept = comments.lastIndex(where: { kept in comments.allSatisfy { $0.isEmpty || $0 == kept } }) else {
            return []
        }
        let others = entries.indices.filter { $0 != kept }.map { entries[$0] }
        let edits = fragment.removals(of: others)
        return [Fix(others.count == 1 ? "delete the other" : "delete the others", .safe, edits: edits)]
    }
}

extension DuplicateKey {
    /// - Parameter text: the text that wins; nil when all are the same.
    fileprivate static func message(_ key: String, _ text: String?, _ count: Int) -> String {
        let again = count == 2 ? "again below" : "\(count) times"
        let last = count == 2 ? "as" : "last as"
        let what = text.map { "\(last) \(Wording.quoted($0)), which wins" } ?? "with the same text"
        return "\(Wording.quoted(key)) is defined \(again)\(text == nil || count == 2 ? "" : ",") \(what); "
            + (count == 2 ? "remove one" : "keep one")
    }
}
