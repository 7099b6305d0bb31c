import DesignTokens
import L10nCatalog
import L10nFormats
import L10nMessages
import L10nProject
import L10nSource
import MessageChecks
import TokenThemes
import TokenTools

/// What can stand where somebody types: keys, tokens and placeholders.
struct Completion {
    /// More items than this say nothing; the client asks again when more is typed.
    private static let mostItems = 200

    static let options: JSON = ["triggerCharacters": ["\"", "{", "%", "."], "resolveProvider": false]

    private struct Item {
        let label: String
        let detail: String
        /// `CompletionItemKind`.
        let kind: Int
    }

    private enum Kind {
        static let text = 1
        static let value = 12
        static let color = 16
        static let constant = 21
    }

    private let workspace: Workspace
    private let knowledge: Knowledge
    private let path: String
    private let source: SourceFile
    private let positions: TextPositions
    private let offset: Int

    /// The answer to `textDocument/completion`.
    static func list(_ path: String, at place: TextPosition, in workspace: Workspace) -> JSON {
        guard let source = workspace.text(at: path) else { return .null }
        let positions = workspace.positions(inText: source)
        let offset = positions.offset(of: place)
        let line = positions.line(around: offset)
        guard let literal = LiteralAtCursor(source.bytes, line: line, offset: offset) else { return .null }
        return Completion(
            workspace: workspace, knowledge: Knowledge(workspace, around: path), path: path, source: source,
            positions: positions, offset: offset
        ).list(literal)
    }

    private func list(_ literal: LiteralAtCursor) -> JSON {
        let isCatalog = CatalogFormats.format(of: path) != nil
        if isCatalog, literal.isValue { return placeholders(literal) }
        if isCatalog { return list(keys(isTranslation: true), replacing: literal.content) }
        if path.hasSuffix(".json") || path.hasSuffix(".tokens") {
            guard literal.isValue || literal.earlier.isEmpty else { return .null }
            if source.bytes[literal.content].first == UInt8(ascii: "{") {
                return list(tokens(), replacing: literal.content)
            }
            return path.hasSuffix(".stateview.json")
                ? list(keys(isTranslation: false), replacing: literal.content) : .null
        }
        return list(keys(isTranslation: false), replacing: literal.content)
    }

    /// - Parameter isTranslation: whether only keys are wanted that the file lacks.
    private func keys(isTranslation: Bool) -> [Item] {
        let known = isTranslation ? keysOfFile() : []
        return knowledge.keys().filter { key, site in
            !known.contains(key) && (!isTranslation || site.source != nil)
        }.map { key, site in
            let text = site.source.map { $0.column.fragment.text(of: $0.entry) } ?? ""
            return Item(label: key, detail: Wording.visible(text.prefix(80)), kind: Kind.constant)
        }
    }

    /// The keys that the file has already.
    private func keysOfFile() -> Set<String> {
        guard let format = CatalogFormats.format(of: path), !format.holdsAllLanguages else { return [] }
        let fragments = format.decodeLanguages(of: source, isForEditing: false).value.languages.map(\.fragment)
        return Set(
            fragments.flatMap { fragment in
                fragment.entries.filter { !holdsCursor($0.keyRange) }.map { fragment.key(of: $0) }
            })
    }

    private func holdsCursor(_ range: SourceRange) -> Bool {
        Int(range.lower) <= offset && offset <= Int(range.upper)
    }

    private func tokens() -> [Item] {
        var seen: Set<TokenPath> = []
        return knowledge.parts.flatMap(\.project.themes).flatMap { theme -> [Item] in
            let resolved = (try? theme.theme.permutation()).map { theme.theme.resolved($0) }
            return theme.theme.tokenPaths.filter { seen.insert($0).inserted }.map { path in
                let token = resolved?[path]
                let isColor = if case .color? = token?.value { true } else { false }
                return Item(
                    label: "{\(path.text)}", detail: token.map { TokenHover.shown($0.value) } ?? "",
                    kind: isColor ? Kind.color : Kind.value)
            }
        }
    }

    /// The placeholders of the text that is translated, with what was typed of one.
    private func placeholders(_ literal: LiteralAtCursor) -> JSON {
        guard let key = key(before: literal) else { return .null }
        let texts = knowledge.sites(of: key).compactMap(\.source).map { $0.column.fragment.text(of: $0.entry) }
        var seen: Set<String> = []
        let items = texts.flatMap { text in
            PlaceholderReading(Array(text.utf8).span, notation: .printfAndNamed).placeholders
        }.filter { seen.insert($0.text).inserted }.map { Item(label: $0.text, detail: key, kind: Kind.value) }
        let typed = source.bytes[literal.content.lowerBound..<offset]
        let start = typed.lastIndex { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }
        // A sign further back belongs to another placeholder.
        let isNear = start.map { offset - $0 <= 32 && !typed[$0...].contains(0x20) } ?? false
        return list(items, replacing: (isNear ? start ?? offset : offset)..<offset)
    }

    private func key(before literal: LiteralAtCursor) -> String? {
        if case .key(let key)? = CursorTarget.find(path, at: offset, in: workspace)?.subject { return key }
        return literal.earlier.last.map { String(decoding: source.bytes[$0], as: UTF8.self) }
    }

    private func list(_ items: [Item], replacing range: Range<Int>) -> JSON {
        let typed = String(decoding: source.bytes[range.lowerBound..<min(offset, range.upperBound)], as: UTF8.self)
            .lowercased()
        // Those that begin with what was typed come first, then those that hold it.
        let near = typed.isEmpty ? items : items.filter { $0.label.lowercased().hasPrefix(typed) }
        let further =
            typed.isEmpty
            ? []
            : items.filter {
                let label = $0.label.lowercased()
                return !label.hasPrefix(typed) && label.contains(typed)
            }
        let found = near + further
        let place = positions.json(SourceRange(range))
        return [
            "isIncomplete": .bool(found.count > Self.mostItems),
            "items": .array(
                found.prefix(Self.mostItems).map { item in
                    .members([
                        "label": .string(item.label), "kind": JSON(item.kind),
                        "detail": item.detail.isEmpty ? nil : .string(item.detail),
                        "filterText": .string(item.label),
                        "textEdit": ["range": place, "newText": .string(item.label)],
                    ])
                }),
        ]
    }
}
