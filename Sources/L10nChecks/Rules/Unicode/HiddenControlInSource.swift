import DesignTokens
import L10nCatalog
import L10nMessages
import L10nProject
import L10nSource
import L10nSyntax

/// A character in a key, a comment, the name of a token or file, or the configuration that nobody sees.
enum HiddenControlInSource: ProjectRule, ColumnRule {
    static let rule = Rule.hiddenControlInSource

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "/* Shown \u{2067}later */\n\"retry\" = \"Again\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "/* Shown later */\n\"retry\" = \"Again\";\n")])
    }

    static let scope = RuleScope.several([.project(Self.self), .column(Self.self)])

    /// How many further places of a finding are named.
    private static let longest = 5

    static func check(_ project: Project, into findings: inout Findings) {
        for path in project.files {
            let name = Array(path.utf8)
            guard let hidden = ControlScan.firstHidden(in: name.span) else { continue }
            findings.add(
                Diagnostic(
                    .hiddenControlInSource, "the name of the file hides \(Wording.codePoint(hidden.scalar)); rename it",
                    at: SourceSpan(file: path, range: SourceRange(at: 0))))
        }
        for theme in project.themes where theme.origin != .defaults { check(theme, into: &findings) }
        guard let source = project.configuration.source else { return }
        // A byte-order mark has a rule of its own.
        let start = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        report("the configuration", in: source, start..<source.bytes.count, Subject(), into: &findings)
    }

    /// The names and descriptions of tokens and groups, each file once.
    private static func check(_ theme: LoadedTheme, into findings: inout Findings) {
        var hiding: [String: Bool] = [:]
        for file in theme.theme.files {
            guard let source = file.nodes.first?.object.file else { continue }
            let isHiding = hiding[source.path] ?? (ControlScan.firstHidden(in: source.bytes.span) != nil)
            hiding[source.path] = isHiding
            guard isHiding else { continue }
            for index in file.nodes.indices {
                let node = file.nodes[index]
                let subject = Subject(tokenPath: file.path(of: index).text)
                if node.parent >= 0 {
                    report("the name of the token", in: source, node.nameSpan.range.indices, subject, into: &findings)
                }
                if let place = node.description?.span {
                    report("the description", in: source, place.range.indices, subject, into: &findings)
                }
            }
        }
    }

    static func check(_ site: ColumnSite, into findings: inout Findings) {
        let fragment = site.column.fragment
        guard fragment.traits.hasAny(of: .unseen) else { return }
        for entry in fragment.entries where entry.keyTraits.hasAny(of: .unseen) && entry.isUsable {
            checkKey(entry, site, into: &findings)
        }
        guard fragment.commentTraits.hasAny(of: .unseen) else { return }
        for (comment, entry) in comments(of: fragment) {
            let subject = site.table.subject(key: entry?.key, column: site.column)
            report("comment", in: fragment.source, comment.indices, subject, into: &findings)
        }
    }

    /// The comments of a file, each with the entry that it stands before or in; without one behind the last.
    private static func comments(of fragment: CatalogFragment) -> [(range: SourceRange, entry: CatalogEntry?)] {
        if fragment.notation.hasCommentsAsValues { return fragment.entries.map { ($0.commentRange, $0) } }
        var entries = fragment.entries[...]
        return fragment.comments.ranges.map { comment in
            entries = entries.drop { $0.range.upper <= comment.lower }
            return (comment, entries.first)
        }
    }

    /// A key is one name in all its languages, so that it is one finding.
    private static func checkKey(_ entry: CatalogEntry, _ site: ColumnSite, into findings: inout Findings) {
        let columns = site.table.table.columns.filter { $0.entry(for: entry.key) != nil }
        let first = site.table.table.source.flatMap { $0.entry(for: entry.key) == nil ? nil : $0 } ?? columns.first
        let path = site.column.fragment.source.path
        guard let first, first.fragment.source.path == path, first.tag == site.column.tag,
            let scalar = site.column.fragment.withKey(of: entry, { ControlScan.firstHidden(in: $0)?.scalar })
        else { return }
        let edits = columns.flatMap { column -> [Edit] in
            // The languages of a catalog share the key.
            guard column.fragment.source.path != path || column.tag == first.tag else { return [] }
            guard let entry = column.entry(for: entry.key), entry.keyTraits.lacks(.escape) else { return [] }
            return removals(in: column.fragment.source, entry.keyRange.indices)
        }
        let others = columns.filter { $0.fragment.source.path != path }
        findings.add(
            Diagnostic(
                .hiddenControlInSource, message("key", scalar), at: site.column.fragment.source.span(entry.keyRange),
                subject: site.table.subject(key: entry.key),
                notes: others.prefix(longest).compactMap { column in
                    column.entry(for: entry.key).map {
                        DiagnosticNote("the same key in \(column.tag)", at: column.fragment.source.span($0.keyRange))
                    }
                },
                fixes: fixes(edits)))
    }

    /// One finding about all hidden characters of a part of a file.
    private static func report(
        _ name: String, in source: SourceFile, _ part: Range<Int>, _ subject: Subject, into findings: inout Findings
    ) {
        let hidden = hiddenCharacters(of: source, in: part)
        guard let first = hidden.first else { return }
        findings.add(
            Diagnostic(
                .hiddenControlInSource, message(name, first.scalar), at: source.span(first.range), subject: subject,
                notes: hidden.dropFirst().prefix(longest).map {
                    DiagnosticNote("\(Wording.name(of: $0.scalar)) too", at: source.span($0.range))
                },
                fixes: fixes(removals(in: source, part))))
    }

    private static func fixes(_ edits: [Edit]) -> [Fix] {
        edits.isEmpty ? [] : [Fix("remove what is hidden", .unsafe, edits: edits)]
    }

    private static func removals(in source: SourceFile, _ part: Range<Int>) -> [Edit] {
        // What is shown of a binary file is a rendering; there is nothing to edit.
        guard source.encoding != .binaryPropertyList else { return [] }
        return hiddenCharacters(of: source, in: part).map { Edit(source.span($0.range), "") }
    }

    private static func hiddenCharacters(
        of source: SourceFile, in part: Range<Int>
    ) -> [(scalar: Unicode.Scalar, range: SourceRange)] {
        var hidden: [(scalar: Unicode.Scalar, range: SourceRange)] = []
        let text = source.bytes.span.extracting(..<part.upperBound)
        var index = part.lowerBound
        while let next = ControlScan.firstHidden(in: text, from: index) {
            hidden.append(next)
            index = Int(next.range.upper)
        }
        return hidden
    }
}

extension HiddenControlInSource {
    fileprivate static func message(_ place: String, _ scalar: Unicode.Scalar) -> String {
        "\(place) hides \(Wording.codePoint(scalar)); remove it"
    }
}
