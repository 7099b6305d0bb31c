import L10nCatalog
import L10nLocale
import L10nLookup
import L10nProject
import L10nSource

/// A key with its text in every language, layer by layer.
struct KeyHover {
    /// More rows than this are counted, not shown.
    static let mostRows = 12
    /// More tables than this are counted.
    private static let mostSites = 4

    private let sites: [Knowledge.KeySite]
    private var lines: [String: LineTable] = [:]

    /// Nil for a key that no table has.
    static func text(_ key: String, _ knowledge: Knowledge) -> String? {
        let sites = knowledge.sites(of: key)
        guard !sites.isEmpty else { return nil }
        var hover = KeyHover(sites: sites)
        var blocks = [Markdown.code(key)]
        for site in sites.prefix(mostSites) { blocks.append(hover.section(site)) }
        if sites.count > mostSites {
            blocks.append("and \(Wording.count(sites.count - mostSites, "more table", "more tables"))")
        }
        return blocks.joined(separator: "\n\n")
    }

    private init(sites: [Knowledge.KeySite]) { self.sites = sites }

    private struct Row {
        let tag: LanguageTag
        let text: String
        let place: String
        /// What is to be seen first: the source, what is missing, what is not done, all others.
        let rank: Int
    }

    private mutating func section(_ site: Knowledge.KeySite) -> String {
        let layer = Markdown.text(site.layer.name)
        let bundle = site.bundle.path.isEmpty || site.layer.isEmbedded ? "" : " in " + Markdown.code(site.bundle.path)
        var text = "**\(layer)** (\(site.layer.kind.rawValue)), table \(Markdown.code(site.table.name))\(bundle)"
        if let comment = site.source.flatMap({ $0.column.fragment.comment(of: $0.entry) }), !comment.isEmpty {
            text += "\n\n*\(Markdown.text(comment))*"
        }
        let rows = rows(site).sorted { ($0.rank, $0.tag) < ($1.rank, $1.tag) }
        text +=
            "\n\n"
            + Markdown.table(
                ["language", "text", "place"],
                rows.prefix(Self.mostRows).map { ["\($0.tag)", $0.text, $0.place] })
        let rest = rows.count - Self.mostRows
        if rest > 0 { text += "\n\nand \(Wording.count(rest, "more language", "more languages"))" }
        return text
    }

    private mutating func rows(_ site: Knowledge.KeySite) -> [Row] {
        let source = site.source
        let sourceTag = source?.column.tag ?? site.part.project.sourceLanguage
        var rows: [Row] = []
        var seen: Set<LanguageTag> = []
        for (column, entry) in site.entries where seen.insert(column.tag).inserted {
            let isSource = column.tag == sourceTag
            let text = Self.text(of: entry, in: column.fragment)
            let isOpen = entry.state != .translated || (!isSource && isSame(column, entry, source))
            rows.append(
                Row(
                    tag: column.tag, text: text + Self.remark(entry.state), place: place(column, entry, site),
                    rank: isSource ? 0 : isOpen ? 2 : 3))
        }
        // Of a table that others have in more languages, and of the defaults, nobody expects those.
        let expected = site.layer.isEmbedded ? [] : site.table.columns.map(\.tag) + required(site)
        for tag in Set(expected).subtracting(seen) where !tag.isDocumentation {
            rows.append(Row(tag: tag, text: "— *missing*", place: "", rank: 1))
        }
        return rows
    }

    /// Layers that override others need no language of their own.
    private func required(_ site: Knowledge.KeySite) -> [LanguageTag] {
        site.layer.kind == .app ? site.part.project.configuration.locales.required?.map(\.value) ?? [] : []
    }

    private func isSame(
        _ column: CatalogColumn, _ entry: CatalogEntry, _ source: (column: CatalogColumn, entry: CatalogEntry)?
    ) -> Bool {
        guard let source, entry.mayEqual(source.entry) else { return false }
        return column.fragment.text(of: entry) == source.column.fragment.text(of: source.entry)
    }

    private static func text(of entry: CatalogEntry, in fragment: CatalogFragment) -> String {
        guard let forms = fragment.forms(of: entry), !forms.forms.isEmpty else {
            return Markdown.text(fragment.text(of: entry))
        }
        return forms.forms.prefix(8).map { form in
            let path = form.path.map { selector -> String in
                if case .plural(let category) = selector { return category.rawValue }
                return selector.description
            }
            let name = path.isEmpty ? "" : "*\(Markdown.text(path.joined(separator: ".")))* "
            return name + Markdown.text(fragment.text(of: entry.showing(form)))
        }.joined(separator: " · ")
    }

    private static func remark(_ state: EntryState) -> String {
        switch state {
        case .translated, .unknown: ""
        case .needsReview: " *(needs review)*"
        case .new: " *(new)*"
        case .stale: " *(stale)*"
        case .machineTranslated: " *(translated by a machine)*"
        }
    }

    private mutating func place(
        _ column: CatalogColumn, _ entry: CatalogEntry, _ site: Knowledge.KeySite
    ) -> String {
        let source = column.fragment.source
        if site.layer.isEmbedded { return "built in" }
        // Looking for the line takes a walk over the file, which is worth it once a file.
        let table = lines[source.path] ?? LineTable(source)
        lines[source.path] = table
        return Markdown.text("\(source.path):\(table.position(of: Int(entry.range.lower)).line)")
    }
}
