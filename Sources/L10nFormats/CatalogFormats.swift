/// The formats of files that hold the texts of a project.
package enum CatalogFormats {
    /// All of them, by name.
    package static let all: [any CatalogFormat.Type] = [
        StringsFormat.self,
        StringsDictFormat.self,
        XCStringsFormat.self,
    ]

    /// The format that claims the file at a path; nil for a file of no format.
    package static func format(of path: String) -> (any CatalogFormat.Type)? { all.first { $0.claims(path) } }
}
