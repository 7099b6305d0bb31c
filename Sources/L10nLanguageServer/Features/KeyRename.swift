import L10nCatalog
import L10nSource
import L10nSyntax
import L10nUsage

/// Renames a key in all languages of the tables that have it, in state views and in code.
struct KeyRename {
    let workspace: Workspace
    let path: String

    /// What is renamed at a place, for the client to ask for the new name.
    func prepared(at position: TextPosition) -> JSON {
        guard let source = workspace.text(at: path) else { return .null }
        let positions = workspace.positions(inText: source)
        guard let target = CursorTarget.find(path, at: positions.offset(of: position), in: workspace),
            case .key(let key) = target.subject
        else { return .null }
        return ["range": positions.json(target.range), "placeholder": .string(key)]
    }

    func edit(at position: TextPosition, to name: String) throws(ResponseError) -> JSON {
        guard let source = workspace.text(at: path) else { return .null }
        let offset = workspace.positions(inText: source).offset(of: position)
        guard case .key(let key)? = CursorTarget.find(path, at: offset, in: workspace)?.subject else {
            throw ResponseError(.requestFailed, "only keys can be renamed; put the cursor on one")
        }
        // What has to be escaped is written otherwise in each format.
        guard !name.isEmpty, name.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
            !name.contains(where: { "\"\\<>&".contains($0) })
        else { throw ResponseError(.invalidParameters, "a new key has no quotes, backslashes, '<', '>' and '&'") }
        let knowledge = Knowledge(workspace, around: path)
        let known = knowledge.sites(of: key)
        if known.isEmpty { throw ResponseError(.requestFailed, "no table that could be checked has the key") }
        let sites = known.filter { !$0.layer.isEmbedded }
        if sites.isEmpty { throw ResponseError(.requestFailed, "the key is built in; it cannot be renamed") }
        for site in sites where site.table.keys.find(name) != nil {
            throw ResponseError(
                .requestFailed, "table \(Wording.quoted(site.table.name)) has a key \(Wording.quoted(name)) already")
        }
        let places = Navigation(workspace: workspace, knowledge: knowledge)
            .references(to: .key(key), withDefinitions: true)
        let entries = sites.flatMap { site in site.table.columns.map { (site, $0) } }.flatMap { site, column in
            column.fragment.entries.filter { $0.key == site.key }.map {
                (site.part, column.fragment.renaming($0, to: name))
            }
        }
        // Every entry has to be a place that can be edited: half a rename is worse than none.
        guard entries.allSatisfy({ workspace.location($0.1.span, in: $0.0) != nil }), let part = sites.first?.part
        else {
            throw ResponseError(.contentModified, "a file has changed since it was checked; try again in a moment")
        }
        // A set, as a place may be found in several ways, and is edited once.
        var edits = Set(entries.map(\.1))
        for place in places where place.path.hasSuffix(".stateview.json") {
            edits.insert(Edit(place.source.span(place.range), name))
        }
        for use in part.keyUses where use.key.literal == key && Self.asks(use, for: sites) {
            edits.insert(Edit(try Self.place(of: key, in: use, part), name))
        }
        let sorted = edits.sorted { ($0.span.file, $0.span.range.lower) < ($1.span.file, $1.span.range.lower) }
        return QuickFixes(workspace: workspace).edit(sorted, part) ?? .null
    }

    private static func asks(_ use: KeyUse, for sites: [Knowledge.KeySite]) -> Bool {
        guard case .named(let table) = use.table else { return true }
        return sites.contains { $0.table.name == table }
    }

    /// The place of a key in a file of code, without its quotes.
    private static func place(
        of key: String, in use: KeyUse, _ part: JudgedWorkspace.Part
    ) throws(ResponseError) -> SourceSpan {
        let written = part.source(use.span.file).map { Array($0.bytes[use.span.range.indices]) } ?? []
        let found = written.ranges(of: Array(key.utf8))
        // An accessor has another name, and an escape or a property of an interface file is not the key as it stands.
        guard found.count == 1 else {
            throw ResponseError(
                .requestFailed,
                "\(Wording.quoted(use.way)) asks for the key in \(use.span.file) by another name; rename it there first"
            )
        }
        let lower = Int(use.span.range.lower)
        return SourceSpan(
            file: use.span.file, range: SourceRange(lower + found[0].lowerBound..<lower + found[0].upperBound))
    }
}

extension CatalogFragment {
    /// The edit that gives an entry another key, one without anything to escape.
    fileprivate func renaming(_ entry: CatalogEntry, to name: String) -> Edit {
        let range = entry.keyRange
        guard notation == .strings else { return Edit(source.span(range), name) }
        let before = range.lower > 0 ? source.bytes[Int(range.lower) - 1] : 0
        // A key that is its text, too, leaves that behind.
        let text = entry.flags.contains(.keyIsText) ? String(decoding: source.bytes[range.indices], as: UTF8.self) : nil
        if before == UInt8(ascii: "\"") {
            return Edit(source.span(range), name + (text.map { "\" = \"" + $0 } ?? ""))
        }
        // Without quotes, or between those that an apostrophe ends, few names can stand.
        let isSingle = before == UInt8(ascii: "'")
        let quote = isSingle ? "'" : "\""
        let outer =
            isSingle
            ? SourceRange(range.indices.lowerBound - 1..<min(range.indices.upperBound + 1, source.bytes.count)) : range
        return Edit(source.span(outer), "\"\(name)\"" + (text.map { " = \(quote)\($0)\(quote)" } ?? ""))
    }
}
