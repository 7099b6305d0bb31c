import L10nCatalog
import L10nFormats
package import L10nSource
import L10nXML

/// Changes an XLIFF 1.2 file by the smallest edits of its bytes: whatever is not changed stays as it was written, known or
/// not (N-163 to N-167).
///
/// Changes are collected and turned into edits together.
package struct XLIFFEditor: ExchangeEditor {
    let tree: XMLTree
    private var units: [ExchangePlace: [Int]] = [:]
    /// The elements of the files, by the path that they name.
    private var files: [String: XMLElementNode] = [:]
    private var changes: [Int: XLIFFUnitChange] = [:]
    private var insertions: [Insertion] = []
    /// Their numbers.
    private var inserted: [ExchangePlace: Int] = [:]
    private var newFiles: [ExchangeFile] = []

    /// A unit to add, behind an element or, with the element of the file, before its first unit.
    private struct Insertion {
        var unit: ExchangeUnit
        /// The index of the element.
        var anchor: Int
        var isFirst: Bool
        var original: String
    }

    /// The program that is named in parts that are added.
    package var tool = XLIFFTool.own(version: "")

    package var hasParts: Bool { true }
    /// Whether it is about any file at all, so that new ones have a model.
    var hasFiles: Bool { !files.isEmpty }

    /// The text that the edits' places refer to.
    package var text: SourceFile { tree.file }

    /// Nil for a file that cannot be read to its end, as nobody knows what an edit would do to it, and for one that is no
    /// XLIFF 1.
    package init?(_ file: SourceFile) {
        let parsed = XMLTree.parse(file).value
        guard parsed.isIntact, let root = parsed.root, root.localName == "xliff", XLIFFReader.isNamespace(of: root)
        else { return nil }
        tree = parsed
        let names = XLIFFNames(tree)
        let nodes = tree.nodes
        for child in root.children where child.localName == "file" && child.hasNamespace(of: root) {
            let original = child.value("original")?.value ?? ""
            let format = CatalogFormats.exchanged(original)
            if files[original] == nil { files[original] = child }
            // The nodes of a subtree follow each other, so that units in groups of any depth are found by one walk.
            for index in child.index..<Int(nodes[child.index].end)
            where nodes[index].kind == .element && names.part(nodes[index].name) == .unit {
                let unit = tree.element(at: index)
                guard unit.hasNamespace(of: root), let id = unit.value("id") else { continue }
                units[ExchangePlace(original, ExchangeID(text: id.value, in: format)), default: []].append(index)
            }
        }
    }

    /// Takes in a change; answers with what is in its way, where it cannot be made.
    package mutating func apply(_ change: ExchangeChange, at place: ExchangePlace) -> ExchangeRefusal? {
        let found = units[place] ?? []
        if case .insert(let unit, let neighbour) = change { return insert(unit, behind: neighbour, place) }
        guard let index = found.first else { return .isMissing }
        guard found.count == 1 else { return .isAmbiguous }
        var unit = changes[index] ?? XLIFFUnitChange(format: CatalogFormats.exchanged(place.original))
        switch change {
        case .setSource(let text): unit.source = text
        case .setTarget(let text, let state): (unit.target, unit.state) = (text, state)
        case .setState(let state):
            let hasTarget = unit.target != nil || tree.element(at: index).child("target") != nil
            guard hasTarget else { return .isMissing }
            unit.state = state
        case .remove: unit.isRemoved = true
        case .insert: break
        }
        guard unit.isRemoved || unit.edits(of: tree.element(at: index), text) != nil else { return .hasNoPlace }
        changes[index] = unit
        return nil
    }

    /// Adds the units of a file of the project that the document does not have yet, behind the others.
    package mutating func insert(_ file: ExchangeFile) -> ExchangeRefusal? {
        guard files[file.original] == nil else { return .exists }
        guard let root = tree.root, root.prefix == nil, !root.isSelfClosing else { return .hasNoPlace }
        newFiles.append(file)
        return nil
    }

    private mutating func insert(
        _ unit: ExchangeUnit, behind neighbour: ExchangeID?, _ place: ExchangePlace
    ) -> ExchangeRefusal? {
        guard units[place] == nil, inserted[place] == nil else { return .exists }
        guard let file = files[place.original], unit.id.text(in: CatalogFormats.exchanged(place.original)) != nil
        else { return .hasNoPlace }
        var insertion = Insertion(unit: unit, anchor: file.index, isFirst: true, original: place.original)
        if let neighbour {
            if let index = units[ExchangePlace(place.original, neighbour)]?.last {
                (insertion.anchor, insertion.isFirst) = (index, false)
            } else if let other = inserted[ExchangePlace(place.original, neighbour)].map({ insertions[$0] }) {
                (insertion.anchor, insertion.isFirst) = (other.anchor, other.isFirst)
            }
        }
        if insertion.isFirst, file.child("body") == nil { return .hasNoPlace }
        inserted[place] = insertions.count
        insertions.append(insertion)
        return nil
    }

    /// The edits that make all changes, ascending and without overlap.
    package func edits() -> [Edit] {
        var edits: [Edit] = []
        for group in Dictionary(grouping: insertions, by: \.anchor).values { edits += inserting(group) }
        for (index, change) in changes { edits += change.edits(of: tree.element(at: index), text) ?? [] }
        edits += addingFiles()
        return edits.inOrder()
    }

    /// - Parameter group: the insertions of one place.
    private func inserting(_ group: [Insertion]) -> [Edit] {
        guard let first = group.first else { return [] }
        let format = CatalogFormats.exchanged(first.original)
        func markup(_ style: XLIFFUnitStyle) -> String { group.map { style.markup(of: $0.unit, in: format) }.joined() }
        let anchor = tree.element(at: first.anchor)
        guard first.isFirst else {
            let style = XLIFFUnitStyle(of: anchor, text)
            return [edit(SourceRange(at: Int(anchor.range.upper)), markup(style))]
        }
        guard let body = anchor.child("body") else { return [] }
        if let unit = body.children.first(where: { $0.localName == "trans-unit" }) {
            let start = XLIFFUnitStyle.gapStart(before: Int(unit.range.lower), in: text)
            return [edit(SourceRange(at: start), markup(XLIFFUnitStyle(of: unit, text)))]
        }
        let style = XLIFFUnitStyle(in: body, text)
        guard body.isSelfClosing else {
            return [edit(SourceRange(at: Int(body.contentRange.lower)), markup(style) + style.ending)]
        }
        let end = Int(body.range.upper)
        // The two bytes are the `/>` of an empty element.
        return [edit(SourceRange(end - 2..<end), ">" + markup(style) + style.ending)]
    }

    private func addingFiles() -> [Edit] {
        guard let root = tree.root, let first = root.children.first(where: { $0.localName == "file" }) else {
            return []
        }
        let start = XLIFFUnitStyle.gapStart(before: Int(root.contentRange.upper), in: text)
        return newFiles.map { file in
            let exchange = ExchangeDocument(
                sourceLanguage: first.value("source-language")?.value ?? "",
                targetLanguage: first.value("target-language")?.value, files: [file])
            let lines = XLIFFWriter.bytes(ofFilesIn: XLIFFDocument(exchange, tool: tool))
            return edit(SourceRange(at: start), "\n" + String(decoding: lines.dropLast(), as: UTF8.self))
        }
    }

    private func edit(_ range: SourceRange, _ replacement: String) -> Edit { Edit(text.span(range), replacement) }
}
