import L10nFormats
import L10nSource

/// Which files `check` reads, or looks for by their names, as their paths tell: for those who have to know where there is no
/// project yet.
package enum ReadFiles {
    package enum Part: Sendable, Hashable {
        case texts
        /// Tokens, documents, settings and locks, or what may be any of them.
        case data
        case font
        /// What may use keys.
        case source
        /// A picture or an animation, which is looked for and not read.
        case asset
    }

    /// What a file is to a project; nil for nothing.
    package static func part(of path: String) -> Part? {
        if CatalogFormats.format(of: path) != nil { return .texts }
        if dataSuffixes.contains(where: path.hasSuffix) { return .data }
        if FileRole.fontSuffixes.contains(where: path.hasSuffix) { return .font }
        if SourceKind.mayBe(path) { return .source }
        let (name, folder) = (PathText.name(of: path), PathText.name(of: PathText.parent(of: path)))
        let surroundings = [AssetSurroundings.ordinary, AssetSurroundings.ordinary.entering(folder)]
        return AssetSurroundings.isNamedSet(folder) || surroundings.contains { $0.asset(file: name) != nil }
            ? .asset : nil
    }

    /// Whether a name is that of a picture or an animation.
    package static func isAsset(_ name: String) -> Bool { AssetSurroundings.ordinary.asset(file: name) != nil }

    /// Whether a file is surely one of a project, wherever it lies.
    package static func saysProject(_ path: String) -> Bool {
        let name = PathText.name(of: path)
        return switch FileRole(name: name) {
        case .texts, .tokens, .resolver, .stateViews: true
        case .json, .foreignTokens, .font, nil: name == Configuration.fileName
        }
    }

    /// What stands behind the last point in the names of all of them, in small letters and sorted.
    package static let endings: [String] = {
        let suffixes = CatalogFormats.all.flatMap { $0.suffixes } + dataSuffixes + FileRole.fontSuffixes
        let endings = suffixes.map { String($0.dropFirst()).lowercased() } + SourceKind.endings.keys
        return Set(endings).union(AssetSurroundings.endings).sorted()
    }()

    /// Of JSON, of what may hold tokens, of locks and of the source maps of bundles.
    private static let dataSuffixes = [".json", ".tokens", ".lock", ".map"] + FileRole.foreignSuffixes
}
