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
