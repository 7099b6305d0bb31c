import L10nCatalog
package import L10nSource
import L10nSyntax

/// Reads XLIFF 1.2 and says what is wrong with it, and what Xcode would lose.
package struct XLIFFReader {
    static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

    /// Whether to report what only Xcode passes over: states that it ignores, and inline codes that it drops.
    private let reportsXcodeLosses: Bool
    let source: SourceFile
    private let mayHoldDirectives: Bool
    var reports: XLIFFReports
    private var files: [XLIFFFile] = []
    private var names = XLIFFNames()

    /// Any bytes give a document. Of units with the same id in one `file` none is in it.
    /// - Parameter reportsXcodeLosses: whether to tell what Xcode, and not this package, would lose on import.
    package static func read(_ file: SourceFile, reportsXcodeLosses: Bool = true) -> Parsed<XLIFFDocument> {
        let tree = XMLTree.parse(file)
        var reader = XLIFFReader(tree.value.file, reportsXcodeLosses: reportsXcodeLosses)
        reader.reports.diagnostics = tree.diagnostics
        if let root = tree.value.root { reader.readRoot(root) }
        return Parsed(
            XLIFFDocument(files: reader.files, origin: tree.value.file), diagnostics: reader.reports.diagnostics)
    }

    private init(_ source: SourceFile, reportsXcodeLosses: Bool) {
        self.source = source
        self.reportsXcodeLosses = reportsXcodeLosses
        mayHoldDirectives = SuppressionDirective.mayOccur(in: source.bytes)
        reports = XLIFFReports(source)
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
                "wrong-version", "XLIFF \(Wording.visible(version.value)) is not read; ask for version 1.2",
                at: version.range)
        }
        if let prefix = root.prefix { reports.prefixedNamespace(prefix, root) }
        if !root.namespace.hasPrefix("urn:oasis:names:tc:xliff:document:1.") {
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
        var units: [XLIFFUnit] = []
        if let body = element.child("body") {
            let kind = ExchangeFileKind(original: original?.value ?? "")
            readUnits(in: body, kind, into: &units)
            units = removeDuplicates(units)
            if kind == .catalog {
                reports.missingStates(units)
                if reportsXcodeLosses { reports.pluralsThatXcodeFills(units) }
            }
        }
        files.append(
            XLIFFFile(
                original: original?.value ?? "", sourceLanguage: sourceLanguage?.value ?? "",
                targetLanguage: target?.value, dataType: element.value("datatype")?.value ?? "plaintext",
                tool: element.child("header")?.child("tool").map(XLIFFTool.init),
                units: units, place: original?.range ?? element.nameRange))
    }

    /// The target languages of the files, with their places.
    private var languages: [(tag: String?, place: SourceRange)] = []

    private mutating func reportLanguages() {
        guard let first = languages.first(where: { $0.tag != nil }), let wanted = first.tag else { return }
        for (tag, place) in languages {
            guard let tag, tag != wanted else { continue }
            reports.add(
                "target-language-mismatch", .error, "locale-mismatch",
                "target is \(Wording.quoted(tag)), that of the first file \(Wording.quoted(wanted)); import one language at a time",
                at: place, notes: [DiagnosticNote("the first file", at: source.span(first.place))])
        }
    }

    /// Reads the units of a body or group, of any depth.
    private mutating func readUnits(
        in parent: XMLElementNode, _ kind: ExchangeFileKind, into units: inout [XLIFFUnit]
    ) {
        var end = parent.contentRange.indices.lowerBound
        for child in parent.children {
            let gap = end..<child.range.indices.lowerBound
            end = child.range.indices.upperBound
            guard child.hasNamespace(of: parent) else { continue }
            switch names.part(child) {
            case .unit:
                guard var unit = readUnit(child, kind) else { continue }
                if mayHoldDirectives { unit.suppressions = XLIFFSuppressions.directives(of: child, gap, source) }
                units.append(unit)
            case .group: readUnits(in: child, kind, into: &units)
            case .source, .target, .note, .other: break
            }
        }
    }

    private mutating func readUnit(_ element: XMLElementNode, _ kind: ExchangeFileKind) -> XLIFFUnit? {
        let own = XLIFFUnitAttributes(element, source)
        guard let id = own.id else {
            reports.invalid(
                "no-id", "this unit has no id; take it from the file that was exported", at: element.nameRange)
            return nil
        }
        let parts = XLIFFUnitParts(element, &names)
        reports.repeatedParts(parts, id)
        reports.losses(in: parts, id, source, forXcode: reportsXcodeLosses)
        if kind == .catalog { reports.nearlyPath(id) }
        if parts.source == nil {
            reports.add(
                "invalid-xliff", .warning, "no-source",
                "unit \(Wording.quoted(id.value)) has no source; the project's text stands for it",
                at: element.nameRange)
        }
        var target: XLIFFTarget?
        var attributes = XLIFFTargetAttributes()
        if let element = parts.target {
            attributes = XLIFFTargetAttributes(element, source)
            let read = XLIFFTarget(
                XLIFFText.text(of: element, source), state: attributes.state?.value,
                stateQualifier: attributes.qualifier?.value)
            reports.state(of: read, element, attributes, id, forXcode: reportsXcodeLosses)
            target = read
        }
        return XLIFFUnit(
            id: id.value, source: parts.source.map { XLIFFText.text(of: $0, source) }, target: target,
            notes: parts.exchangeNotes(), maximumLength: own.maximumLength, isTranslatable: own.isTranslatable,
            places: ExchangePlaces(
                unit: element.range, id: id.range, source: parts.source?.contentRange,
                target: parts.target?.contentRange, state: attributes.state?.range))
    }

    /// Reports units with one id; which of them was meant is not ours to say, so that none is kept.
    private mutating func removeDuplicates(_ units: [XLIFFUnit]) -> [XLIFFUnit] {
        var ids: Set<ExchangeID> = []
        ids.reserveCapacity(units.count)
        guard !units.allSatisfy({ ids.insert(ExchangeID($0.id)).inserted }) else { return units }
        let groups = Dictionary(grouping: units.indices) { ExchangeID(units[$0].id) }.filter { $0.value.count > 1 }
        for group in groups.values.sorted(by: { $0[0] < $1[0] }) { reports.duplicates(group.map { units[$0] }) }
        return units.filter { groups[ExchangeID($0.id)] == nil }
    }
}

extension XLIFFTool {
    fileprivate init(_ element: XMLElementNode) {
        self.init(
            id: element.value("tool-id")?.value ?? "", name: element.value("tool-name")?.value ?? "",
            version: element.value("tool-version")?.value, build: element.value("build-num")?.value)
    }
}
