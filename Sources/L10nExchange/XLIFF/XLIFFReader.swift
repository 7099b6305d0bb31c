import L10nCatalog
import L10nFormats
package import L10nSource
import L10nSyntax
import L10nXML

/// Reads XLIFF 1.2 and says what is wrong with it, and what Xcode would lose.
package struct XLIFFReader {
    static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

    /// Whether to report what only Xcode passes over: states that it ignores, and inline codes that it drops.
    private let reportsXcodeLosses: Bool
    private let tree: XMLTree
    private let names: XLIFFNames
    private let mayHoldDirectives: Bool
    private let mayHoldReturns: Bool
    private var reports: XLIFFReports
    private var files: [XLIFFFile] = []
    private var hasStates = false
    /// The target languages of the files, with their places.
    private var languages: [(tag: String?, place: SourceRange)] = []

    /// Any bytes give a document. Of units with the same id in one `file` none is in it.
    /// - Parameter reportsXcodeLosses: whether to tell what Xcode, and not this package, would lose on import.
    package static func read(_ file: SourceFile, reportsXcodeLosses: Bool = true) -> Parsed<XLIFFDocument> {
        let tree = XMLTree.parse(file)
        var reader = XLIFFReader(tree.value, reportsXcodeLosses: reportsXcodeLosses)
        reader.reports.diagnostics = tree.diagnostics
        if let root = tree.value.root { reader.readRoot(root) }
        var document = XLIFFDocument(files: reader.files, origin: tree.value.file)
        document.lacksStates = !reader.hasStates
        return Parsed(document, diagnostics: reader.reports.diagnostics)
    }

    private init(_ tree: XMLTree, reportsXcodeLosses: Bool) {
        self.tree = tree
        self.reportsXcodeLosses = reportsXcodeLosses
        names = XLIFFNames(tree)
        let bytes = tree.file.bytes
        mayHoldDirectives = ByteSearch.contains(SuppressionDirective.marker, in: bytes.span)
        mayHoldReturns = ByteSearch.first(0x0D, in: bytes.span, from: 0) < bytes.count
        reports = XLIFFReports(tree.file)
    }

    /// Whether a root is in a namespace of XLIFF 1. 1.0 has a DTD, and no namespace.
    static func isNamespace(of root: XMLElementNode) -> Bool {
        root.namespace.hasPrefix("urn:oasis:names:tc:xliff:document:1.")
            || root.namespace.isEmpty && root.value("version")?.value == "1.0"
    }

    private mutating func readRoot(_ root: XMLElementNode) {
        guard root.localName == "xliff" else {
            return reports.invalid(
                "wrong-root", "the document is \(Wording.quoted("<\(root.name)>")), not '<xliff>'; choose another file",
                at: root.nameRange)
        }
        let version = root.value("version")
        if let version, version.value != "1.2", version.value != "1.1", version.value != "1.0" {
            return reports.invalid(
                "wrong-version",
                "this is XLIFF \(Wording.visible(version.value)), which is not read yet; ask for version 1.2",
                at: version.range)
        }
        if let prefix = root.prefix { reports.prefixedNamespace(prefix, root) }
        if !Self.isNamespace(of: root) {
            reports.invalid(
                "wrong-namespace", "'<xliff>' lacks the namespace of XLIFF 1.2; add xmlns=\"\(Self.namespace)\"",
                at: root.nameRange)
        }
        for child in root.children where child.localName == "file" && child.namespace == root.namespace {
            readFile(child)
        }
        reportLanguages()
    }

    private mutating func readFile(_ element: XMLElementNode) {
        let original = element.value("original")
        if original == nil {
            reports.invalid(
                "no-original", "'<file>' does not say which file it is for; add 'original'", at: element.nameRange)
        }
        let sourceLanguage = element.value("source-language")
        if sourceLanguage == nil {
            reports.invalid("no-source-language", "'<file>' has no 'source-language'; add it", at: element.nameRange)
        }
        let target = element.value("target-language")
        languages.append(target.map { ($0.value, $0.range) } ?? (nil, element.nameRange))
        var units = XLIFFFoundUnits(tree: tree, names: names)
        if let body = element.child("body") {
            let format = CatalogFormats.exchanged(original?.value ?? "")
            let nodes = tree.nodes
            readUnits(in: body.index, nodes.span, format, into: &units)
            for same in units.removeDuplicates() {
                reports.duplicates(same)
                units.refused += same.map(\.id)
            }
            if format?.keepsStates == true {
                reports.missingStates(units)
                if reportsXcodeLosses { reports.pluralsThatXcodeFills(units) }
            }
        }
        files.append(
            XLIFFFile(
                original: original?.value ?? "", sourceLanguage: sourceLanguage?.value ?? "",
                targetLanguage: target?.value, dataType: element.value("datatype")?.value ?? "plaintext",
                tool: element.child("header")?.child("tool").map(XLIFFTool.init),
                units: XLIFFUnits(units), place: original?.range ?? element.nameRange))
        files[files.count - 1].refused = units.refused
    }

    private mutating func reportLanguages() {
        guard let first = languages.first(where: { $0.tag != nil }), let wanted = first.tag else { return }
        for (tag, place) in languages {
            guard let tag, tag != wanted else { continue }
            reports.add(
                .targetLanguageMismatch, "locale-mismatch",
                "target is \(Wording.quoted(tag)), that of the first file \(Wording.quoted(wanted)); import one language at a time",
                at: place, notes: [DiagnosticNote("the first file", at: tree.file.span(first.place))])
        }
    }

    /// Reads the units of a body or group, of any depth.
    private mutating func readUnits(
        in parent: Int, _ nodes: Span<XMLNodeRecord>, _ format: (any ExchangedCatalogFormat.Type)?,
        into units: inout XLIFFFoundUnits
    ) {
        let bytes = tree.file.bytes
        var end = Int(nodes[parent].contentLower)
        var index = parent + 1
        while index < Int(nodes[parent].end) {
            let node = nodes[index]
            defer { index = Int(node.end) }
            guard node.kind == .element else { continue }
            // Comments in the gap before a unit may hold directives for it.
            let gap = end..<Int(node.lower)
            end = Int(node.upper)
            guard node.namespace == nodes[parent].namespace else { continue }
            switch names.part(node.name) {
            case .unit:
                let mark = XLIFFUnitMark(index, in: nodes, names, bytes.span, mayHoldReturns: mayHoldReturns)
                guard let mark else {
                    reports.withoutID(tree.element(at: index))
                    continue
                }
                // Damage inside a unit leaves it open up to the end of the file, and its texts cut.
                if !tree.isIntact, Int(node.upper) == bytes.count {
                    units.refused.append(tree.file.xmlAttributeValue(mark.id))
                    continue
                }
                if mark.traits.contains(.isNotable) {
                    if report(mark, format) { units.refused.append(tree.file.xmlAttributeValue(mark.id)) }
                } else if mark.traits.contains(.mayBeForm) {
                    reports.nearlyPath(Located(tree.file.xmlAttributeValue(mark.id), at: mark.id), format)
                }
                if mayHoldDirectives {
                    let found = XLIFFSuppressions.directives(of: tree.element(at: index), gap, tree.file)
                    if !found.isEmpty { units.suppressions[mark.element] = found }
                }
                if mark.traits.contains(.hasState) { hasStates = true }
                units.marks.append(mark)
            case .group: readUnits(in: index, nodes, format, into: &units)
            case .source, .target, .note, .other: break
            }
        }
    }

    /// Reports what is wrong with a unit, and what would be lost of it; returns whether it cannot be taken.
    private mutating func report(_ mark: XLIFFUnitMark, _ format: (any ExchangedCatalogFormat.Type)?) -> Bool {
        let file = tree.file
        let element = tree.element(at: Int(mark.element))
        let id = Located(file.xmlAttributeValue(mark.id), at: mark.id)
        let parts = XLIFFUnitParts(element, names)
        reports.repeatedParts(parts, id)
        let isBroken = reports.losses(in: parts, id, file, forXcode: reportsXcodeLosses)
        reports.nearlyPath(id, format)
        if parts.source == nil { reports.withoutSource(element, id) }
        guard let target = parts.target else { return isBroken }
        let attributes = XLIFFTargetAttributes(target, file)
        reports.state(attributes, of: target, id, file, forXcode: reportsXcodeLosses)
        let isOther = reports.isOtherLanguage(attributes, than: languages.last?.tag, id)
        return isBroken || isOther
    }
}

extension XLIFFTool {
    fileprivate init(_ element: XMLElementNode) {
        self.init(
            id: element.value("tool-id")?.value ?? "", name: element.value("tool-name")?.value ?? "",
            version: element.value("tool-version")?.value, build: element.value("build-num")?.value)
    }
}
