import L10nSource
import L10nXML

/// A template of SF Symbols, as symbol sets of asset catalogs hold it: text and guides around the variants of one symbol, of
/// which the regular one is drawn, in the colour of what is around it.
///
/// Source: Apple, Creating custom symbol images for your app; layout.md LA-62.
struct SymbolTemplate {
    let symbol: XMLElementNode
    let viewBox: String
    /// Whether parts of the symbol say what they are painted with, which is black mostly: what draws templates in one colour
    /// does so with all of it then.
    let hasPaint: Bool

    /// Templates of variable weight have the small variants only.
    private static let variants = ["Regular-M", "Regular-S"]

    /// nil for another drawing.
    init?(_ root: XMLElementNode, _ file: SourceFile) throws(PictureIcon.Problem) {
        guard let symbols = Self.part("Symbols", of: root), let guides = Self.part("Guides", of: root)
        else { return nil }
        func problem(_ message: String) -> PictureIcon.Problem {
            PictureIcon.Problem(message: message, span: file.span(root.tagRange))
        }
        if Self.erases(root, file) {
            throw problem("its symbol erases parts of its own layers, which is not drawn; cut them out of its paths")
        }
        let isMoved = symbols.value("transform") != nil || guides.value("transform") != nil
        let variant = Self.variants.lazy.compactMap { name -> (symbol: XMLElementNode, viewBox: String)? in
            guard let symbol = Self.part(name, of: symbols), let box = Self.viewBox(of: name, guides)
            else { return nil }
            return (symbol, box)
        }.first
        guard !isMoved, let variant else {
            throw problem(
                "this template lacks 'Regular-M' with the lines of its margins; export it from SF Symbols again")
        }
        (symbol, viewBox) = variant
        let text = file.text(symbol.range)
        hasPaint = ["fill=", "fill:", "stroke=", "stroke:"].contains { text.contains($0) }
    }

    private static func part(_ id: String, of element: XMLElementNode) -> XMLElementNode? {
        element.children.first { $0.value("id")?.value == id }
    }

    /// Between the margins, as high as their lines.
    private static func viewBox(of variant: String, _ guides: XMLElementNode) -> String? {
        func margin(_ side: String) -> XMLElementNode? {
            // Templates of before version 3 have lines for this one only.
            part("\(side)-margin-\(variant)", of: guides)
                ?? (variant == variants[0] ? part("\(side)-margin", of: guides) : nil)
        }
        guard let left = margin("left"), let right = margin("right") else { return nil }
        let numbers = [left.value("x1"), right.value("x1"), left.value("y1"), left.value("y2")]
            .compactMap { $0.flatMap { Double($0.value) } }.filter(\.isFinite)
        guard numbers.count == 4, numbers[1] > numbers[0], numbers[2] != numbers[3] else { return nil }
        let (top, bottom) = (min(numbers[2], numbers[3]), max(numbers[2], numbers[3]))
        return [numbers[0], top, numbers[1] - numbers[0], bottom - top].map { SVGText.number($0) }
            .joined(separator: " ")
    }

    /// Whether a layer takes away what is behind it where the symbol has one colour.
    private static func erases(_ root: XMLElementNode, _ file: SourceFile) -> Bool {
        root.children.contains { element in
            guard element.localName == "style" else { return false }
            return file.text(element.contentRange).split(separator: "}").contains { rule in
                rule.contains(".monochrome-") && rule.contains("-sfsymbols-clear-behind:true")
            }
        }
    }
}
