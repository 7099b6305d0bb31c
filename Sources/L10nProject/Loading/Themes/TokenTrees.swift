import L10nSource
import L10nSyntax
import TokenThemes

/// The JSON of token files and resolver documents, each read once: what a nameless file holds is told by the tree that its
/// tokens are read from.
struct TokenTrees {
    let dialect: TokenDialect
    var files: TokenFileReader
    private var trees: [String: Parsed<JSONTree>] = [:]

    init(_ files: TokenFileReader, dialect: TokenDialect) {
        self.files = files
        self.dialect = dialect
    }

    /// The tree of a file, by the path that reports print; nil when there is none.
    mutating func tree(_ path: String) -> Parsed<JSONTree>? {
        guard let file = files.file(path) else { return nil }
        if let known = trees[path] { return known }
        let parsed = TokenFileParser.parseJSON(file, dialect: dialect)
        trees[path] = parsed
        return parsed
    }

    /// What a JSON file holds whose name says nothing.
    /// - Parameters:
    ///   - mayBeResolver: see `JSONContent`.
    ///   - isNamed: whether somebody asked for the file by its name.
    mutating func content(of path: String, mayBeResolver: Bool, isNamed: Bool) -> JSONContent {
        guard let tree = tree(path) else { return .other }
        let content = JSONContent(tree.value.root, dialect: dialect, mayBeResolver: mayBeResolver, isNamed: isNamed)
        switch content {
        case .resolver, .tokens, .legacyTokens, .plainValues: break
        // A project of web pages has thousands of these.
        case .stateViews, .other: trees[path] = nil
        }
        return content
    }
}
