import L10nCatalog
import L10nSource
import L10nUsage

/// Says of a catalog's entry that Xcode does not extract any more, and that code asks for all the same, that it stays: code
/// may look up keys in ways that Xcode does not read.
enum UsedStaleEntries {
    static func judged(_ findings: [Diagnostic], _ usage: ProjectUsage) -> [Diagnostic] {
        guard findings.contains(where: { $0.rule == .staleEntry }) else { return findings }
        var places: [SourceSpan: SourceSpan] = [:]
        for (number, site) in usage.tables.enumerated() {
            for column in site.table.columns {
                for entry in column.fragment.entries where entry.state == .stale && entry.key != .unassigned {
                    guard
                        let use = usage.index.uses(of: entry.key.index, in: number).first(where: { $0.kind == .lookup })
                    else { continue }
                    // The finding stands at the key with its quotation marks.
                    let key = SourceRange(entry.keyRange.lower - 1, entry.keyRange.upper + 1)
                    places[column.fragment.source.span(key)] = use.span
                }
            }
        }
        return findings.map { finding in
            guard finding.rule == .staleEntry, let place = places[finding.span] else { return finding }
            var used = finding
            used.message =
                "\(Wording.quoted(finding.subject.key ?? "")) is no longer extracted, and code asks for it; mark it manual"
            used.notes.append(DiagnosticNote("it is used here", at: place))
            used.fixes = []
            return used
        }
    }
}
