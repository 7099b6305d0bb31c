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
            place += 12 + length
            if name.elementsEqual("IEND".utf8) { return place <= bytes.count }
        }
        return false
    }
}
