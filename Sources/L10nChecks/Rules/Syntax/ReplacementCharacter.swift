import L10nCatalog
import L10nProject
import L10nSource
import L10nSyntax

/// A letter that was lost on the way.
///
/// Halves of characters that become U+FFFD are found by the parsers; this looks for those that are U+FFFD already.
enum ReplacementCharacter: ColumnRule {
    static let rule = Rule.replacementCharacter

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"place\" = \"Caf\u{FFFD}\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"place\" = \"Caf\u{E9}\";\n")])
    }

    static func check(_ site: ColumnSite, into findings: inout Findings) {
        let fragment = site.column.fragment
        guard fragment.traits.hasAny(of: .mayHide) else { return }
        let known = known(in: fragment.source.path, site.table.project)
        for entry in fragment.entries {
            let places = places(in: entry, of: site).filter { !isKnown($0, known) }
            guard let first = places.first else { continue }
            findings.add(
                Diagnostic(
                    .replacementCharacter, "a letter was lost here (U+FFFD); restore it from the history",
                    at: fragment.source.span(first), subject: site.table.subject(key: entry.key, column: site.column),
                    notes: places.dropFirst().prefix(3).map {
                        DiagnosticNote("another one", at: fragment.source.span($0))
                    }))
        }
    }

    /// Where the character stands in the comment, key and texts of an entry, as such or as an escape.
    private static func places(in entry: CatalogEntry, of site: ColumnSite) -> [SourceRange] {
        let fragment = site.column.fragment
        var places: [SourceRange] = []
        if entry.flags.contains(.commentMayHide) { places += literals(in: entry.commentRange, of: fragment.source) }
        if entry.keyTraits.hasAny(of: .mayHide) { places += literals(in: entry.keyRange, of: fragment.source) }
        if !places.isEmpty, !isFirst(entry.key, site) { places = [] }
        guard entry.formsNumber != 0 || entry.textTraits.hasAny(of: .mayHide) else { return places }
        for text in fragment.shown(of: entry)
        where text.textTraits.hasAny(of: .mayHide) && text.textRange != entry.keyRange {
            let literals = literals(in: text.textRange, of: fragment.source)
            places += literals
            if literals.isEmpty, text.textTraits.hasAny(of: .escape),
                fragment.withText(of: text, { firstLostLetter(in: $0, from: 0) != nil })
            {
                places.append(text.textRange)
            }
        }
        return places
    }

    /// Whether a language is the first of its file that has a key: those of a catalog share key and comment.
    private static func isFirst(_ key: KeyID, _ site: ColumnSite) -> Bool {
        let path = site.column.fragment.source.path
        let first = site.table.table.columns.first {
            $0.fragment.source.path == path && $0.entry(for: key) != nil
        }
        return first.map { $0.tag == site.column.tag } ?? true
    }

    private static func literals(in range: SourceRange, of source: SourceFile) -> [SourceRange] {
        let part = source.bytes.span.extracting(range.indices)
        var places: [SourceRange] = []
        var index = 0
        while let start = firstLostLetter(in: part, from: index) {
            index = start + 3
            places.append(SourceRange(range.indices.lowerBound + start..<range.indices.lowerBound + index))
        }
        return places
    }

    private static func firstLostLetter(in text: Span<UInt8>, from start: Int) -> Int? {
        // Its first byte begins few characters, so that most texts are passed over in blocks.
        var index = ByteSearch.first(0xEF, in: text, from: start)
        while index + 2 < text.count {
            if text[index + 1] == 0xBF, text[index + 2] == 0xBD { return index }
            index = ByteSearch.first(0xEF, in: text, from: index + 1)
        }
        return nil
    }

    /// Where the parser of a file has told already that half of a character stands, in order.
    private static func known(in path: String, _ project: Project) -> [SourceRange] {
        project.diagnostics.lazy.filter { $0.rule == rule && $0.span.file == path }.map(\.span.range)
            .sorted { $0.lower < $1.lower }
    }

    private static func isKnown(_ range: SourceRange, _ known: [SourceRange]) -> Bool {
        let next = known.partitioningIndex { $0.lower > range.upper }
        return next > 0 && range.lower <= known[next - 1].upper
    }
}
