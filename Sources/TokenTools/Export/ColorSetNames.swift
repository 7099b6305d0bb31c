import DesignTokens

/// The names of the color sets of one asset catalog, and the folders that they stand in.
///
/// File systems of the Mac take names that differ only by case for the same.
struct ColorSetNames {
    /// In the order in which they are first met.
    private(set) var folders: [String] = []
    private var sets: [String: TokenPath] = [:]
    private var spellings: [String: (folder: String, path: TokenPath)] = [:]

    /// The name of a token's color set, such as `text/default`; the `$root` of a group is a set beside its folder.
    mutating func add(_ path: TokenPath) throws(TokenExportCollision) -> String {
        var names = path.names.map(Self.fileName)
        if path.names.last.map({ $0 == TokenName.root }) == true { names.removeLast() }
        if names.isEmpty { names = ["root"] }
        for count in 1..<max(names.count, 1) {
            let folder = names.prefix(count).joined(separator: "/")
            guard let other = spellings.updateValue((folder, path), forKey: folder.lowercased()) else {
                folders.append(folder)
                continue
            }
            guard other.folder == folder else {
                throw TokenExportCollision(name: folder, paths: [other.path.text, path.text])
            }
        }
        let name = names.joined(separator: "/")
        if let other = sets.updateValue(path, forKey: name.lowercased()) {
            throw TokenExportCollision(name: name, paths: [other.text, path.text])
        }
        return name
    }

    /// A name without what separates folders.
    private static func fileName(_ name: Substring) -> String {
        String(
            String.UnicodeScalarView(
                name.unicodeScalars.map {
                    $0 == "/" || $0 == ":" || $0 == "\\" || $0.properties.generalCategory == .control ? "-" : $0
                }))
    }
}
