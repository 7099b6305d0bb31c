package import L10nCatalog

/// Where a text stands in a `.stringsdict` file.
package struct StringsDictPlace: Sendable, Hashable {
    package var key: String
    /// The variable that the text is a form of; nil for a text of the entry itself.
    package var variable: String?
    /// What chooses the text, outermost first; empty for the one text or the format.
    package var path: [FormSelector]

    package init(_ key: String, variable: String? = nil, _ path: [FormSelector] = []) {
        self.key = key
        self.variable = variable
        self.path = path
    }
}
