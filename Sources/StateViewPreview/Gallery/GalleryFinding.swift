/// Something that a check found wrong with cells of a gallery.
package struct GalleryFinding: Sendable {
    package let rule: String
    /// `error`, `warning` or `note`.
    package let severity: String
    package let message: String
    /// Where to mend it, as `path:line:column`.
    package let place: String
    /// The numbers of the views that it is about; empty for one that no cell shows.
    package let views: [Int]
    /// nil where it is about all of them.
    package let language: String?
    package let brand: String?
    package let scheme: String?

    package init(
        rule: String, severity: String, message: String, place: String, views: [Int], language: String?, brand: String?,
        scheme: String?
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.place = place
        self.views = views
        self.language = language
        self.brand = brand
        self.scheme = scheme
    }

    var data: PageData {
        .object([
            "rule": .text(rule), "severity": .text(severity), "message": .text(message), "place": .text(place),
            "views": .numbers(views), "language": .optional(language), "brand": .optional(brand),
            "scheme": .optional(scheme),
        ])
    }
}
