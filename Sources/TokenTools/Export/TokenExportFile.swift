/// A text file that an export writes.
package struct TokenExportFile: Sendable, Hashable {
    /// Such as `tokens.tori.css`.
    package let name: String
    package let text: String

    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }
}

/// Two tokens, or two themes, that would have the same name in what is written.
package struct TokenExportCollision: Error, Sendable, Hashable {
    package let name: String
    /// What would be named so: the paths of tokens, or the files of themes.
    package let paths: [String]
}
