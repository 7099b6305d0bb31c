/// A row of a gallery.
package struct GalleryView: Sendable {
    package let id: String
    package let kind: String
    package let family: String?
    /// The document that defines it; nil for a view of the product.
    package let file: String?

    package init(id: String, kind: String, family: String?, file: String?) {
        self.id = id
        self.kind = kind
        self.family = family
        self.file = file
    }

    var data: PageData {
        .object([
            "id": .text(id), "kind": .text(kind), "family": .optional(family), "file": .optional(file),
        ])
    }
}
