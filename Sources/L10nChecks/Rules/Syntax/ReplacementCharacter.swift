import L10nCatalog
import L10nProject
import L10nSource

/// A letter that was lost on the way.
///
/// Halves of characters that become U+FFFD are found by the parsers; this looks for those that are U+FFFD already.
enum ReplacementCharacter: TableRule {
    static let info = RuleInfo(
        "replacement-character", .syntax, .error,
        summary: "A text, key or comment holds U+FFFD, or half of a character that is read as U+FFFD.",
        why: "People see a question mark in a black diamond, or a box, where a letter or an emoji stood.",
        precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"place\" = \"Caf\u{FFFD}\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"place\" = \"Caf\u{E9}\";\n")],
        sources: ["checks.md 2.1", "strings-formats.md S-136, S-200"])

    private static let lostLetter = BytePattern(Array("\u{FFFD}".utf8))

    static func check(_ site: TableSite, into findings: inout Findings) {
        for column in site.table.columns where column.fragment.traits.contains(.mayHide) {
            let places = places(in: column.fragment)
            guard !places.isEmpty else { continue }
            let known = site.project.diagnostics.filter {
                $0.id == info.id && $0.span.file == column.fragment.source.path
            }
            for (entry, ranges) in subjects(of: places, in: column.fragment) {
                let new = ranges.filter { range in
                    !known.contains { $0.span.range.lower <= range.lower && range.lower <= $0.span.range.upper }
                }
                guard let first = new.first else { continue }
                findings.add(
                    Diagnostic(
                        info.id, .error, "a letter was lost here (U+FFFD); restore it from the history",
                        at: column.fragment.source.span(first), subject: site.subject(key: entry?.key, column: column),
                        notes: new.dropFirst().prefix(3).map {
                            DiagnosticNote("another one", at: column.fragment.source.span($0))
                        }))
            }
        }
    }

    /// Where the character stands in the file as such, in order.
    private static func places(in fragment: CatalogFragment) -> [SourceRange] {
        var places: [SourceRange] = []
        var index = 0
        while let start = lostLetter.first(in: fragment.source.bytes.span, from: index) {
            index = start + 3
            places.append(SourceRange(start..<index))
        }
        return places
    }

    /// The places by the entry that they belong to; those of no entry come together.
    private static func subjects(
        of places: [SourceRange], in fragment: CatalogFragment
    ) -> [(entry: CatalogEntry?, ranges: [SourceRange])] {
        var result: [(entry: CatalogEntry?, ranges: [SourceRange])] = []
        var entries = fragment.entries[...]
        for place in places {
            while let entry = entries.first, entry.range.upper <= place.lower { entries.removeFirst() }
            let owner = entries.first.flatMap { entry in
                let start = entry.commentRange.isEmpty ? entry.range.lower : entry.commentRange.lower
                return start <= place.lower ? entry : nil
            }
            if let last = result.last, last.entry?.range == owner?.range {
                result[result.count - 1].ranges.append(place)
            } else {
                result.append((owner, [place]))
            }
        }
        return result
    }
}
