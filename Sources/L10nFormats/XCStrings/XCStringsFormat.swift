package import L10nLocale
package import L10nSource
package import L10nSyntax

/// `.xcstrings` files, the String Catalogs of Xcode 15 and later.
package enum XCStringsFormat: CatalogFormat {
    package static let name = "xcstrings"
    package static let suffixes = [".xcstrings"]
    package static let holdsAllLanguages = true
    package static let outranks = false

    package static func decodeLanguages(of file: SourceFile, isForEditing: Bool) -> Parsed<DecodedCatalog> {
        let tree = parse(file)
        let parsed = decode(tree, reportsOrder: !isForEditing)
        return Parsed(DecodedCatalog(parsed.value, tree: isForEditing ? tree : nil), diagnostics: parsed.diagnostics)
    }

    /// So many objects may lie within each other. The deepest text of a catalog has ten around it.
    package static let nestingLimit = 64

    /// The texts of a file in all its languages. They share the file's bytes, to which their ranges refer.
    /// - Parameter reportsOrder: whether keys that are not in Xcode's order are worth a word.
    package static func decode(_ file: SourceFile, reportsOrder: Bool = false) -> Parsed<XCStringsCatalog> {
        decode(parse(file), reportsOrder: reportsOrder)
    }

    /// The values of a file, for several who look at them.
    package static func parse(_ file: SourceFile) -> Parsed<JSONTree> {
        let parsed = JSONTree.parse(file, nestingLimit: nestingLimit)
        return Parsed(parsed.value, diagnostics: parsed.diagnostics.map(tolerated))
    }

    /// A comma behind the last member of an object as a warning: JSONSerialization and JSONDecoder read over it, so that apps have
    /// the texts, and other tools refuse the file.
    private static func tolerated(_ finding: Diagnostic) -> Diagnostic {
        guard finding.cause == JSONTree.trailingComma else { return finding }
        return Diagnostic(
            .noncanonicalCatalogLayout.at(.warning), finding.message, at: finding.span, cause: JSONTree.trailingComma,
            fixes: [Fix("Remove the comma", .safe, edits: [Edit(finding.span, "")])])
    }

    /// The texts of a file that was parsed.
    /// - Parameter languages: those that are read besides the source language; nil for all. Others have no entries.
    package static func decode(
        _ tree: Parsed<JSONTree>, languages: Set<LanguageTag>? = nil, reportsOrder: Bool = false
    ) -> Parsed<XCStringsCatalog> {
        var reader = XCStringsReader(tree.value, findings: tree.diagnostics, languages: languages)
        reader.read()
        if reportsOrder, let strings = tree.value.root["strings"], let finding = XCStringsLayout.finding(strings) {
            reader.reports.add(finding)
        }
        var diagnostics = tree.diagnostics + reader.reports.diagnostics
        // A file of another format is one mistake, whatever its bytes look like as JSON.
        if !tree.value.root.isObject, let first = (reader.reports.diagnostics + tree.diagnostics).first(where: isSyntax)
        {
            diagnostics = diagnostics.filter { !isSyntax($0) || $0 == first }
        }
        return Parsed(reader.catalog, diagnostics: diagnostics)
    }

    private static func isSyntax(_ finding: Diagnostic) -> Bool { finding.rule == .syntaxError }
}
