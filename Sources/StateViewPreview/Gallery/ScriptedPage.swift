import L10nSource

/// A page of one file, which opens from a disk and asks nobody for anything: its own script draws what it holds.
///
/// Source: layout.md LA-64 to LA-67.
struct ScriptedPage {
    let title: String
    /// The files of the page, in the order in which they need each other.
    let body: String
    let styles: [String]
    let scripts: [String]
    let data: PageData

    var text: String {
        let style = "\n" + styles.map(Self.file).joined() + StateViewStyleSheet.rules
        let scripts = scripts.map { "\n" + Self.file($0) }
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
            \(GalleryPage.mark)
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <title>\(name)</title>
            <style>\(style)</style>
            </head>
            <body>
            \(Self.file(body).replacing("TITLE", with: name))
            <script type="application/json" id="data">\(data.json)</script>
            \(scripts.map { "<script>\($0)</script>\n" }.joined())</body>
            </html>

            """
    }

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
