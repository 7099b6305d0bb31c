import L10nCatalog
import L10nFormats
import L10nSource
import L10nSyntax

/// The keys or tokens of a document, for its outline.
enum DocumentSymbols {
    /// `SymbolKind`.
    private enum Kind {
        static let namespace = 3
        static let string = 15
        static let key = 20
    }

    private struct Symbol {
        let name: String
        let detail: String
        let kind: Int
        let range: SourceRange
        let nameRange: SourceRange
        var children: [Symbol] = []
    }

    /// The answer to `textDocument/documentSymbol`.
    static func list(_ path: String, in workspace: Workspace) -> JSON {
        guard let source = workspace.text(at: path) else { return [] }
        let positions = workspace.positions(inText: source)
        let symbols: [Symbol]
        if let format = CatalogFormats.format(of: path) {
            symbols = entries(source, format)
        } else if Knowledge(workspace, around: path).definesTokens(path) {
            symbols = members(JSONTree.parse(source, dialect: .lenient).value.root, depth: 0)
        } else {
            return []
        }
        if workspace.client.nestsSymbols { return .array(symbols.map { nested($0, positions) }) }
        let uri = JSON.string(workspace.uri(of: path))
        return .array(symbols.flatMap { flat($0, container: nil, uri, positions) })
    }

    private static func entries(_ source: SourceFile, _ format: any CatalogFormat.Type) -> [Symbol] {
        let decoded = format.decodeLanguages(of: source, isForEditing: false).value
        guard decoded.source.bytes.count == source.bytes.count else { return [] }
        var seen: Set<SourceRange> = []
        return decoded.languages.flatMap { language in
            language.fragment.entries.filter { seen.insert($0.keyRange).inserted }.map { entry in
                Symbol(
                    name: language.fragment.key(of: entry), detail: language.fragment.text(of: entry),
                    kind: Kind.string, range: entry.range.union(entry.keyRange), nameRange: entry.keyRange)
            }
        }
    }

    /// Groups of tokens, and the tokens in them.
    private static func members(_ value: JSONValue, depth: Int) -> [Symbol] {
        guard depth < 32 else { return [] }
        return value.members.filter { !$0.nameStarts(with: UInt8(ascii: "$")) && $0.value.isObject }.map { member in
            let isToken = member.value["$value"] != nil
            return Symbol(
                name: member.name, detail: isToken ? shown(member.value["$value"]) : "",
                kind: isToken ? Kind.key : Kind.namespace, range: member.range, nameRange: member.nameRange,
                children: isToken ? [] : members(member.value, depth: depth + 1))
        }
    }

    /// A value as it is written, in one line.
    private static func shown(_ value: JSONValue?) -> String {
        (value?.rawText ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func nested(_ symbol: Symbol, _ positions: TextPositions) -> JSON {
        .members([
            "name": .string(name(symbol)), "detail": .string(Wording.visible(symbol.detail.prefix(80))),
            "kind": JSON(symbol.kind), "range": positions.json(symbol.range),
            "selectionRange": positions.json(symbol.nameRange),
            "children": symbol.children.isEmpty ? nil : .array(symbol.children.map { nested($0, positions) }),
        ])
    }

    private static func flat(
        _ symbol: Symbol, container: String?, _ uri: JSON, _ positions: TextPositions
    ) -> [JSON] {
        let own: JSON = .members([
            "name": .string(name(symbol)), "kind": JSON(symbol.kind), "containerName": container.map { .string($0) },
            "location": ["uri": uri, "range": positions.json(symbol.range)],
        ])
        return [own] + symbol.children.flatMap { flat($0, container: symbol.name, uri, positions) }
    }

    /// No client takes an empty name.
    private static func name(_ symbol: Symbol) -> String {
        symbol.name.isEmpty ? "\"\"" : Wording.visible(symbol.name)
    }
}
