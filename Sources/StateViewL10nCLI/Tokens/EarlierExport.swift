import L10nProject
import L10nSource
import TokenThemes
import TokenTools

/// What stands in the folders of an export already: files of somebody else, which stay, and those of an earlier export.
enum EarlierExport {
    /// Whether an export has written what stands in the place of a file. Xcode leaves no room for a mark in a catalog,
    /// whose color sets are those of one token each.
    static func isOwn(_ file: FileContent, _ known: [UInt8]) -> Bool {
        catalog(file.path) != nil || TokenLikeText.isExport(known)
    }

    /// Color sets and resources of an earlier export that have nothing to say now, in the order of their paths.
    static func stale(_ files: [FileContent]) -> [String] {
        let written = Set(files.map(\.path))
        var stale: [String] = []
        for folder in Set(files.compactMap { catalog($0.path) }).sorted() {
            let sets = FolderWalk(folder) { name, _ in name.hasSuffix(".colorset") ? .take : .enter }
            stale += sets.paths.map { PathText.join(folder, $0) }.filter { !written.contains($0 + "/Contents.json") }
        }
        for folder in Set(files.compactMap { resources($0.path) }).sorted() {
            for values in ["values", "values-night"] {
                for name in AndroidTokens.fileNames {
                    let path = PathText.join(folder, "\(values)/\(name)")
                    guard !written.contains(path), let bytes = try? FileSystem.read(path),
                        TokenLikeText.isExport(bytes)
                    else { continue }
                    stale.append(path)
                }
            }
        }
        return stale
    }

    /// The asset catalog that a file stands in.
    private static func catalog(_ path: String) -> String? {
        var folder = PathText.parent(of: path)
        while !folder.isEmpty, folder != "/" {
            if folder.hasSuffix(".xcassets") { return folder }
            folder = PathText.parent(of: folder)
        }
        return nil
    }

    /// The folder of resources that a file stands in.
    private static func resources(_ path: String) -> String? {
        path.hasSuffix(".xml") ? PathText.parent(of: PathText.parent(of: path)) : nil
    }
}
