import L10nSource
import StateViews

/// The pictures and animations of a project, by the names that apps ask for them.
package struct ProjectAssets: Sendable {
    package static let none = ProjectAssets([:], isKnown: false)

    private let byName: [String: [ProjectAsset]]
    /// Whether an asset that is not here is nowhere. Loose files alone may belong to documentation; they tell only when
    /// a definition names one of them.
    package let isKnown: Bool

    private init(_ byName: [String: [ProjectAsset]], isKnown: Bool) {
        self.byName = byName
        self.isKnown = isKnown
    }

    /// - Parameter asked: the ids that definitions name. The folders of other assets are not opened.
    init(_ found: [FoundAsset], asked: Set<String>, _ configuration: Configuration, in folder: ProjectFolder) {
        let brands = (configuration.layers ?? []).compactMap { rule in rule.brand.map { ($0, rule.paths) } }
        // An id may begin with the groups of a catalog, or with folders.
        let last = Set(asked.map { PathText.name(of: $0) })
        var catalogs = AssetCatalogs()
        var byName: [String: [ProjectAsset]] = [:]
        var isKnown = false
        for asset in found {
            let fileName = PathText.name(of: asset.path)
            let plain = AssetSurroundings.name(fileName, asset.kind)
            let isAsked = last.contains(plain) || last.contains(fileName)
            var name = plain
            var schemes = Set(StateViewEnvironment.ColorScheme.allCases)
            let form: ProjectAsset.Form
            switch asset.kind {
            case .set:
                form = .set
                name = catalogs.group(of: asset.path) + plain
                if isAsked { schemes = AssetCatalogs.schemes(of: asset.path) }
                isKnown = true
            case .drawable:
                form = .drawable
                let qualifiers = PathText.name(of: PathText.parent(of: asset.path)).split(separator: "-").dropFirst()
                if qualifiers.contains("night") { schemes = [.dark] }
                isKnown = true
            case .picture, .animation:
                form = .file
                isKnown = isKnown || isAsked
            }
            let path = folder.configured(asset.shown)
            let brand = brands.first { $0.1.contains { $0.value.matches(path) } }?.0
            byName[name, default: []].append(
                ProjectAsset(
                    name: name, path: asset.path, shown: asset.shown, brand: brand, schemes: schemes, form: form,
                    isAnimation: asset.kind == .animation || fileName.hasSuffix(".dataset")))
        }
        self.init(byName, isKnown: isKnown)
    }

    /// The files and folders that an id may mean: by its name, by its name with the ending of a file, or by the end of its
    /// path.
    package func find(_ id: String) -> [ProjectAsset] {
        if let assets = byName[id] { return assets }
        let name = AssetSurroundings.withoutExtension(id)
        let plain = PathText.name(of: name)
        guard plain != id, let assets = byName[plain] else { return [] }
        let end = "/" + name
        return assets.filter { asset in
            let path = "/" + AssetSurroundings.withoutExtension(asset.shown)
            return path.hasSuffix(end)
        }
    }

    /// The names of all, sorted.
    /// - Parameter withAnimations: whether files that are no still pictures count.
    package func names(withAnimations: Bool) -> [String] {
        byName.filter { withAnimations || $0.value.contains { !$0.isAnimation } }.map(\.key).sorted()
    }
}
