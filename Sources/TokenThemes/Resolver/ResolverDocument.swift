import DesignTokens
package import L10nSource
internal import L10nSyntax

/// A resolver document with everything that it refers to: which token files apply, in which order, under which choices.
///
/// Source: Design Tokens Resolver Module 2025.10.
package struct ResolverDocument: Sendable {
    package enum Kind: String, Sendable, Hashable, Codable {
        case set
        case modifier
    }

    /// One step of the order of resolution.
    package struct Item: Sendable, Hashable {
        package var kind: Kind
        package var name: String
        package var span: SourceSpan
        /// Whether it is defined in the order itself.
        var isInline = false
        /// What the document says about it.
        package var description: String?
        /// Data of vendors, as it is written.
        package var extensions: String?
    }

    package var name: String?
    package var description: String?
    /// The order of resolution: a later item overrides an earlier one.
    package var order: [Item] = []
    /// The modifiers of the order.
    package var modifiers: [ThemeModifier] = []
    /// The files and trees of all items, in the order of resolution.
    package var sources: [TokenSource] = []
    /// The paths of all files that were read, the document first.
    package var files: [String] = []

    /// Reads a document and the files that it refers to.
    /// - Parameters:
    ///   - path: the path of the document; the paths of files in it are relative to its folder.
    ///   - root: the folder that no reference may leave; empty for the folder that `path` is relative to, nil where `load`
    ///     says what may be read.
    ///   - load: answers the file at a path, nil when there is none. It is asked once for each file.
    package static func read(
        _ path: String, dialect: TokenDialect = .strict, root: String? = "", load: (String) -> SourceFile?
    ) -> Parsed<ResolverDocument> {
        read(path, dialect: dialect, root: root) { path -> Parsed<JSONTree>? in
            load(path).map { TokenFileParser.parseJSON($0, dialect: dialect) }
        }
    }

    /// The same from the JSON of the files.
    static func read(
        _ path: String, dialect: TokenDialect, root: String?, tree: (String) -> Parsed<JSONTree>?
    ) -> Parsed<ResolverDocument> {
        withoutActuallyEscaping(tree) { tree in
            var reader = ResolverReader(dialect: dialect, root: root, load: tree)
            reader.read(path)
            return Parsed(reader.document, diagnostics: reader.reports.diagnostics)
        }
    }
}
