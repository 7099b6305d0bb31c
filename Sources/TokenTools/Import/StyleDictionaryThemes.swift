internal import L10nSource
import TokenThemes

/// Files of Style Dictionary by the themes that they make up; the names of folders and files say the brand and the scheme
/// (TL-4), or the tokens say it themselves.
struct StyleDictionaryThemes {
    package struct Theme {
        /// With the platform; nil where there is one theme, or the name says nothing of it.
        var brand: String?
        var scheme: String?
        /// By path, the last one where several files define it.
        var tokens: [String: ImportedToken]
        var order: [String]

        /// The theme by itself.
        /// - Parameter name: what the choice of a brand is called.
        func source(_ name: String) -> TokenImport.SourceTheme {
            var contexts: [String: String] = [:]
            contexts[name] = brand
            contexts["scheme"] = scheme
            var tree = PathTree()
            for path in order {
                if let token = tokens[path] { tree.add(token.names[...], token.json) }
            }
            return (contexts, tree.json.file)
        }
    }

    private typealias ReadFile = (path: String, tokens: [ImportedToken], groups: [ImportedGroup])

    /// Empty where the tokens say their themes.
    private(set) var themes: [Theme] = []
    /// What the choice of a brand is called.
    private(set) var brandName = "brand"
    /// Nil where the paths of the files say the themes.
    private(set) var layers: ImportedLayers?
    private(set) var sources: [TokenImport.SourceTheme] = []

    init(_ files: [SourceFile], _ reader: inout ImportReader) {
        var read: [ReadFile] = []
        for file in files {
            guard let root = reader.root(of: file) else { continue }
            let count = reader.groups.count
            let tokens = reader.tokens(in: root)
            // Where nothing is written, the name of a file says nothing of themes.
            guard !tokens.isEmpty else { continue }
            read.append((file.path, tokens, Array(reader.groups[count...])))
        }
        guard !reader.statesThemes else {
            let files = read.map { (name: Self.name($0.path), tokens: $0.tokens, groups: $0.groups) }
            let tokens = ConditionalTokens(files, &reader)
            var layers = tokens.layers
            layers.compute(.styleDictionary, &reader)
            layers.prune(.styleDictionary, &reader)
            sources = tokens.sources(.styleDictionary, without: reader.droppedPaths)
            self.layers = layers
            return
        }
        let paths = ThemePaths(read)
        if paths.conditions.hasTooMany, let first = files.first {
            reader.remark(
                .changed, "of more than \(PathConditions.limit) folders none is taken for a brand or a scheme",
                at: SourceSpan(file: first.path, range: SourceRange(at: 0)))
        }
        brandName = paths.conditions.brandName
        themes = paths.choices.map { paths.theme(of: $0, &reader) }
        paths.reportRest(beside: themes, &reader)
        for index in themes.indices { Self.compute(&themes[index], &reader) }
        for index in themes.indices { Self.prune(&themes[index], &reader) }
        sources = themes.map { $0.source(brandName) }
    }

    private static func compute(_ theme: inout Theme, _ reader: inout ImportReader) {
        var arithmetic = ImportArithmetic(theme.tokens.values, .styleDictionary)
        for path in theme.order {
            theme.tokens[path] = theme.tokens[path].flatMap { arithmetic.computed($0, &reader) }
        }
        let tokens = theme.tokens
        theme.order.removeAll { tokens[$0] == nil }
    }

