/// Which brand and scheme files are for, by the names of their folders and their own: `tori-dark/a.json`,
/// `tori/dark/a.json`, `tori/dark.json`, `brands/tori/a.json`, `a.dark.json` (TL-4).
struct PathConditions {
    struct Condition: Hashable {
        /// Nil where there is one brand, or the name says none.
        var brand: String?
        var scheme: String?
    }

    private struct File {
        var folder: String?
        /// Whether the name of a folder around it says that it is one of brands.
        var isNamed = false
        var condition: Condition
    }

    /// The themes that the files make up; empty where no name says anything.
    private(set) var themes: [Condition] = []
    private var files: [File]

    /// - Parameter files: their paths from the outermost folder that they share, and the tokens that each defines.
    init(_ files: [(path: String, tokens: Set<String>)]) {
        self.files = files.map { Self.file($0.path) }
        for file in self.files where file.condition.scheme != nil && !themes.contains(file.condition) {
            themes.append(file.condition)
        }
        if themes.isEmpty { setBrands(files.map(\.tokens)) }
        addLight(files.map(\.tokens))
        // One brand is none to choose.
        guard Set(themes.map(\.brand)).count == 1 else { return }
        for index in themes.indices { themes[index].brand = nil }
        for index in self.files.indices { self.files[index].condition.brand = nil }
    }

    /// Without a scheme anywhere, folders that define the same tokens are brands.
    private mutating func setBrands(_ tokens: [Set<String>]) {
        let named = Set(files.filter(\.isNamed).compactMap(\.folder))
        guard named.count < 2 else {
            for index in files.indices {
                if !files[index].isNamed { files[index].folder = nil }
                files[index].condition.brand = files[index].folder
            }
            themes = named.sorted().map { Condition(brand: $0) }
            return
        }
        var paths: [String: Set<String>] = [:]
        for (file, tokens) in zip(files, tokens) {
            if let folder = file.folder { paths[folder, default: []].formUnion(tokens) }
        }
        let isShared = paths.contains { folder, own in
            paths.contains { $0.key != folder && !$0.value.isDisjoint(with: own) }
        }
        guard isShared else { return }
        for index in files.indices { files[index].condition.brand = files[index].folder }
        themes = paths.keys.sorted().map { Condition(brand: $0) }
    }

    /// What is overridden in the dark, and nowhere else, is what is light.
    private mutating func addLight(_ tokens: [Set<String>]) {
        guard !themes.isEmpty, themes.allSatisfy({ $0.scheme == "dark" }) else { return }
        let isOverridden = files.indices.contains { index in
            files[index].condition.scheme == nil
                && files.indices.contains {
                    files[$0].condition.scheme != nil && !tokens[$0].isDisjoint(with: tokens[index])
                }
        }
        if isOverridden { themes = themes.map { Condition(brand: $0.brand, scheme: "light") } + themes }
    }

    /// Whether a file is for some themes and not for others.
    func isConditional(_ index: Int) -> Bool { !themes.allSatisfy { includes(index, in: $0) } }

    /// Whether a file is for a theme: what says no scheme belongs to all themes of the brand whose folder it lies in, else
    /// to all themes.
    func includes(_ index: Int, in theme: Condition) -> Bool {
        let file = files[index]
        if file.condition.scheme != nil { return file.condition == theme }
        guard let brand = file.condition.brand ?? file.folder, themes.contains(where: { $0.brand == brand }) else {
            return true
        }
        return brand == theme.brand
    }

    private static func file(_ path: String) -> File {
        var parts = path.split(separator: "/").map(String.init)
        let folder = parts.count > 1 ? parts[0] : nil
        let words = parts.last?.split(separator: ".").map(String.init) ?? []
        if !parts.isEmpty { parts[parts.count - 1] = words.first ?? "" }
        let place = parts.dropLast().firstIndex { Self.containers.contains($0.lowercased()) }
        let named = place.map { parts[$0 + 1] }.flatMap { condition($0) == nil ? $0 : nil }
        for (index, part) in parts.enumerated() {
            guard let found = condition(part) else { continue }
            let outer = index > 0 ? parts[index - 1] : nil
            return File(
                folder: named ?? folder, isNamed: named != nil,
                condition: Condition(brand: named ?? found.brand ?? outer, scheme: found.scheme))
        }
        if let word = words.dropFirst().first(where: { schemes.contains($0.lowercased()) }) {
            return File(
                folder: named ?? folder, isNamed: named != nil,
                condition: Condition(brand: named, scheme: word.lowercased()))
        }
        return File(folder: named ?? folder, isNamed: named != nil, condition: Condition())
    }

    /// Folders that hold one for each brand.
    private static let containers: Set<String> = ["brand", "brands", "themes"]
    private static let schemes: Set<String> = ["light", "dark"]

    /// `tori-dark` is the brand and the scheme; `dark` is a scheme.
    private static func condition(_ name: String) -> (brand: String?, scheme: String)? {
        if schemes.contains(name.lowercased()) { return (nil, name.lowercased()) }
        guard let dash = name.lastIndex(where: { $0 == "-" || $0 == "_" }), dash > name.startIndex else { return nil }
        let scheme = name[name.index(after: dash)...].lowercased()
        return schemes.contains(scheme) ? (String(name[..<dash]), scheme) : nil
    }
}
