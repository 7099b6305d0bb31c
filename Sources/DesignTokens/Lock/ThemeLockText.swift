package import L10nSource

/// Writes the lock of a theme: a line for each source, value and token, so that differences can be read.
package struct ThemeLockText {
    private let theme: Theme
    private let files: [String: SourceFile]
    private let folder: String
    private var numbers: [TokenValue: Int] = [:]
    private var values: [String] = []
    private var placeNumbers: [String: Int] = [:]
    private var places: [String] = []

    /// - Parameter files: the files of the theme by their paths.
    package init(_ theme: Theme, _ files: [String: SourceFile]) {
        self.theme = theme
        self.files = files
        let document = theme.document?.files.first ?? ""
        folder = document.utf8.lastIndex(of: 0x2F).map { String(document[...$0]) } ?? ""
    }

    /// The text of the lock; nil when a token has more than `limit` choices.
    package mutating func text(limit: Int = 100_000) -> String? {
        guard let tokens = tokens(limit: limit) else { return nil }
        let sources = files.map { (relative($0), SHA256.hexDigest(of: $1.bytes)) }.sorted { $0.0 < $1.0 }
        let parts = [
            ("modifiers", theme.modifiers.map { Self.line($0.name, .list($0.contexts.map(TokenJSON.text))) }),
            ("sources", sources.map { Self.line($0, .text($1)) }), ("definitions", places),
            ("values", values), ("tokens", tokens),
        ]
        return "{\n  \"version\": \(ThemeLock.version)"
            + parts.map { name, lines in
                ",\n  \"\(name)\": {" + lines.map { "\n    \($0)" }.joined(separator: ",")
                    + (lines.isEmpty ? "}" : "\n  }")
            }.joined() + "\n}\n"
    }

    private mutating func tokens(limit: Int) -> [String]? {
        let set = theme.tokens
        let walk = PermutationWalk(set, limit: limit)
        var resolver = TokenResolver(set, walk.first)
        var lines: [(path: TokenPath, text: String)] = []
        let paths = set.table.all.filter { !set.traits[$0.int].isDisjoint(with: [.definesToken, .isUnderExtension]) }
        for path in paths {
            let mask = set.dependencies[path.int]
            var found: [(value: Int?, from: Int?)] = []
            let isComplete = walk.forEach(of: mask) { permutation in
                resolver.permutation = permutation
                guard let entry = resolver.resolve(path), let value = resolver[entry].value else {
                    return found.append((nil, nil))
                }
                let definition = resolver[entry].definition
                found.append((number(value), place(definition, set.table.text(resolver[entry].definedAt))))
            }
            guard isComplete else { return nil }
            guard found.contains(where: { $0.value != nil }) else { continue }
            let members: [(name: String, value: TokenJSON)] = [
                ("modifiers", .list(mask.members.map { .text(theme.modifiers[$0].name) })),
                ("values", Self.list(found.map(\.value))), ("from", Self.list(found.map(\.from))),
            ]
            let text = set.table.text(path)
            lines.append((text, Self.line(text.text, .object(members))))
        }
        return lines.sorted { $0.path < $1.path }.map(\.text)
    }

    /// The number of a value, which is written when it is first met.
    private mutating func number(_ value: TokenValue) -> Int {
        let number = values.count
        if let known = numbers[value] { return known }
        numbers[value] = number
        values.append(
            Self.line(
                String(number), .object([("$type", .text(value.type.rawValue)), ("$value", TokenJSON(value))])))
        return number
    }

    /// The numbers for all choices; one where all are the same.
    private static func list(_ numbers: [Int?]) -> TokenJSON {
        let isFixed = Set(numbers).count == 1
        return .list((isFixed ? Array(numbers.prefix(1)) : numbers).map { .raw($0.map(String.init) ?? "null") })
    }

    /// The number of a definition, which is written when it is first met.
    private mutating func place(_ definition: DefinitionID, _ path: TokenPath) -> Int {
        let file = theme.tokens.node(definition).nameSpan.file
        let pointer = path.names.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
        let text = "\(relative(file))#\(pointer)"
        let number = places.count
        if let known = placeNumbers[text] { return known }
        placeNumbers[text] = number
        places.append(Self.line(String(number), .text(text)))
        return number
    }

    private func relative(_ path: String) -> String {
        path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    private static func line(_ name: String, _ value: TokenJSON) -> String {
        "\(TokenJSON.quoted(name)): \(value.lineText)"
    }
}
