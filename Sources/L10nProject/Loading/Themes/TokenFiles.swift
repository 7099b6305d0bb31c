import L10nSource
import TokenThemes

/// The files of a project that may hold tokens, sorted by what they hold, by the paths that reports print.
struct TokenFiles {
    /// Resolver documents, in the order in which they are read.
    private(set) var documents: [String] = []
    /// Files of tokens.
    private(set) var tokens: [String] = []
    /// JSON files that hold neither.
    private(set) var others: [(file: FoundFile, content: JSONContent)] = []
    /// Files in other notations than JSON.
    private(set) var foreign: [FoundFile] = []

    /// - Parameters:
    ///   - files: in the order of their paths.
    ///   - document: the resolver document that the configuration names, whatever it is called.
    init(_ files: [FoundFile], document: String?, _ trees: inout TokenTrees) {
        // Projects of Style Dictionary have no resolver documents.
        let mayBeResolver = trees.dialect != .styleDictionary
        var nameless: [String] = []
        for file in files where file.shown != document || file.role == .foreignTokens {
            switch file.role {
            case .resolver: documents.append(file.shown)
            case .tokens: tokens.append(file.shown)
            case .foreignTokens: foreign.append(file)
            case .json:
                let content = trees.content(of: file.shown, mayBeResolver: mayBeResolver, isNamed: file.isNamed)
                switch content {
                case .resolver: nameless.append(file.shown)
                case .tokens: tokens.append(file.shown)
                case .legacyTokens, .plainValues, .stateViews, .other: others.append((file, content))
                }
            case .texts, .stateViews, .font: continue
            }
        }
        takePlainValues(inOrderOf: files)
        // The first one is the project's: what is named so comes before what only looks so.
        documents = (document.map { [$0] } ?? []) + documents + nameless
    }

    /// Takes the files of plain values for token files that lie beside some, below, or in one folder for tokens with some.
    private mutating func takePlainValues(inOrderOf files: [FoundFile]) {
        let values = others.lazy.filter { $0.content == .plainValues }.map(\.file)
        if values.isEmpty { return }
        let known = Set(tokens)
        let roots = Set(files.lazy.filter { known.contains($0.shown) }.compactMap(\.tokenFolder))
        let folders = Set(tokens.map { PathText.parent(of: $0) }).subtracting([""])
        let plain = Set(
            values.filter { file in
                file.tokenFolder.map { roots.contains($0) } ?? false
                    || PathText.folders(above: file.shown).contains { folders.contains($0) }
            }.map(\.shown))
        if plain.isEmpty { return }
        let all = plain.union(tokens)
        tokens = files.map(\.shown).filter(all.contains)
        others.removeAll { plain.contains($0.file.shown) }
    }
}
