package import L10nSource

/// A file that is a property list in any of its forms, such as a `.stringsdict`.
package struct PropertyListDocument: Sendable {
    package let tree: PropertyListTree
    /// CoreFoundation refuses the file; the tree holds what could be made out.
    package let isRefused: Bool

    init(tree: PropertyListTree, isRefused: Bool) {
        self.tree = tree
        self.isRefused = isRefused
    }

    /// Reads a file whose `bytes` are those on the disk, whatever its `encoding` says.
    ///
    /// A total function. A list in the old-style text form is rendered as XML like a binary one, so that its places
    /// are those of the rendering.
    package static func parse(_ file: SourceFile) -> Parsed<PropertyListDocument> {
        let text = StringsText(file)
        if !text.source.bytes.isEmpty, let document = StringsPropertyList.readDocument(file, text) { return document }
        guard case .success(let value) = PropertyListReader.read(file.bytes) else {
            let tree = PropertyListTree(source: text.source, root: nil)
            let findings = StringsParser.parse(file).diagnostics.filter { $0.severity != .note }
            return Parsed(PropertyListDocument(tree: tree, isRefused: true), diagnostics: findings)
        }
        // Nothing is shared in such a text, so that none is cut.
        let tree = PropertyListRendering.tree(of: value, path: file.path, limit: .max).tree
        return Parsed(PropertyListDocument(tree: tree, isRefused: false), diagnostics: text.findings.diagnostics)
    }
}
