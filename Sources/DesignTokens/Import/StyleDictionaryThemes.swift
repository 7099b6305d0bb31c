internal import L10nSource

/// Folders of Style Dictionary, each of which holds all files of one theme; their names are those of brand and scheme
/// (TL-4).
struct StyleDictionaryThemes {
    struct Theme {
        /// Nil where there is one theme, or the name says nothing of it.
        var brand: String?
        var scheme: String?
        /// By path, the last one where several files define it.
        var tokens: [String: ImportedToken]
        var order: [String]

        /// The theme by itself.
        var source: (contexts: [String: String], text: String) {
            var contexts: [String: String] = [:]
            contexts["brand"] = brand
            contexts["scheme"] = scheme
            var tree = ImportedTree()
            for path in order {
                if let token = tokens[path] { tree.add(token.names[...], token.json) }
            }
            return (contexts, tree.json.file)
        }
    }

    private(set) var themes: [Theme] = []

    private static let schemes: Set<String> = ["light", "dark"]

    init(_ files: [SourceFile], _ reader: inout ImportReader) {
        var folders: [(name: String, files: [SourceFile])] = []
        for file in files {
            let parts = file.path.split(separator: "/").dropLast()
            let name = parts.first.map(String.init) ?? ""
            if let index = folders.firstIndex(where: { $0.name == name }) {
                folders[index].files.append(file)
            } else {
                folders.append((name, [file]))
            }
        }
        // Files beside the folders belong to every theme, and files in folders whose names say nothing too.
        let named = folders.filter { Self.condition($0.name).scheme != nil }
        let isNamed = named.count > 1
        let shared = isNamed ? folders.filter { Self.condition($0.name).scheme == nil }.flatMap(\.files) : []
        for folder in isNamed ? named : [("", files)] {
            let (brand, scheme) = isNamed ? Self.condition(folder.name) : (nil, nil)
            var theme = Theme(brand: brand, scheme: scheme, tokens: [:], order: [])
            for file in shared + folder.files {
                guard let root = reader.root(of: file) else { continue }
                for token in reader.tokens(in: root) {
                    if theme.tokens.updateValue(token, forKey: token.path) == nil { theme.order.append(token.path) }
                }
            }
            themes.append(theme)
        }
    }

    /// `tori-dark` is the brand and the scheme; `dark` is a scheme.
    private static func condition(_ name: String) -> (brand: String?, scheme: String?) {
        if schemes.contains(name.lowercased()) { return (nil, name.lowercased()) }
        guard let dash = name.lastIndex(where: { $0 == "-" || $0 == "_" }) else { return (nil, nil) }
        let scheme = name[name.index(after: dash)...].lowercased()
        return schemes.contains(scheme) && dash > name.startIndex ? (String(name[..<dash]), scheme) : (nil, nil)
    }
}
