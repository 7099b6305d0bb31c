import L10nSource
import L10nSyntax

/// The elements directly inside a unit.
struct XLIFFUnitParts {
    var source: XMLElementNode?
    var target: XMLElementNode?
    var notes: [XMLElementNode] = []
    /// Sources and targets behind the first ones, which a unit may not have.
    var repeated: [XMLElementNode] = []

    init(_ unit: XMLElementNode, _ names: inout XLIFFNames) {
        for child in unit.children where child.hasNamespace(of: unit) {
            switch names.part(child) {
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

/// What the elements of one document are, found once for each name.
struct XLIFFNames {
    enum Part {
        case unit, group, source, target, note, other
    }

    private var parts: [Part?] = []

    mutating func part(_ element: XMLElementNode) -> Part {
        let number = element.nameNumber
        while parts.count <= number { parts.append(nil) }
        if let part = parts[number] { return part }
        let part: Part =
            switch element.localName {
            case "trans-unit": .unit
            case "group": .group
            case "source": .source
            case "target": .target
            case "note": .note
            default: .other
            }
        parts[number] = part
        return part
    }
}

/// The attributes of a target that mean something to us, read in one walk.
struct XLIFFTargetAttributes {
    var state: Located<String>?
    var qualifier: Located<String>?

    init() {}

    init(_ target: XMLElementNode, _ file: SourceFile) {
        for attribute in target.attributes {
            switch file.text(attribute.name) {
            case "state": state = Located(file.xmlAttributeValue(attribute.value), at: attribute.value)
            case "state-qualifier": qualifier = Located(file.xmlAttributeValue(attribute.value), at: attribute.value)
            default: break
            }
        }
    }
}

/// The attributes of a unit that mean something to us, read in one walk.
struct XLIFFUnitAttributes {
    var id: Located<String>?
    var isTranslatable = true
    var maximumLength: Int?

    init(_ unit: XMLElementNode, _ file: SourceFile) {
        var countsCharacters = false
        var width: Int?
        for attribute in unit.attributes {
            switch file.text(attribute.name) {
            case "id": id = Located(file.xmlAttributeValue(attribute.value), at: attribute.value)
            case "translate": isTranslatable = file.xmlAttributeValue(attribute.value) != "no"
            case "maxwidth": width = Int(file.xmlAttributeValue(attribute.value))
            case "size-unit": countsCharacters = file.xmlAttributeValue(attribute.value) == "char"
            default: break
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
