package import L10nSource
import L10nSyntax
package import StateViews

extension Project {
    /// The file that draws a picture of the project: the best one for a brand and scheme.
    ///
    /// - Returns: nil where the project has no still picture of the name.
    /// - Throws: where the file cannot be read.
    package func pictureFile(
        _ id: String, brand: String?, scheme: StateViewEnvironment.ColorScheme
    ) throws(LoadError) -> SourceFile? {
        let found = assets.find(id).filter { !$0.isAnimation && ($0.brand == nil || $0.brand == brand) }
        let own = found.filter { $0.brand == brand }
        let files = (own.isEmpty ? found : own).flatMap { $0.files(scheme) }
        guard let best = files.min(by: { $0.rank < $1.rank }) else { return nil }
        return SourceFile(
            path: best.shown, bytes: try FileSystem.read(best.path, limit: configuration.limits.fileBytes))
    }
}

/// One file of a picture that may have several.
private struct PictureFile {
    let path: String
    let shown: String
    /// Pixels in a point.
    var scale = 1
    var isForScheme = true

    /// Drawings before photographs, and among those the finest: small values are better.
    var rank: (Int, Int, Int, String) {
        let kinds = ["svg", "png", "jpg", "jpeg", "pdf"]
        let ending = shown.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return (isForScheme ? 0 : 1, kinds.firstIndex(of: ending) ?? kinds.count, -scale, shown)
    }
}

extension ProjectAsset {
    /// The files that may draw it.
    fileprivate func files(_ scheme: StateViewEnvironment.ColorScheme) -> [PictureFile] {
        guard form == .set else {
            var file = PictureFile(path: path, shown: shown)
            for scale in [2, 3, 4] where shown.contains("@\(scale)x.") { file.scale = scale }
            file.isForScheme = schemes.contains(scheme)
            return [file]
        }
        guard let contents = AssetCatalogs.contents(of: path) else { return [] }
        return ["images", "symbols"].compactMap { contents[$0] }.flatMap(\.elements).compactMap { entry in
            guard let name = entry["filename"]?.string, !name.contains("/") else { return nil }
            var file = PictureFile(path: path + "/" + name, shown: shown + "/" + name)
            file.scale = (entry["scale"]?.string?.first?.wholeNumberValue) ?? 1
            let luminosity = entry["appearances"]?.elements.first { $0["appearance"]?.string == "luminosity" }
            // What is for no scheme is for both, but gives way to what is for one.
            let named = luminosity?["value"]?.string ?? "light"
            file.isForScheme = named == scheme.rawValue
            return FileSystem.status(file.path) == nil ? nil : file
        }
    }
}
