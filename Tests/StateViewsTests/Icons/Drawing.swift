import DefaultResources
import L10nSource
import L10nSyntax
import L10nXML

/// An SVG file of the product, taken apart.
struct Drawing {
    struct Element {
        let name: String
        let attributes: [String: String]
    }

    let text: String
    let root: Element
    /// Everything inside the root.
    let shapes: [Element]
    /// Whether there is text or a comment between the elements, or an element within a shape.
    let hasMore: Bool

    /// Nil where there is no such file, or it is not well-formed.
    init?(_ path: String) {
        guard let file = DefaultResources.file(at: path) else { return nil }
        let parsed = XMLTree.parse(SourceFile(path: path, bytes: file.bytes))
        guard parsed.value.isIntact, parsed.diagnostics.isEmpty, let root = parsed.value.root else { return nil }
        let tree = parsed.value
        func element(_ node: XMLElementNode) -> Element {
            let attributes = node.attributes.map {
                (tree.file.text($0.name), tree.file.xmlAttributeValue($0.value))
            }
            return Element(name: node.name, attributes: Dictionary(attributes) { first, _ in first })
        }
        text = file.text
        self.root = element(root)
        shapes = root.children.map(element)
        hasMore = tree.nodes.count != shapes.count + 1 || !root.text.allSatisfy(\.isWhitespace)
    }

    var size: [Double] { ["width", "height"].compactMap { root.attributes[$0].flatMap(Double.init) } }

    /// What lines and areas are painted with, apart from nothing.
    var colors: Set<String> {
        let values = (shapes + [root]).flatMap { [$0.attributes["fill"], $0.attributes["stroke"]] }.compactMap(\.self)
        return Set(values).subtracting(["none"])
    }
}
