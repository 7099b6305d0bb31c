package import L10nSource

/// A picture that a view shows, ready to be put into another one.
package enum PictureIcon: Sendable, Hashable {
    case drawing(IconDrawing)
    /// - type: such as `image/png`.
    case bitmap([UInt8], type: String)

    /// What keeps a file from being drawn, and what to do.
    package struct Problem: Error, Hashable {
        package let message: String
        package let span: SourceSpan

        package init(message: String, span: SourceSpan) {
            self.message = message
            self.span = span
        }
    }

    /// Reads a file by what its name says that it is.
    package init(_ file: SourceFile) throws(Problem) {
        func fail(_ message: String) -> Problem { Problem(message: message, span: file.span(SourceRange(at: 0))) }
        switch file.path.split(separator: ".").last?.lowercased() {
        case "svg": self = .drawing(try IconDrawing(file))
        case "png":
            guard Self.isWholePNG(file.bytes) else { throw fail("this is no whole PNG; export the picture again") }
            self = .bitmap(file.bytes, type: "image/png")
        case "jpg", "jpeg":
            // The mark of the end may have something behind it.
            guard file.bytes.starts(with: [0xFF, 0xD8, 0xFF]), file.bytes.suffix(64).contains(0xD9) else {
                throw fail("this is no whole JPEG; export the picture again")
            }
            self = .bitmap(file.bytes, type: "image/jpeg")
        default: throw fail("pictures of this kind cannot be drawn; add it as SVG or PNG")
        }
    }

    /// Whether the chunks lead from the signature to the end of the file (PNG 5.2, 5.3).
    private static func isWholePNG(_ bytes: [UInt8]) -> Bool {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return false }
        var place = 8
        while place + 12 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = bytes[place + 4..<place + 8]
            // Length, name and checksum have four bytes each.
            place += 12 + length
            if name.elementsEqual("IEND".utf8) { return place <= bytes.count }
        }
        return false
    }
}

extension PictureIcon {
    /// An SVG for a page: one that takes the colour of what is around it stands in the page itself, any other is an image, whose
    /// styles stay its own.
    /// - Parameters:
    ///   - isTemplate: whether all of it is drawn in the colour of what is around it.
    ///   - prefix: what its names begin with, other than those of all other pictures of the page.
    package func element(isTemplate: Bool, prefix: String) -> String {
        let root = " xmlns=\"\(IconDrawing.namespace)\""
        let tint = isTemplate ? prefix + "tint" : nil
        switch self {
        case .drawing(let drawing):
            let element = drawing.element(root, color: nil, prefix: prefix)
            return drawing.takesColor ? element : Self.image(Array(element.utf8), "image/svg+xml", root, tint: tint)
        case .bitmap(let bytes, let type): return Self.image(bytes, type, root, tint: tint)
        }
    }

    private static func image(_ bytes: [UInt8], _ type: String, _ root: String, tint: String?) -> String {
        let filter = tint.map { SVGText.tint($0, color: "currentColor") } ?? ""
        let filtered = tint.map { " filter=\"url(#\($0))\"" } ?? ""
        return "<svg\(root) viewBox=\"0 0 100 100\">\(filter)<image width=\"100\" height=\"100\"\(filtered) "
            + "href=\"data:\(type);base64,\(Base64.text(bytes))\"/></svg>"
    }
}
