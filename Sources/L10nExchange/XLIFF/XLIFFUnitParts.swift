import L10nSource
import L10nXML

/// The elements directly inside a unit.
struct XLIFFUnitParts {
    var source: XMLElementNode?
    var target: XMLElementNode?
    var notes: [XMLElementNode] = []
    /// Sources and targets behind the first ones, which a unit may not have.
    var repeated: [XMLElementNode] = []

    init(_ unit: XMLElementNode, _ names: XLIFFNames) {
        for child in unit.children where child.hasNamespace(of: unit) {
            switch names.part(UInt32(child.nameNumber)) {
            case .source:
                if source == nil { source = child } else { repeated.append(child) }
            case .target:
                if target == nil { target = child } else { repeated.append(child) }
            case .note: notes.append(child)
            case .unit, .group, .other: break
            }
        }
    }

    func exchangeNotes() -> [ExchangeNote] {
        notes.map { ExchangeNote($0.text, author: $0.value("from")?.value) }
    }
}

/// What the elements of one document are, by the numbers of their names.
struct XLIFFNames: Sendable {
    enum Part {
        case unit, group, source, target, note, other
    }

    private let parts: [Part]
    private let lengths: [UInt32]

    init(_ tree: XMLTree) {
        let file = tree.file
        lengths = tree.names.map { UInt32($0.count) }
        parts = tree.names.map { name in
            switch file.xmlLocalName(name) {
            case "trans-unit": .unit
            case "group": .group
            case "source": .source
            case "target": .target
            case "note": .note
            default: .other
            }
        }
    }

    func part(_ name: UInt32) -> Part { parts[Int(name)] }

    func attributes(of node: XMLNodeRecord) -> XMLAttributeCursor {
        XMLAttributeCursor(
            behind: SourceRange(node.lower + 1, node.lower + 1 + lengths[Int(node.name)]),
            in: SourceRange(node.lower, node.contentLower))
    }
}

/// The attributes of a target that mean something to us, read in one walk.
struct XLIFFTargetAttributes {
    var state: Located<String>?
    var qualifier: Located<String>?
    /// The language that the target says it is in.
    var language: Located<String>?

    init(_ target: XMLElementNode, _ file: SourceFile) {
        let bytes = file.bytes
        var cursor = target.attributeCursor
        while let attribute = cursor.next(in: bytes.span) {
            if attribute.isNamed("state", in: bytes.span) {
                state = Located(file.xmlAttributeValue(attribute.value), at: attribute.value)
            } else if attribute.isNamed("state-qualifier", in: bytes.span) {
                qualifier = Located(file.xmlAttributeValue(attribute.value), at: attribute.value)
            } else if attribute.isNamed("xml:lang", in: bytes.span) {
                language = Located(file.xmlAttributeValue(attribute.value), at: attribute.value)
            }
        }
    }
}

/// The attributes of a unit that mean something to us besides its id, read in one walk.
struct XLIFFUnitAttributes {
    var isTranslatable = true
    var maximumLength: Int?

    init(_ unit: XMLElementNode, _ file: SourceFile) {
        let bytes = file.bytes
        var cursor = unit.attributeCursor
        var countsCharacters = false
        var width: Int?
        while let attribute = cursor.next(in: bytes.span) {
            if attribute.isNamed("translate", in: bytes.span) {
                isTranslatable = file.xmlAttributeValue(attribute.value) != "no"
            } else if attribute.isNamed("maxwidth", in: bytes.span) {
                width = Int(file.xmlAttributeValue(attribute.value))
            } else if attribute.isNamed("size-unit", in: bytes.span) {
                countsCharacters = file.xmlAttributeValue(attribute.value) == "char"
            }
        }
        if countsCharacters, let width, width > 0 { maximumLength = width }
    }
}

/// The text of sources and targets.
enum XLIFFText {
    /// Inline codes give way to their text, as when Xcode reads them. Empty ones give way to the text that they are
    /// said to stand for, which Xcode loses.
    static func text(of element: XMLElementNode, _ file: SourceFile) -> String {
        if element.isPlainText { return file.xmlText(element.contentRange) }
        return element.pieces.reduce(into: "") { text, piece in
            switch piece {
            case .text(let range): text += file.xmlText(range)
            case .element(let code):
                let content = self.text(of: code, file)
                text += content.isEmpty ? code.value("equiv-text")?.value ?? "" : content
            }
        }
    }

    /// The inline codes in a text: everything but marks, which only point something out.
    static func codes(in element: XMLElementNode) -> [XMLElementNode] {
        if element.isPlainText { return [] }
        return element.children.flatMap { child in
            (child.namespace == element.namespace && child.localName == "mrk" ? [] : [child]) + codes(in: child)
        }
    }
}
