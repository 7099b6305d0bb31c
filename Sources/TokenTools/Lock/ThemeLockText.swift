package import DesignTokens
package import L10nSource
import L10nSyntax
package import TokenThemes

/// Writes the lock of a theme: a line for each source, definition, value and token, so that differences can be read.
///
/// `ThemeLock.read` relies on every space of it; another layout is another version.
package struct ThemeLockText {
    private let theme: Theme
    private let files: [String: SourceFile]
    private let folder: SharedFolder
    /// Begins with what is known of the tokens.
    private let known: TokenResolver
    /// By their text, as equal weights may have different names.
    private var values = NumberedValues<String>()
    private var places = NumberedValues<String>()
    /// The tokens that some permutation has without a value, in alphabetical order, once there is a text.
    package private(set) var wrong: [TokenPath] = []

    /// - Parameter files: the files of the theme by their paths.
    package init(_ theme: Theme, _ files: [String: SourceFile]) {
        self.init(theme, files, TokenResolver(theme.tokens, PermutationWalk(theme.tokens).first))
    }

    /// The lock of a theme whose tokens are known.
    package init(_ analysis: ThemeAnalysis, _ files: [String: SourceFile]) {
        self.init(analysis.theme, files, analysis.resolver)
    }

    private init(_ theme: Theme, _ files: [String: SourceFile], _ known: TokenResolver) {
        self.theme = theme
        self.known = known
        self.files = files
        folder = theme.document?.files.first.map(SharedFolder.init(around:)) ?? SharedFolder(of: files.keys)
    }

    /// The text of the lock; nil when a token has more than `limit` choices.
    package mutating func text(limit: Int = 100_000) -> String? {
        guard let tokens = tokens(limit: limit) else { return nil }
        // Relative paths, so that the lock is the same on every machine.
        let sources = files.map { (folder.relative($0), SHA256.hexDigest(of: $1.bytes)) }.sorted { $0.0 < $1.0 }
        let parts = [
            ("modifiers", theme.modifiers.map { Self.line($0.name, Self.modifier($0)) }),
            ("sources", sources.map { Self.line($0, .text($1)) }), ("definitions", Self.lines(places)),
            ("values", Self.lines(values)), ("tokens", tokens),
        ]
        let blocks: [String] = parts.map { name, lines in
            let rows = lines.map { "\n    \($0)" }.joined(separator: ",")
            return ",\n  \"\(name)\": {\(rows)" + (lines.isEmpty ? "}" : "\n  }")
        }
        return "{\n  \"version\": \(ThemeLock.version)" + blocks.joined() + "\n}\n"
    }

    private mutating func tokens(limit: Int) -> [String]? {
        let set = theme.tokens
        let walk = PermutationWalk(set, limit: limit)
        var resolver = known
        var lines: [(path: TokenPath, text: String)] = []
        // What an extended group brings is a token without a definition at its own path.
        let paths = set.table.all.filter { !set.traits[$0.int].isDisjoint(with: [.definesToken, .isUnderExtension]) }
        for path in paths {
            let mask = set.dependencies[path.int]
            var found: [(value: Int?, from: Int?)] = []
            var isWrong = false
            let isComplete = walk.forEach(of: mask) { permutation in
                resolver.permutation = permutation
                guard let entry = resolver.resolve(path) else { return found.append((nil, nil)) }
                guard let value = resolver[entry].value else {
                    isWrong = true
                    return found.append((nil, nil))
                }
                let data = resolver.styleData(entry)
                found.append((number(value, data), place(resolver[entry])))
            }
            guard isComplete else { return nil }
            if isWrong { wrong.append(set.table.text(path)) }
            // Not every path under an extension is a token.
            guard found.contains(where: { $0.value != nil }) else { continue }
            let members: [(name: String, value: TokenJSON)] = [
                ("modifiers", .list(mask.members.map { .text(theme.modifiers[$0].name) })),
                ("values", Self.list(found.map(\.value))), ("from", Self.list(found.map(\.from))),
            ]
            let text = set.table.text(path)
            lines.append((text, Self.line(text.text, .object(members))))
        }
        wrong.sort()
        return lines.sorted { $0.path < $1.path }.map(\.text)
    }

    /// The number of a value, which is written when it is first met.
    private mutating func number(_ value: TokenValue, _ data: StyleData) -> Int {
        values.number(of: Self.line(value, data))
    }

    private static func object(_ value: TokenValue, _ data: StyleData) -> TokenJSON {
        var members: [(name: String, value: TokenJSON)] = [
            ("$type", .text(value.type.rawValue)), ("$value", TokenJSON(value)),
        ]
        if let data = TokenJSON(data) { members.append(("$extensions", .object([(ResolvedToken.vendor, data)]))) }
        return .object(members)
    }

    /// A value as `LockCursor.lockedValue` reads it.
    package static func line(_ value: TokenValue, _ data: StyleData) -> String { object(value, data).lineText }

    /// Objects under their numbers.
    private static func lines(_ objects: NumberedValues<String>) -> [String] {
        objects.all.enumerated().map { "\"\($0)\": \($1)" }
    }

    private static func modifier(_ modifier: ThemeModifier) -> TokenJSON {
        let contexts = [("contexts", TokenJSON.list(modifier.contexts.map(TokenJSON.text)))]
        return .object(modifier.defaultContext.map { [("default", .text($0))] + contexts } ?? contexts)
    }

    /// The numbers for all choices; one where all are the same.
    private static func list(_ numbers: [Int?]) -> TokenJSON {
        let isFixed = Set(numbers).count == 1
        return .list((isFixed ? Array(numbers.prefix(1)) : numbers).map { .raw($0.map(String.init) ?? "null") })
    }

    /// The number of the definition of a token, which is written when it is first met.
    private mutating func place(_ entry: TokenResolver.Entry) -> Int {
        let set = theme.tokens
        let definition = set.definition(entry.definition)
        let pointer = JSONPointer(segments: set.table.text(entry.definedAt).names.map(String.init))
        var members: [(name: String, value: TokenJSON)] = [
            ("at", .text("\(folder.relative(definition.nameSpan.file))#\(pointer)"))
        ]
        if !definition.list.isEmpty { members.append(("list", .text(definition.list))) }
        if let target = entry.hops.first?.target {
            members.append(("alias", .text(set.table.text(target).text)))
        } else {
            let parts = definition.memberReferences
            if !parts.isEmpty { members.append(("parts", .object(parts.map { ($0.member, .text($0.target.text)) }))) }
        }
        return places.number(of: TokenJSON.object(members).lineText)
    }

    private static func line(_ name: String, _ value: TokenJSON) -> String {
        "\(TokenJSON.quoted(name)): \(value.lineText)"
    }
}
