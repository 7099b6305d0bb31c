import DesignTokens
import L10nCatalog
import L10nFormats
import L10nSource
import L10nSyntax
import L10nUsage
import TokenThemes

/// The key or token that a cursor stands on, in the text as it is in the editor.
struct CursorTarget: Sendable, Hashable {
    enum Subject: Sendable, Hashable {
        case key(String)
        case token(TokenPath)
    }

    let subject: Subject
    /// What is written of it there.
    let range: SourceRange

    /// Nil where the cursor stands on neither.
    static func find(_ path: String, at offset: Int, in workspace: Workspace) -> CursorTarget? {
        guard let source = workspace.text(at: path) else { return nil }
        let knowledge = Knowledge(workspace, around: path)
        if let format = CatalogFormats.format(of: path) {
            return entry(in: source, format, at: offset)
        }
        if path.hasSuffix(".json") || path.hasSuffix(".tokens") { return value(in: source, at: offset, knowledge) }
        return literal(in: source, at: offset, knowledge, workspace)
    }

    /// The entry of a file of texts.
    private static func entry(
        in source: SourceFile, _ format: any CatalogFormat.Type, at offset: Int
    ) -> CursorTarget? {
        let place = UInt32(clamping: offset)
        func holds(_ range: SourceRange) -> Bool { range.lower <= place && place <= range.upper }
        let decoded = format.decodeLanguages(of: source, isForEditing: false).value
        // Ranges are places in what the format made of the file.
        guard decoded.source.bytes.count == source.bytes.count else { return nil }
        var best: CursorTarget?
        for fragment in decoded.languages.map(\.fragment) {
            for entry in fragment.entries where holds(entry.range) || holds(entry.keyRange) {
                if let best, best.range.count <= entry.keyRange.count { continue }
                best = CursorTarget(subject: .key(fragment.key(of: entry)), range: entry.keyRange)
            }
        }
        return best
    }

    /// The token or text of a file of tokens or state views.
    private static func value(in source: SourceFile, at offset: Int, _ knowledge: Knowledge) -> CursorTarget? {
        let place = UInt32(clamping: offset)
        func holds(_ range: SourceRange) -> Bool { range.lower <= place && place <= range.upper }
        var value = JSONTree.parse(source, dialect: .lenient).value.root
        var names: [String] = []
        var token: CursorTarget?
        walk: while true {
            for member in value.members where holds(member.range) {
                names.append(member.name)
                let path = TokenPath(names.joined(separator: "."))
                if knowledge.isToken(path), knowledge.definesTokens(source.path) {
                    token = CursorTarget(subject: .token(path), range: member.nameRange)
                }
                if holds(member.nameRange) { return token }
                value = member.value
                continue walk
            }
            for element in value.elements where holds(element.range) {
                value = element
                continue walk
            }
            break
        }
        guard let text = value.string else { return token }
        if let path = reference(text) { return CursorTarget(subject: .token(path), range: value.contentRange) }
        if knowledge.isKey(text) { return CursorTarget(subject: .key(text), range: value.contentRange) }
        return token
    }

    /// The token that a text refers to, as `{a.b}` or `#/a/b/$value`.
    static func reference(_ text: String) -> TokenPath? {
        if let names = try? TokenReference.curly(text, trims: true) { return TokenPath(names.joined(separator: ".")) }
        guard text.hasPrefix("#/"), let pointer = try? TokenReference.pointer(text) else { return nil }
        let names = pointer.segments.prefix { $0 != "$value" }
        return names.isEmpty ? nil : TokenPath(names.joined(separator: "."))
    }

    /// The key that a file of code asks for: by what is known of it, else a text in quotes that is a key's.
    private static func literal(
        in source: SourceFile, at offset: Int, _ knowledge: Knowledge, _ workspace: Workspace
    ) -> CursorTarget? {
        let place = UInt32(clamping: offset)
        if workspace.isCurrent(source.path),
            let use = knowledge.keyUses(in: source.path).first(where: {
                $0.span.range.lower <= place && place <= $0.span.range.upper
            }), let key = use.key.literal
        {
            return CursorTarget(subject: .key(key), range: use.span.range)
        }
        let line = TextPositions(source.bytes, .utf8).line(around: offset)
        guard let literal = LiteralAtCursor(source.bytes, line: line, offset: offset) else { return nil }
        let text = String(decoding: source.bytes[literal.content], as: UTF8.self)
        return knowledge.isKey(text) ? CursorTarget(subject: .key(text), range: SourceRange(literal.content)) : nil
    }
}
