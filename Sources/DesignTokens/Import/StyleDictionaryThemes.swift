internal import L10nSource

/// Files of Style Dictionary by the themes that they make up; the names of folders and files say the brand and the scheme
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

    init(_ files: [SourceFile], _ reader: inout ImportReader) {
        var sources: [Source] = []
        for file in files {
            guard let root = reader.root(of: file) else { continue }
            sources.append(Source(file.path, reader.tokens(in: root)))
        }
        var conditions: [Condition] = []
        for source in sources where source.condition.scheme != nil && !conditions.contains(source.condition) {
            conditions.append(source.condition)
        }
        if conditions.isEmpty { conditions = Self.brands(of: &sources) }
        // One brand is none to choose.
        if Set(conditions.map(\.brand)).count == 1 {
            for index in conditions.indices { conditions[index].brand = nil }
            for index in sources.indices { sources[index].condition.brand = nil }
        }
        for condition in conditions.isEmpty ? [Condition()] : conditions {
            var theme = Theme(brand: condition.brand, scheme: condition.scheme, tokens: [:], order: [])
            for source in sources where source.belongs(to: condition, among: conditions) {
                for token in source.tokens {
                    if theme.tokens.updateValue(token, forKey: token.path) == nil { theme.order.append(token.path) }
                }
            }
            themes.append(theme)
        }
    }

    /// Without a scheme anywhere, folders that define the same tokens are brands.
    private static func brands(of sources: inout [Source]) -> [Condition] {
        var paths: [String: Set<String>] = [:]
        for source in sources {
            guard let folder = source.folder else { continue }
            paths[folder, default: []].formUnion(source.tokens.map(\.path))
        }
        let isShared = paths.contains { folder, own in
            paths.contains { $0.key != folder && !$0.value.isDisjoint(with: own) }
        }
        guard isShared else { return [] }
        for index in sources.indices { sources[index].condition.brand = sources[index].folder }
        return paths.keys.sorted().map { Condition(brand: $0) }
    }
}

extension StyleDictionaryThemes {
    fileprivate struct Condition: Hashable {
        var brand: String?
        var scheme: String?
    }

    /// A file with the condition that its path states: `tori-dark/a.json`, `tori/dark/a.json`, `tori/dark.json`.
    fileprivate struct Source {
        let folder: String?
        let tokens: [ImportedToken]
        var condition: Condition

        init(_ path: String, _ tokens: [ImportedToken]) {
            self.tokens = tokens
            var parts = path.split(separator: "/").map(String.init)
            folder = parts.count > 1 ? parts[0] : nil
            if let last = parts.last { parts[parts.count - 1] = String(last.prefix { $0 != "." }) }
            condition = Condition()
            for (index, part) in parts.enumerated() {
                guard let found = Self.condition(part) else { continue }
                let outer = index > 0 ? parts[index - 1] : nil
                condition = Condition(brand: found.brand ?? outer, scheme: found.scheme)
                return
            }
        }

        /// What says no scheme belongs to all themes of the brand whose folder it lies in, else to all themes.
        func belongs(to theme: Condition, among all: [Condition]) -> Bool {
            if condition.scheme != nil { return condition == theme }
            guard let brand = condition.brand ?? folder, all.contains(where: { $0.brand == brand }) else { return true }
            return brand == theme.brand
        }

        /// `tori-dark` is the brand and the scheme; `dark` is a scheme.
        private static func condition(_ name: String) -> (brand: String?, scheme: String)? {
            let schemes: Set<String> = ["light", "dark"]
            if schemes.contains(name.lowercased()) { return (nil, name.lowercased()) }
            guard let dash = name.lastIndex(where: { $0 == "-" || $0 == "_" }), dash > name.startIndex else {
                return nil
            }
            let scheme = name[name.index(after: dash)...].lowercased()
            return schemes.contains(scheme) ? (String(name[..<dash]), scheme) : nil
        }
    }
}
