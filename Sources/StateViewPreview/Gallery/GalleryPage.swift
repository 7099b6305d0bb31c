import L10nSource

/// The page of a gallery: one file, which opens from a disk and asks nobody for anything.
///
/// Source: layout.md LA-64 to LA-67.
package struct GalleryPage {
    private let gallery: Gallery
    private let title: String

    package init(_ gallery: Gallery, title: String) {
        self.gallery = gallery
        self.title = title
    }

    package var text: String {
        let style = "\n" + Self.file("gallery.css") + StateViewStyleSheet.rules
        let scripts = Self.scripts.map {
            "\n" + Self.file($0)
        }
        // No rule of a page may let in more than these very bytes.
        let policy =
            "default-src 'none'; script-src \(scripts.map(Self.source).joined(separator: " ")); "
            + "style-src \(Self.source(style)); img-src data:; base-uri 'none'; form-action 'none'"
        let name = HTMLText.escaped(title)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <title>\(name)</title>
            <style>\(style)</style>
            </head>
            <body>
            \(Self.file("gallery.html").replacing("TITLE", with: name))
            <script type="application/json" id="data">\(gallery.data(title: title).json)</script>
            \(scripts.map { "<script>\($0)</script>\n" }.joined())</body>
            </html>

            """
    }

    /// In the order in which they need each other.
    private static let scripts = [
        "gallery-data.js", "gallery-cells.js", "gallery-grid.js", "gallery-detail.js", "gallery-sheets.js",
        "gallery.js",
    ]

    private static func source(_ text: String) -> String {
        "'sha256-\(Base64.text(SHA256.bytes(of: Array(text.utf8))))'"
    }

    private static func file(_ name: String) -> String {
        let path = "Sources/StateViewPreview/Page/" + name
        guard let file = embeddedFiles.first(where: { $0.path == path }) else {
            preconditionFailure("the page has its own files in it, such as '\(path)'")
        }
        return file.text
    }
}

/// A file of the page, as the build puts it into the program.
struct EmbeddedFile {
    /// From the package's root, with `/` between its parts.
    let path: String
    let text: String
}
