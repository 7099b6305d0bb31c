package import L10nSource
import L10nSyntax

/// `.xcstrings` files, the String Catalogs of Xcode 15 and later.
package enum XCStringsFormat {
    /// So many objects may lie within each other. The deepest text of a catalog has ten around it.
    private static let nestingLimit = 64

    /// The texts of a file in all its languages. They share the file's bytes, to which their ranges refer.
    package static func decode(_ file: SourceFile) -> Parsed<XCStringsCatalog> {
        let tree = JSONTree.parse(file, nestingLimit: nestingLimit)
        var reader = XCStringsReader(tree.value, findings: tree.diagnostics)
        reader.read()
        return Parsed(reader.catalog, diagnostics: tree.diagnostics + reader.reports.diagnostics)
    }
}
