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
        for column in site.table.columns where column.fragment.traits.hasAny(of: .mayHide) {
            for entry in column.fragment.entries where mayHide(entry) {
                let places = places(in: entry, of: column.fragment)
                guard let first = places.first, !isKnown(column.fragment.source.span(first), site.project) else {
                    continue
                }
                findings.add(
                    Diagnostic(
                        info.id, .error, "a letter was lost here (U+FFFD); restore it from the history",
                        at: column.fragment.source.span(first), subject: site.subject(key: entry.key, column: column),
                        notes: places.dropFirst().prefix(3).map {
                            DiagnosticNote("another one", at: column.fragment.source.span($0))
                        }))
            }
        }
    }

    private static func mayHide(_ entry: CatalogEntry) -> Bool {
        entry.keyTraits.hasAny(of: .mayHide) || entry.textTraits.hasAny(of: .mayHide)
            || entry.flags.contains(.commentMayHide)
    }

    /// Where the character stands in the comment, key and text of an entry, as such or as an escape.
    private static func places(in entry: CatalogEntry, of fragment: CatalogFragment) -> [SourceRange] {
        var places = literals(in: entry.commentRange, of: fragment.source)
        places += literals(in: entry.range, of: fragment.source)
        if places.isEmpty, entry.textTraits.hasAny(of: .mayHide), entry.textTraits.hasAny(of: .escape) {
            let isLost = fragment.withText(of: entry) { lostLetter.first(in: $0, from: 0) != nil }
            if isLost { places.append(entry.textRange) }
        }
        return places
    }

    private static func literals(in range: SourceRange, of source: SourceFile) -> [SourceRange] {
        let part = source.bytes.span.extracting(range.indices)
        var places: [SourceRange] = []
        var index = 0
        while let start = lostLetter.first(in: part, from: index) {
            index = start + 3
            places.append(SourceRange(range.indices.lowerBound + start..<range.indices.lowerBound + index))
        }
        return places
    }

    /// Whether the parser has told already that half of a character stands there.
    private static func isKnown(_ span: SourceSpan, _ project: Project) -> Bool {
        project.diagnostics.contains { known in
            known.id == info.id && known.span.file == span.file && known.span.range.lower <= span.range.upper
                && span.range.lower <= known.span.range.upper
        }
    }
}
