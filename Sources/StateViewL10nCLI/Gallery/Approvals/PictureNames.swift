import L10nProject
import L10nSource
import StateViews

/// Names the pictures of a project with a digest of the file, so that a new drawing of a name is another picture.
struct PictureNames {
    private let project: Project
    private var known: [Key: String] = [:]

    private struct Key: Hashable {
        let id: String
        let brand: String?
        let scheme: StateViewEnvironment.ColorScheme
    }

    init(_ project: Project) { self.project = project }

    /// The name alone for a picture that is built in, or has no file that can be read.
    mutating func name(of id: String, _ look: GalleryState.Look) -> String {
        let key = Key(id: id, brand: look.brand, scheme: look.scheme)
        if let known = known[key] { return known }
        let isBuiltIn = IconRegistry.icon(id) != nil
        let file = isBuiltIn ? nil : try? project.pictureFile(id, brand: key.brand, scheme: key.scheme)
        let name = file.map { "\(id) \(SHA256.hexDigest(of: $0.bytes, digits: 8))" } ?? id
        known[key] = name
        return name
    }
}
