/// A file or folder from which a build gives the app a picture or an animation by name.
struct FoundAsset: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        /// A folder of a catalog that holds the variants of one picture or of one file.
        case set
        /// A picture among the resources of an Android app.
        case drawable
        case picture
        /// A moving picture, or a file that may be one.
        case animation
    }

    var path: String
    var shown: String
    var kind: Kind
}

/// What the files and folders of a folder mean as assets.
///
/// Sources: Asset Catalog Format Reference (Apple); Android developers, "App resources overview".
enum AssetSurroundings: Sendable {
    case ordinary
    /// An asset catalog, or a group in one.
    case catalog
    /// A folder of variants, whose files have no names of their own.
    case set
    /// A folder of pictures of an Android app.
    case drawables

    /// What the content of a folder means.
    func entering(_ folder: String) -> AssetSurroundings {
        switch self {
        case .ordinary, .drawables:
            if folder.hasSuffix(".xcassets") { return .catalog }
            let isDrawables = folder == "drawable" || folder.hasPrefix("drawable-") || folder.hasPrefix("mipmap")
            return isDrawables ? .drawables : .ordinary
        case .catalog: return Self.sets.contains(where: folder.hasSuffix) ? .set : .catalog
        case .set: return .set
        }
    }

    /// What a folder in these surroundings is itself; nil for no asset.
    func asset(folder: String) -> FoundAsset.Kind? {
        switch self {
        case .catalog: Self.isNamedSet(folder) ? .set : nil
        case .ordinary, .set, .drawables: nil
        }
    }

    /// What a file in these surroundings is; nil for no asset.
    func asset(file: String) -> FoundAsset.Kind? {
        let kind: FoundAsset.Kind? =
            if Self.hasExtension(file, Self.pictures) {
                .picture
            } else if Self.hasExtension(file, Self.animations) {
                .animation
            } else {
                nil
            }
        switch self {
        case .ordinary: return kind
        case .catalog, .set: return nil
        case .drawables: return kind != nil || file.hasSuffix(".xml") ? .drawable : nil
        }
    }

    /// The name by which an app asks for an asset, without the groups of a catalog that are part of it.
    static func name(_ fileName: String, _ kind: FoundAsset.Kind) -> String {
        var name = withoutExtension(fileName)
        switch kind {
        case .set: return name
        // Pictures whose edges stretch have a second ending.
        case .drawable: return name.hasSuffix(".9") ? String(name.dropLast(2)) : name
        case .picture, .animation: break
        }
        for device in ["~ipad", "~iphone"] where name.hasSuffix(device) { name.removeLast(device.count) }
        for scale in ["@1x", "@2x", "@3x"] where name.hasSuffix(scale) { name.removeLast(scale.count) }
        return name
    }

    /// A name without the ending of a file; names with dots in them stay.
    static func withoutExtension(_ name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex,
            hasExtension(name, pictures) || hasExtension(name, animations) || isNamedSet(name)
                || name.hasSuffix(".xml")
        else { return name }
        return String(name[..<dot])
    }

    /// Whether a folder is one that holds the variants of an asset.
    static func isNamedSet(_ folder: String) -> Bool { namedSets.contains(where: folder.hasSuffix) }

    private static func hasExtension(_ name: String, _ extensions: Set<String>) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        let letters = name[name.index(after: dot)...]
        // `lottie` is the longest; what is longer need not be folded.
        return letters.utf8.count <= 6 && extensions.contains(letters.lowercased())
    }

    private static let pictures: Set<String> = [
        "png", "pdf", "svg", "jpg", "jpeg", "heic", "heif", "webp", "avif", "tif", "tiff",
    ]
    private static let animations: Set<String> = ["json", "lottie", "riv", "gif", "apng", "mp4", "mov"]
    /// What stands behind the last point in the names of all files that may be one.
    static var endings: Set<String> { pictures.union(animations).union(["xml"]) }
    private static let namedSets = [".imageset", ".symbolset", ".dataset"]
    private static let sets =
        namedSets + [
            ".appiconset", ".brandassets", ".colorset", ".complicationset", ".cubetextureset", ".iconset",
            ".imagestack",
            ".launchimage", ".mipmapset", ".solidimagestack", ".stickersiconset", ".textureset",
        ]
}
