import L10nSource
import L10nSyntax
import StateViews

/// What the `Contents.json` files of asset catalogs say.
///
/// Source: Asset Catalog Format Reference (Apple): "Namespaces", "Image Set Type", "Contents.json".
struct AssetCatalogs {
    /// What the names in a folder begin with, by its path.
    private var groups: [String: String] = [:]

    /// No real file comes near.
    private static let fileLimit = 1 << 20

    /// What the name of an asset begins with: the folders around it that provide a namespace, each with a slash.
    mutating func group(of path: String) -> String {
        let folder = PathText.parent(of: path)
        if let known = groups[folder] { return known }
        guard !folder.hasSuffix(".xcassets"), folder.contains(".xcassets/") else {
            groups[folder] = ""
            return ""
        }
        let isNamespace = Self.contents(of: folder)?["properties"]?["provides-namespace"]?.bool ?? false
        let group = self.group(of: folder) + (isNamespace ? PathText.name(of: folder) + "/" : "")
        groups[folder] = group
        return group
    }

    /// The schemes for which a folder of variants has a file. A folder that cannot be read is taken to have all.
    static func schemes(of set: String) -> Set<StateViewEnvironment.ColorScheme> {
        guard let contents = contents(of: set), contents.isObject else {
            return Set(StateViewEnvironment.ColorScheme.allCases)
        }
        var schemes: Set<StateViewEnvironment.ColorScheme> = []
        for list in ["images", "symbols", "data"].compactMap({ contents[$0] }) {
            for entry in list.elements {
                guard let file = entry["filename"]?.string, !file.contains("/"),
                    FileSystem.status(set + "/" + file) != nil
                else { continue }
                let luminosity = entry["appearances"]?.elements.first { $0["appearance"]?.string == "luminosity" }
                switch luminosity?["value"]?.string {
                case "dark": schemes.insert(.dark)
                case "light": schemes.insert(.light)
                default: return Set(StateViewEnvironment.ColorScheme.allCases)
                }
            }
        }
        return schemes
    }

    static func contents(of folder: String) -> JSONValue? {
        let path = folder + "/Contents.json"
        // Nothing but the catalog itself is read.
        guard FileSystem.status(path)?.isLink == false, let bytes = try? FileSystem.read(path, limit: fileLimit + 1),
            bytes.count <= fileLimit
        else { return nil }
        return JSONTree.parse(SourceFile(path: "Contents.json", bytes: bytes)).value.root
    }
}
