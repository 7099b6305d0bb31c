package import L10nSource
package import TokenThemes

/// A resolver document that holds what several files hold.
package struct BundledDocument: Sendable {
    package let text: String
    private let json: TokenJSON

    init(_ json: TokenJSON) {
        self.json = json
        text = json.file
    }

    /// Where the tokens of the document come from.
    /// - Parameters:
    ///   - files: the files that were put into it, by the paths that reports print.
    ///   - path: what the map calls such a file.
    package func sourceMap(files: [String: SourceFile], path: (String) -> String) -> SourceMap {
        SourceMap(json, writtenAs: text, files: files, path: path)
    }
}
