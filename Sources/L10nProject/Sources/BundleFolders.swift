import L10nCatalog
import L10nSource

/// The folders of bundles, asked which of them a source file belongs to (SC-51).
///
/// A bundle's folder holds its language folders. The code of a target lies in that folder, or around it where it is one for
/// resources: what lies in `App/Views` belongs to `App/Resources`. An answer costs as much as the path has parts.
package struct BundleFolders: Sendable {
    /// The bundles of a target, by the folder of the target.
    private var targets: [String: [String]] = [:]
    /// The bundles in a folder, however deep; of folders that are no target's themselves.
    private var below: [String: [String]] = [:]
    /// A path as seen from the project's own folder, wherever reports start from.
    private let place: @Sendable (String) -> String

    /// The names, in small letters, of folders in which a target keeps its resources.
    private static let resourceFolders: Set<String> = [
        "resources", "resource", "supporting files", "supportingfiles", "support files", "supporting", "support",
        "localization", "localizations", "localisation", "localisations", "localized", "localizable", "localizables",
        "locales", "l10n", "i18n", "strings", "translations", "languages", "assets",
    ]

    /// - Parameters:
    ///   - folders: paths as reports print them; empty for the folder that they start from.
    ///   - place: makes of such a path that from the project's own folder.
    package init(_ folders: some Sequence<String>, place: @escaping @Sendable (String) -> String = { $0 }) {
        self.place = place
        for folder in Set(folders).sorted() {
            let target = Self.target(of: place(folder))
            targets[target, default: []].append(folder)
            if Self.isSettings(folder) { continue }
            for outer in Self.folders(around: target) { below[outer, default: []].append(folder) }
        }
    }

    /// The folders of the bundles that a file belongs to, as near as its path tells: one as a rule; those that are equally
    /// near where it lies beside several; none where there are no bundles.
    package func nearest(to path: String) -> [String] {
        let folders = Self.folders(around: place(path))
        return folders.lazy.compactMap { targets[$0] }.first ?? folders.lazy.compactMap { below[$0] }.first ?? []
    }

    /// Those of the target that a file lies in; none where only others have bundles.
    package func own(of path: String) -> [String] {
        Self.folders(around: place(path)).lazy.compactMap { targets[$0] }.first ?? []
    }

    /// The folder of the target whose resources lie in a folder.
    private static func target(of folder: String) -> String {
        if isSettings(folder) { return folder }
        var target = folder
        while !target.isEmpty, target != "/" {
            let name = PathText.name(of: target)
            guard name.hasSuffix(".bundle") || resourceFolders.contains(name.lowercased()) else { break }
            target = PathText.parent(of: target)
        }
        return target
    }

    /// The settings of an app are a bundle that only the system reads.
    private static func isSettings(_ folder: String) -> Bool { PathText.name(of: folder) == "Settings.bundle" }

    /// The folders above a path, nearest first, up to the one that relative paths start from.
    private static func folders(around path: String) -> [String] {
        Array(PathText.folders(above: path)) + (path.hasPrefix("/") ? [] : [""])
    }
}

extension Project {
    /// The bundles of the project that have a table; all of them without one.
    package func bundleFolders(with table: String? = nil) -> BundleFolders {
        let bundles = catalog.layers.filter { !$0.isEmbedded }.flatMap(\.bundles)
        return bundleFolders(
            at: bundles.filter { bundle in table == nil || bundle.tables.contains { $0.name == table } }.map(\.path))
    }

    /// Some of the bundles, by their folders as reports print them.
    package func bundleFolders(at paths: [String]) -> BundleFolders {
        BundleFolders(paths, place: { [configuration] in configuration.pathFromFolder($0) })
    }
}
