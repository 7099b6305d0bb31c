import L10nCatalog
import L10nSource

/// Takes the fixes from findings about texts that are the keys of their entries, as in a String Catalog without texts of the
/// source language: another text would be another key, which no code asks for.
struct KeyTexts: Folding {
    /// The places of such keys in each file, in ascending order.
    private var places: [String: [SourceRange]] = [:]

    private init(_ sites: [TableSite], in files: Set<String>) {
        for column in sites.lazy.flatMap(\.table.columns) where files.contains(column.fragment.source.path) {
            let keys = column.fragment.entries.lazy.filter { $0.flags.contains(.isImplied) }.map(\.keyRange)
            if !keys.isEmpty { places[column.fragment.source.path, default: []] += keys }
        }
        for path in places.keys { places[path]?.sort { $0.lower < $1.lower } }
    }

    static func folded(_ findings: [Diagnostic], _ facts: RunFacts) -> [Diagnostic] {
        let files = Set(findings.lazy.filter(mayRename).flatMap(\.fixes).flatMap(\.edits).map(\.span.file))
        let texts = files.isEmpty ? nil : KeyTexts(facts.tables, in: files)
        guard let texts, !texts.places.isEmpty else { return findings }
        return findings.map { finding in
            guard mayRename(finding), finding.fixes.contains(where: { $0.edits.contains(where: texts.isKey) }) else {
                return finding
            }
            var kept = finding
            kept.fixes = finding.fixes.filter { !$0.edits.contains(where: texts.isKey) }
            return kept
        }
    }

    /// Whether a fix may rename a key by accident. Rules about keys rename them on purpose.
    private static func mayRename(_ finding: Diagnostic) -> Bool {
        !finding.fixes.isEmpty && finding.rule.area != .keys && finding.rule != .hiddenControlInSource
    }

    /// Whether an edit stands in such a key.
    private func isKey(_ edit: Edit) -> Bool {
        guard let keys = places[edit.span.file] else { return false }
        let index = keys.partitioningIndex { $0.upper >= edit.span.range.lower }
        return index < keys.count && keys[index].lower <= edit.span.range.lower
    }
}
