import DesignTokens
import L10nProject
import L10nSource
import StateViewPictures
import StateViews

/// The pictures that views name: the product's own, and those of the project.
final class ProjectIcons {
    private let project: Project
    private var known: [Key: PictureIcon?] = [:]
    private var files: [Key: Result<SourceFile?, LoadError>] = [:]
    /// By the paths of files, which many brands and schemes share.
    private var drawings: [String: PictureIcon?] = [:]
    /// What could not be drawn, each once, with its place.
    private(set) var problems: Set<String> = []

    private struct Key: Hashable {
        let id: String
        let brand: String?
        let scheme: StateViewEnvironment.ColorScheme
    }

    init(_ project: Project) { self.project = project }

    /// nil for one that cannot be drawn.
    func icon(_ artwork: ResolvedStateView.Artwork, of view: ResolvedStateView) -> PictureIcon? {
        // A moving picture has no still one of its own; the next of the view stands in for it.
        if artwork.kind == .animation { return nil }
        let key = Key(id: artwork.id, brand: view.environment.brand, scheme: view.environment.scheme)
        if let known = known[key] { return known }
        let icon = IconRegistry.icon(artwork.id).flatMap { built($0.path) } ?? own(key, of: view)
        known[key] = .some(icon)
        return icon
    }

    /// A name that changes with the drawing: the name of a picture of the project has a digest of its file.
    func name(of id: String, brand: String?, scheme: StateViewEnvironment.ColorScheme) -> String {
        guard IconRegistry.icon(id) == nil, let file = try? file(Key(id: id, brand: brand, scheme: scheme)) else {
            return id
        }
        return "\(id) \(SHA256.hexDigest(of: file.bytes, digits: 8))"
    }

    func mark(_ mark: ResolvedStateView.BrandMark) -> PictureIcon? {
        let name = "\(mark.asset)-\(mark.scheme.rawValue)"
        let key = Key(id: "mark " + name, brand: nil, scheme: mark.scheme)
        if let known = known[key] { return known }
        let icon = built("\(StateViewTheme.BrandMark.folder)/\(name).svg")
        known[key] = .some(icon)
        return icon
    }

    private func built(_ path: String) -> PictureIcon? { project.defaultFile(path).flatMap(read) }

    private func own(_ key: Key, of view: ResolvedStateView) -> PictureIcon? {
        do throws(LoadError) {
            guard let file = try file(key) else {
                problems.insert(
                    "\(Wording.quoted(view.id)): error: the project has no picture \(Wording.quoted(key.id)); "
                        + "a frame stands in its place")
                return nil
            }
            return read(file)
        } catch {
            problems.insert("error: \(error.description)")
            return nil
        }
    }

    private func file(_ key: Key) throws(LoadError) -> SourceFile? {
        if let known = files[key] { return try known.get() }
        let found = Result { () throws(LoadError) in
            try project.pictureFile(key.id, brand: key.brand, scheme: key.scheme)
        }
        files[key] = found
        return try found.get()
    }

    private func read(_ file: SourceFile) -> PictureIcon? {
        if let known = drawings[file.path] { return known }
        let icon = parsed(file)
        // What cannot be drawn is kept as well: it is tried and told once.
        drawings[file.path] = .some(icon)
        return icon
    }

    private func parsed(_ file: SourceFile) -> PictureIcon? {
        do throws(PictureIcon.Problem) {
            return PDFDrawing.isMeant(file) ? .drawing(try PDFDrawing.icon(file)) : try PictureIcon(file)
        } catch {
            let place = PlaceText([file.path: file]).text(error.span)
            problems.insert("\(place): error: \(error.message); a frame stands in its place")
            return nil
        }
    }
}
