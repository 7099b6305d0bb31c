package import L10nSource
internal import L10nSyntax

/// What a theme resolves to in every permutation, without its token files: `theme.lock`.
///
/// Equal values stand there once. Each token has a value for each choice that can change it, and the definitions that
/// they come from.
package struct ThemeLock: Sendable {
    /// The modifiers with their contexts.
    package let modifiers: [(name: String, contexts: [String])]
    /// The hash of each file that the theme was read from, by its path from the folder of the resolver document.
    package let sources: [String: String]
    private let values: ResolvedTokens
    private let definitions: JSONValue?
    private let tokens: [String: JSONValue]

    /// Reads a lock; nil for a file that is none, or of another version.
    package init?(_ file: SourceFile) {
        let parsed = JSONTree.parse(file, dialect: .strict)
        let root = parsed.value.root
        guard !parsed.diagnostics.contains(where: { $0.severity == .error }),
            root["version"]?.integer == Self.version, let values = root["values"], let tokens = root["tokens"]
        else { return nil }
        modifiers = (root["modifiers"].map { Array($0.members) } ?? []).map { member in
            (member.name, member.value.elements.compactMap(\.string))
        }
        sources = Dictionary(
            (root["sources"].map { Array($0.members) } ?? []).map { ($0.name, $0.value.string ?? "") },
            uniquingKeysWith: { $1 })
        definitions = root["definitions"]
        self.tokens = Dictionary(tokens.members.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        let tree = TokenFileParser.parse([values], dialect: .strict).value
        var builder = TokenSetBuilder(modifiers: [], sources: [TokenSource(file: tree)], dialect: .strict)
        self.values = ResolvedTokens(set: builder.build(), permutation: ThemePermutation())
    }

    static let version = 1

    /// The paths of all tokens, in alphabetical order.
    package var paths: [TokenPath] { tokens.keys.map { TokenPath($0) }.sorted() }

    /// The value of a token where these contexts are chosen, by the names of their modifiers; nil where it has none.
    package func value(_ path: TokenPath, _ contexts: [String: String]) -> TokenValue? {
        entry(path, "values", contexts)?.integer.flatMap { values.value(TokenPath(String($0))) }
    }

    /// The definition that a value comes from, such as `brands/tori/palette.tokens.json#/palette/blue/600`.
    package func definition(_ path: TokenPath, _ contexts: [String: String]) -> String? {
        entry(path, "from", contexts)?.integer.flatMap { definitions?[String($0)]?.string }
    }

    /// The values for all choices that can change a token, and the modifiers that these are choices of.
    func allValues(_ path: TokenPath) -> [String: [TokenValue?]] {
        guard let token = tokens[path.text], let list = token["values"] else { return [:] }
        let names = token["modifiers"].map { $0.elements.compactMap(\.string) } ?? []
        let key = names.map { name in
            "\(name)=\(modifiers.first { $0.name == name }?.contexts.joined(separator: ",") ?? "")"
        }
        return [
            key.joined(separator: ";"): list.elements.map { number in
                number.integer.flatMap { values.value(TokenPath(String($0))) }
            }
        ]
    }

    private func entry(_ path: TokenPath, _ list: String, _ contexts: [String: String]) -> JSONValue? {
        guard let token = tokens[path.text], let list = token[list] else { return nil }
        var index = 0
        for name in token["modifiers"].map({ $0.elements.compactMap(\.string) }) ?? [] {
            guard let modifier = modifiers.first(where: { $0.name == name }), let chosen = contexts[name],
                let context = modifier.contexts.firstIndex(of: chosen)
            else { return nil }
            index = index * modifier.contexts.count + context
        }
        // One element holds for all choices.
        return list[element: index] ?? (list[element: 1] == nil ? list[element: 0] : nil)
    }
}
