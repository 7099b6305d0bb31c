package import L10nSource
import L10nSyntax

/// `.xcstrings` files, the String Catalogs of Xcode 15 and later.
package enum XCStringsFormat {
    /// So many objects may lie within each other. The deepest text of a catalog has ten around it.
    static let nestingLimit = 64

    /// The texts of a file in all its languages. They share the file's bytes, to which their ranges refer.
    /// - Parameter reportsOrder: whether keys that are not in Xcode's order are worth a word.
    package static func decode(_ file: SourceFile, reportsOrder: Bool = false) -> Parsed<XCStringsCatalog> {
        let tree = JSONTree.parse(file, nestingLimit: nestingLimit)
        var reader = XCStringsReader(tree.value, findings: tree.diagnostics)
        reader.read()
        if reportsOrder, let strings = tree.value.root["strings"], let finding = XCStringsLayout.finding(strings) {
            reader.reports.add(finding)
        }
        return Parsed(reader.catalog, diagnostics: tree.diagnostics + reader.reports.diagnostics)
    }
}
