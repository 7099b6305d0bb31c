import L10nCatalog
import L10nSource
import L10nSyntax
import L10nXML

/// What becomes of one unit of an XLIFF file.
struct XLIFFUnitChange {
    var format: (any ExchangedCatalogFormat.Type)?
    var source: String?
    var target: String?
    var state: EntryState?
    var isRemoved = false

    /// The edits that the unit needs; nil where it has no place for a part.
    func edits(of unit: XMLElementNode, _ file: SourceFile) -> [Edit]? {
        if isRemoved {
            let start = XLIFFUnitStyle.gapStart(before: Int(unit.range.lower), in: file)
            return [Edit(file.span(SourceRange(start..<Int(unit.range.upper))), "")]
        }
        let old = (source: unit.child("source"), target: unit.child("target"))
        let needsPart = source != nil && old.source == nil || target != nil && old.target == nil
        guard !needsPart || !unit.isSelfClosing else { return nil }
        var edits: [Edit] = []
        if let source {
            if let element = old.source {
                edits += Self.edits(setting: source, of: element, file)
            } else {
                edits.append(inserting("source", source, [], in: unit, file))
            }
        }
        if let target = old.target {
            edits += self.edits(ofTarget: target, file)
        } else if let target {
            let names = names(state ?? .translated)
            let attributes = [("state", names?.state.rawValue), ("state-qualifier", names?.qualifier)]
            edits.append(inserting("target", target, attributes, in: unit, file))
        }
        return edits.inOrder()
    }

    private func names(_ state: EntryState) -> (state: XLIFFState, qualifier: String?)? {
        XLIFFExchangedUnits([], in: format).stateNames(state)
    }

    // MARK: Texts

    /// A text that is there already, however it is written, stays.
    private static func edits(setting text: String, of element: XMLElementNode, _ file: SourceFile) -> [Edit] {
        guard !ByteSearch.areEqual(XLIFFText.text(of: element, file), text) else { return [] }
        let content = element.contentRange
        guard element.isSelfClosing else { return [Edit(file.span(content), written(text, in: content, file))] }
        let end = SourceRange(element.range.upper - 2, element.range.upper)
        return [Edit(file.span(end), ">\(XLIFFUnitStyle.content(text))</\(element.name)>")]
    }

    /// A text in the notation of the one that it replaces: a CDATA section stays one where it can.
    private static func written(_ text: String, in old: SourceRange, _ file: SourceFile) -> String {
        let bytes = Array(file.bytes[old.indices])
        let (start, end) = ("<![CDATA[", "]]>")
        let isSection = bytes.starts(with: start.utf8) && bytes.suffix(end.utf8.count).elementsEqual(end.utf8)
        let isPlain = !text.utf8.contains(0x0D) && XLIFFCharacters.firstForbidden(in: text) == nil
        guard isSection, isPlain, !text.contains(end) else { return XLIFFUnitStyle.content(text) }
        return start + text + end
    }

    /// A part that the unit lacks, in the place that the standard gives it: source, segments, target.
    private func inserting(
        _ name: String, _ text: String, _ attributes: [(name: String, value: String?)], in unit: XMLElementNode,
        _ file: SourceFile
    ) -> Edit {
        let style = XLIFFUnitStyle(of: unit, file)
        let neighbour = unit.children.filter { $0.localName == "source" || $0.localName == "seg-source" }.last
        let markup = style.part(name, text, attributes)
        let place = name == "target" ? neighbour.map { Int($0.range.upper) } : nil
        return Edit(file.span(SourceRange(at: place ?? Int(unit.contentRange.lower))), markup)
    }

    // MARK: States

    private func edits(ofTarget target: XMLElementNode, _ file: SourceFile) -> [Edit] {
        let textEdits = self.target.map { Self.edits(setting: $0, of: target, file) } ?? []
        guard let state else { return textEdits }
        let attributes = XLIFFTargetAttributes(target, file)
        let present = XLIFFTarget(
            XLIFFText.text(of: target, file), state: attributes.state?.value,
            stateQualifier: attributes.qualifier?.value)
        // The standard has several names for what is one state here.
        if textEdits.isEmpty, present.entryState == state { return [] }
        let names = names(state)
        if names == nil, attributes.state == nil, attributes.qualifier == nil { return textEdits }
        let value = names?.state ?? .translated
        let edits =
            set("state", to: value.rawValue, of: target, file)
            + set("state-qualifier", to: names?.qualifier, of: target, file) + textEdits
        return edits.inOrder()
    }

    /// - Parameter value: nil to take the attribute out.
    private func set(
        _ name: StaticString, to value: String?, of element: XMLElementNode, _ file: SourceFile
    ) -> [Edit] {
        if let attribute = element.attribute(name) {
            guard let value else {
                let start = XLIFFUnitStyle.gapStart(before: Int(attribute.range.lower), in: file)
                return [Edit(file.span(SourceRange(start..<Int(attribute.range.upper))), "")]
            }
            guard file.text(attribute.value) != value else { return [] }
            return [Edit(file.span(attribute.value), XLIFFUnitStyle.attribute(value))]
        }
        guard let value else { return [] }
        let end = element.attributes.last?.range.upper ?? element.nameRange.upper
        return [Edit(file.span(SourceRange(end, end)), " \(name)=\"\(XLIFFUnitStyle.attribute(value))\"")]
    }
}
