package import L10nSource
import L10nSyntax
import L10nXML

/// An SVG that may stand within another one: nothing of it runs, draws text or asks for anything, and its ids are its own.
///
/// Source: layout.md LA-62.
package struct IconDrawing: Sendable, Hashable {
    /// The attributes of its root but for place and size, and what stands in it; between the pieces stands what makes its names
    /// its own.
    private let attributes: [String]
    private let content: [String]
    private let viewBox: String
    /// Whether it takes the colour of what is around it.
    package let takesColor: Bool

    static let namespace = "http://www.w3.org/2000/svg"

    package init(_ file: SourceFile) throws(PictureIcon.Problem) {
        let parsed = XMLTree.parse(file)
        if let finding = parsed.diagnostics.first {
            throw PictureIcon.Problem(message: finding.message, span: finding.span)
        }
        let file = parsed.value.file
        guard let root = parsed.value.root, root.isNamed("svg", in: Self.namespace) else {
            throw PictureIcon.Problem(
                message: "its outermost element is no 'svg' of \(Self.namespace); save the drawing as SVG",
                span: file.span(SourceRange(at: 0)))
        }
        let template = try SymbolTemplate(root, file)
        var review = IconReview(file: file)
        try review.visit(template?.symbol ?? root)
        guard let viewBox = template?.viewBox ?? Self.viewBox(of: root) else {
            throw PictureIcon.Problem(
                message: "it has neither a 'viewBox' nor a size; add one", span: file.span(root.tagRange))
        }
        self.viewBox = viewBox
        if let template {
            var own = Self.attributes(of: root, review) { $0.hasPrefix("xmlns:") }
            own[own.count - 1] += " fill=\"currentColor\""
            attributes = own
            content = Self.pieces(review, template.symbol.range.indices)
            takesColor = !template.hasPaint
        } else {
            attributes = Self.attributes(of: root, review) { !Self.left.contains($0) }
            content = Self.pieces(review, root.contentRange.indices)
            takesColor = file.text(root.range).lowercased().contains("currentcolor")
        }
    }

    /// The drawing as an element in a rectangle.
    /// - Parameters:
    ///   - place: its `x`, `y`, `width` and `height` as attributes.
    ///   - prefix: what its names begin with, other than those of all other drawings around it.
    package func element(_ place: String, color: String?, prefix: String) -> String {
        let color = color.map { " color=\"\($0)\"" } ?? ""
        let own = attributes.joined(separator: prefix)
        return "<svg\(place) viewBox=\"\(viewBox)\"\(color)\(own)>\(content.joined(separator: prefix))</svg>"
    }

    private static func viewBox(of root: XMLElementNode) -> String? {
        if let box = root.value("viewBox")?.value {
            let numbers = box.split { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }.map { Double($0) }
            guard numbers.count == 4, numbers.allSatisfy({ $0?.isFinite ?? false }) else { return nil }
            return numbers.compactMap { $0.map { SVGText.number($0) } }.joined(separator: " ")
        }
        let sides = [root.value("width")?.value, root.value("height")?.value].map { side in
            side.flatMap { text in Double(text.prefix { $0.isNumber || $0 == "." }) }
        }
        guard let width = sides[0], let height = sides[1], width > 0, height > 0 else { return nil }
        return "0 0 \(SVGText.number(width)) \(SVGText.number(height))"
    }

    /// What the element around says itself, and what is for other readers.
    private static let left: Set<String> = [
        "width", "height", "x", "y", "viewBox", "color", "version", "role", "aria-hidden", "focusable", "xmlns",
    ]

    private static func attributes(
        of root: XMLElementNode, _ review: IconReview, where isKept: (String) -> Bool
    ) -> [String] {
        let file = review.file
        var pieces = [""]
        for attribute in root.attributes where isKept(file.text(attribute.name)) {
            // Whoever takes the root apart finds one kind of quotation marks.
            let own = Self.pieces(review, attribute.value.indices).map { $0.replacing("\"", with: "&quot;") }
            pieces[pieces.count - 1] += " \(file.text(attribute.name))=\"\(own[0])"
            pieces += own.dropFirst()
            pieces[pieces.count - 1] += "\""
        }
        if review.hasSheet {
            pieces[pieces.count - 1] += " \(IconSheet.scope)=\""
            pieces.append("\"")
        }
        return pieces
    }

    /// A part of the file, cut at the names in it.
    private static func pieces(_ review: IconReview, _ range: Range<Int>) -> [String] {
        let bytes = review.file.bytes
        var pieces = [""]
        var start = range.lowerBound
        for change in review.changes where range.contains(change.range.lowerBound) {
            pieces[pieces.count - 1] += String(decoding: bytes[start..<change.range.lowerBound], as: UTF8.self)
            pieces[pieces.count - 1] += change.pieces.first ?? ""
            pieces += change.pieces.dropFirst()
            start = change.range.upperBound
        }
        pieces[pieces.count - 1] += String(decoding: bytes[start..<range.upperBound], as: UTF8.self)
        return pieces
    }
}
