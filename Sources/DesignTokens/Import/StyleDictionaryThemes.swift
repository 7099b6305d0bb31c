internal import L10nSource

/// Files of Style Dictionary by the themes that they make up; the names of folders and files say the brand and the scheme
/// (TL-4).
struct StyleDictionaryThemes {
    struct Theme {
        /// Nil where there is one theme, or the name says nothing of it.
        var brand: String?
        var scheme: String?
        /// By path, the last one where several files define it.
        var tokens: [String: ImportedToken]
        var order: [String]

        /// The theme by itself.
        var source: (contexts: [String: String], text: String) {
            var contexts: [String: String] = [:]
            contexts["brand"] = brand
            contexts["scheme"] = scheme
            var tree = ImportedTree()
            for path in order {
                if let token = tokens[path] { tree.add(token.names[...], token.json) }
            }
            return (contexts, tree.json.file)
        }
    }

    private(set) var themes: [Theme] = []

    init(_ files: [SourceFile], _ reader: inout ImportReader) {
        var sources: [(path: String, tokens: [ImportedToken])] = []
        for file in files {
            guard let root = reader.root(of: file) else { continue }
            sources.append((file.path, reader.tokens(in: root)))
        }
        let conditions = PathConditions(sources.map { ($0.path, Set($0.tokens.map(\.path))) })
        for condition in conditions.themes.isEmpty ? [PathConditions.Condition()] : conditions.themes {
            var theme = Theme(brand: condition.brand, scheme: condition.scheme, tokens: [:], order: [])
            for index in sources.indices where conditions.includes(index, in: condition) {
                for token in sources[index].tokens {
                    if theme.tokens.updateValue(token, forKey: token.path) == nil { theme.order.append(token.path) }
                }
            }
            var arithmetic = ImportArithmetic(theme.tokens.values, .styleDictionary)
            for path in theme.order {
                theme.tokens[path] = theme.tokens[path].flatMap { arithmetic.computed($0, &reader) }
            }
            theme.order.removeAll { theme.tokens[$0] == nil }
            themes.append(theme)
        }
    }
}
