import L10nProject
import StateViewPictures
import StateViews

/// The pictures of a project that views in a page show, as brand and scheme have them.
struct OwnIcons {
    /// The most letters of a drawing that a page takes in: a photograph is none of its business.
    private static let largest = 400_000

    private let icons: ProjectIcons
    private var asked: Set<String> = []
    private var drawn: [Look: String] = [:]

    private struct Look: Hashable {
        let icon: PictureIcon
        let isTemplate: Bool
    }

    init(_ project: Project) { icons = ProjectIcons(project) }

    /// Adds the picture of a view to those of a page.
    /// - Parameter drawings: by the names of pictures, or by name, brand and scheme where these have their own; an empty one
    ///   stands for none.
    mutating func add(of view: ResolvedStateView, to drawings: inout [String: String]) {
        guard let artwork = view.pictures.first, IconRegistry.icon(artwork.id) == nil else { return }
        let name = "\(artwork.id) \(view.environment.brand ?? "none") \(view.environment.scheme.rawValue)"
        guard asked.insert(name).inserted else { return }
        let drawing = drawing(of: artwork, view)
        guard drawings[artwork.id] != drawing else { return }
        drawings[drawings[artwork.id] == nil && !drawing.isEmpty ? artwork.id : name] = drawing
    }

    private mutating func drawing(of artwork: ResolvedStateView.Artwork, _ view: ResolvedStateView) -> String {
        guard let icon = icons.icon(artwork, of: view) else { return "" }
        let look = Look(icon: icon, isTemplate: view.drawsAsTemplate(artwork))
        let drawing = drawn[look] ?? icon.element(isTemplate: look.isTemplate, prefix: "own-\(drawn.count)-")
        drawn[look] = drawing
        return drawing.utf8.count <= Self.largest ? drawing : ""
    }
}
