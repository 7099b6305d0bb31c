import L10nCatalog
import L10nProject
import L10nSource
import L10nUsage

/// A key that begins or ends in white space, or holds a tab or a line break.
enum UntrimmedKey: TableRule {
    static let rule = Rule.untrimmedKey

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"retry \" = \"Again\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n")])
    }

    static func check(_ site: TableSite, into findings: inout Findings) {
        var known: [KeyID: [Place]]?
        for id in site.table.keys.ids where site.table.keys.withKey(id, isSuspicious) {
            let key = site.table.keys[id]
            guard
                let column = site.table.source?.hasEntry(for: id) == true
                    ? site.table.source : site.table.columns.first(where: { $0.hasEntry(for: id) }),
                let entry = column.entry(for: id), let problem = problem(key), !isOwnText(key, column, entry),
                !isCarriedOver(key, id, in: site)
            else { continue }
            // Gathered when the first such key is found, as most tables have none.
            let places = known ?? places(in: site)
            known = places
            findings.add(
                Diagnostic(
                    .untrimmedKey, message(key, problem), at: column.fragment.source.span(entry.keyRange),
                    subject: site.subject(key: id, column: column), fixes: rename(key, places[id] ?? [], in: site)))
        }
    }

    /// Where a file has a key.
    private typealias Place = (span: SourceSpan, hasEscapes: Bool)

    /// The places of the keys that may be of interest, in all languages.
    private static func places(in site: TableSite) -> [KeyID: [Place]] {
        var places: [KeyID: [Place]] = [:]
        for column in site.table.columns {
            for entry in column.fragment.entries where site.table.keys.withKey(entry.key, isSuspicious) {
                places[entry.key, default: []].append(
                    (column.fragment.source.span(entry.keyRange), entry.keyTraits.contains(.escape)))
            }
        }
        return places
    }

    private static func isSuspicious(_ key: Span<UInt8>) -> Bool {
        guard let first = key.indices.first, let last = key.indices.last else { return false }
        // Bytes beyond ASCII may be those of a white space, such as U+00A0.
        if key[first] <= 0x20 || key[first] >= 0x80 || key[last] <= 0x20 || key[last] >= 0x80 { return true }
        // U+0085 and U+2028 begin with these two.
        for index in key.indices where key[index] < 0x20 || key[index] == 0xC2 || key[index] == 0xE2 { return true }
        return false
    }

    private static func problem(_ key: String) -> String? {
        if key.first?.isWhitespace == true { return "begins with white space" }
        if key.last?.isWhitespace == true { return key.last == " " ? "ends in a space" : "ends in white space" }
        // Keys that are whole source texts may hold line breaks on purpose.
        if !key.contains(" "), key.contains(where: { $0 == "\t" || $0.isNewline }) {
            return "holds a tab or a line break"
        }
        return nil
    }

    /// Whether the key is a text, spaces and all, that the code gives: the source language says the same
    /// but for spaces, or nothing.
    private static func isOwnText(_ key: String, _ column: CatalogColumn, _ entry: CatalogEntry) -> Bool {
        if entry.flags.contains(.isImplied) { return true }
        let words = trimmed(key)
        return KeyShape(words) == .text && trimmed(column.fragment.text(of: entry)) == words
    }

    /// Whether some language begins, ends and breaks its text as the key does, which is part of a sentence then.
    private static func isCarriedOver(_ key: String, _ id: KeyID, in site: TableSite) -> Bool {
        guard KeyShape(trimmed(key)) != .identifier else { return false }
        let edges = Edges(key)
        return site.table.columns.contains { column in
            guard let entry = column.entry(for: id) else { return false }
            return Edges(column.fragment.text(of: entry)) == edges
        }
    }

    /// Where a text has white space that is not between its words.
    private struct Edges: Equatable {
        let begins: Bool
        let ends: Bool
        let breaks: Bool

        init(_ text: String) {
            begins = text.first?.isWhitespace == true
            ends = text.last?.isWhitespace == true
            breaks = text.contains { $0 == "\t" || $0.isNewline }
        }
    }

    /// Renames the key in all languages, unless it is written with escapes or the short key is taken.
    private static func rename(_ key: String, _ places: [Place], in site: TableSite) -> [Fix] {
        let name = trimmed(key)
        guard name != key, !name.isEmpty, site.table.keys.find(name) == nil, !places.contains(where: \.hasEscapes)
        else {
            return []
        }
        return [
            Fix("rename to \(Wording.quoted(name))", .unsafe, edits: places.map { Edit($0.span, name) })
        ]
    }

    fileprivate static func trimmed(_ key: String) -> String {
        var rest = key[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

extension UntrimmedKey {
    fileprivate static func message(_ key: String, _ problem: String) -> String {
        let short = trimmed(key)
        let miss = short == key ? "look-ups without it miss the text" : "look-ups of \(Wording.quoted(short)) miss it"
        return "key \(Wording.quoted(key)) \(problem); \(miss)"
    }
}

extension UntrimmedKey: UsageFolding {
    /// The findings without those about keys that code asks for as they are, white space and all.
    static func folded(_ findings: [Diagnostic], _ usage: ProjectUsage, of project: Project) -> [Diagnostic] {
        guard findings.contains(where: { $0.rule == rule }) else { return findings }
        var asked: Set<SourceSpan> = []
        for (number, site) in usage.tables.enumerated() {
            for key in site.table.keys.ids where site.table.keys.withKey(key, isSuspicious) {
                guard usage.index.uses(of: key.index, in: number).contains(where: { $0.kind != .mention }) else {
                    continue
                }
                // A finding stands in one language, and code asks for a key in whichever there is.
                for column in site.table.columns {
                    guard let entry = column.entry(for: key) else { continue }
                    asked.insert(column.fragment.source.span(entry.keyRange))
                }
            }
        }
        return findings.filter { $0.rule != rule || !asked.contains($0.span) }
    }
}