    /// Leaves out references to tokens that are not written, though the tool has them.
    private static func prune(_ theme: inout Theme, _ reader: inout ImportReader) {
        var lists = [theme.order.compactMap { theme.tokens[$0] }]
        ImportPruning.prune(&lists, { _ in true }, .styleDictionary, &reader)
        theme.order = lists[0].map(\.path)
        theme.tokens = Dictionary(lists[0].map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// What a new file is called.
    private static func name(_ path: String) -> String {
        path.split(separator: "/").map { ImportNames.file(String($0.prefix { $0 != "." })) }.joined(separator: "/")
    }
}

extension StyleDictionaryThemes {
    /// The themes that the paths of files say.
    private struct ThemePaths {
        let files: [ReadFile]
        let conditions: PathConditions
        let choices: [PathConditions.Condition]
        /// The numbers of files, by their paths.
        let numbers: [String: Int]

        init(_ files: [ReadFile]) {
            self.files = files
            // What lies around all of them says nothing, as for a check.
            let shared = SharedFolder(of: files.map(\.path))
            conditions = PathConditions(
                files.map { file in
                    PathConditions.Input(
                        path: shared.relative(file.path), tokens: Set(file.tokens.map(\.path)),
                        references: file.tokens.reduce(into: []) { $0.formUnion($1.references(.styleDictionary)) })
                })
            numbers = Dictionary(files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
            let stated = conditions.themes.isEmpty ? [PathConditions.Condition()] : conditions.themes
            let hasSchemes = files.contains { $0.tokens.contains { !$0.conditions.isEmpty } }
            choices = hasSchemes ? stated.flatMap(Self.withSchemes) : stated
        }

        /// A light and a dark theme for one that has no scheme, as values beside others are for the dark one.
        private static func withSchemes(_ choice: PathConditions.Condition) -> [PathConditions.Condition] {
            if choice.scheme != nil { return [choice] }
            return ["light", "dark"].map { scheme in
                PathConditions.Condition(brand: choice.brand, scheme: scheme, platform: choice.platform)
            }
        }

        /// Whether a value that stands for a scheme counts in a theme.
        private static func isMeant(_ token: ImportedToken, in choice: PathConditions.Condition) -> Bool {
            token.conditions.allSatisfy { $0.context == choice.scheme }
        }

        func theme(of choice: PathConditions.Condition, _ reader: inout ImportReader) -> Theme {
            var theme = Theme(
                brand: choice.name ?? conditions.plainBrand, scheme: choice.scheme, tokens: [:], order: [])
            for index in conditions.sorted(files.indices.filter { conditions.includes($0, in: choice) }) {
                for token in files[index].tokens where Self.isMeant(token, in: choice) {
                    guard let other = theme.tokens.updateValue(token, forKey: token.path) else {
                        theme.order.append(token.path)
                        continue
                    }
                    // Of two choices that know nothing of each other, each may count somewhere. In one file two names may
                    // become one, as tokens cannot have all signs in theirs.
                    if !conditions.isOrdered(number(of: other) ?? index, index) {
                        reader.noteCollision(token, other, in: token.span.file)
                    }
                }
            }
            return theme
        }

        /// Reports what is in none of the themes that there are.
        ///
        /// A folder beside those of the schemes may be a scheme whose name says nothing: what it defines otherwise is in no
        /// theme. So is what a brand defines where each scheme of all brands does.
        func reportRest(beside themes: [Theme], _ reader: inout ImportReader) {
            for index in files.indices {
                let own = zip(choices, themes).filter { conditions.includes(index, in: $0.0) }
                for token in files[index].tokens where !own.contains(where: { Self.isMeant(token, in: $0.0) }) {
                    reader.drop(token, "it states a value for a scheme, and its file is for another one")
                }
                for token in files[index].tokens {
                    let others = own.compactMap { $0.1.tokens[token.path] }.filter { $0.span.file != token.span.file }
                    guard let other = others.first, others.count == own.count else { continue }
                    let isMeant = others.allSatisfy { conditions.refines(number(of: $0) ?? index, index) }
                    if !isMeant || conditions.standsBesideSchemes(index) {
                        reader.noteCollision(other, token, in: other.span.file)
                    }
                }
            }
        }

        /// The number of the file that defines a token.
        private func number(of token: ImportedToken) -> Int? { numbers[token.span.file] }
    }
}
