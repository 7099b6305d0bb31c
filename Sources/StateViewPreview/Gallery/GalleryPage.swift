/// The page of a gallery.
package struct GalleryPage {
    private let gallery: Gallery
    private let title: String

    /// By which a page is known again, also one that shows what changed.
    package static let mark = #"<meta name="generator" content="stateview-l10n gallery">"#

    package init(_ gallery: Gallery, title: String) {
        self.gallery = gallery
        self.title = title
    }

    package var text: String {
        ScriptedPage(
            title: title, body: "gallery.html", styles: ["gallery.css"],
            scripts: [
                "gallery-data.js", "gallery-cells.js", "gallery-grid.js", "gallery-detail.js", "gallery-sheets.js",
                "gallery.js",
            ], data: gallery.data(title: title)
        ).text
    }
}
