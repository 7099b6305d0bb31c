extension PathConditions {
    /// A folder in another one, with the names of its files.
    private struct DeepFolder {
        private var content = TokenFolder()
        private var files: Set<String> = []

        mutating func add(_ input: Input, _ name: String) {
            content.add(input)
            files.insert(name)
        }

        func isLike(_ other: DeepFolder) -> Bool {
            content.isLike(other.content) && !files.isDisjoint(with: other.files)
        }
    }

    /// Without a scheme anywhere, folders that define the same tokens are brands. One that others build on is the base of
    /// all, and a brand by itself where it has values of what they override.
    mutating func setBrands(_ inputs: [Input]) {
        if setOnlyBrand(inputs) || setFoldersOfOnlyBrand(inputs) { return }
        let isNamed = namedFolders.count > 1
        if isNamed {
            for index in files.indices where !files[index].isNamed { files[index].folder = nil }
        }
        var (folders, common) = outerFolders(inputs)
        let hasFiles = hasFiles(inputs)
        var overlapping = folders.overlapping()
        if !isNamed, overlapping.isEmpty, setDeepFolders(inputs) {
            (folders, common) = outerFolders(inputs)
            overlapping = folders.overlapping()
        }
        // What lies in a folder of brands is one, also where it says nothing that others do; a file is more likely a part.
        let brands = isNamed && overlapping.isEmpty && !hasFiles ? folders : overlapping
        guard brands.count > 1 else { return }
        for (name, folder) in folders where brands[name] == nil { common.addTokens(of: folder) }
        let base = brands.base(beside: common.tokens)
        let areThemes = isNamed || brands.areThemes(over: base)
        for index in files.indices {
            guard areThemes, let folder = files[index].folder, folder != base, brands[folder] != nil else {
                files[index].folder = nil
                continue
            }
            files[index].condition.brand = folder
        }
        if areThemes { setThemes(brands.keys, base) }
    }

    /// A theme for each of some folders, the one that the others build on first.
    private mutating func setThemes(_ names: some Collection<String>, _ base: String?) {
        let others = names.filter { $0 != base }.sorted()
        themes = ([base].compactMap(\.self) + others).map { Condition(brand: $0) }
    }

    /// The folders that may be brands, and what lies in none.
    private func outerFolders(_ inputs: [Input]) -> (folders: [String: TokenFolder], common: TokenFolder) {
        var folders: [String: TokenFolder] = [:]
        var common = TokenFolder()
        for (file, input) in zip(files, inputs) {
            if let folder = file.folder {
                folders[folder, default: TokenFolder()].add(input)
            } else {
                common.add(input)
            }
        }
        return (folders, common)
    }

    /// Takes folders for those of brands that lie beside each other in another folder and hold files of the same names with
    /// much the same tokens: `theme/acme` and `theme/nova`. So are those of the same names elsewhere.
    /// - Returns: whether there are any.
    private mutating func setDeepFolders(_ inputs: [Input]) -> Bool {
        var siblings: [[String]: [String: DeepFolder]] = [:]
        for (file, input) in zip(files, inputs) {
            let folders = file.names.dropLast()
            for depth in folders.indices.dropFirst() {
                let around = Array(folders[..<depth])
                siblings[around, default: [:]][folders[depth], default: DeepFolder()].add(
                    input, file.names[(depth + 1)...].joined(separator: "/"))
            }
        }
        var brands: Set<String> = []
        for folders in siblings.values where (2...Self.limit).contains(folders.count) {
            for (name, folder) in folders where folders.contains(where: { $0.key != name && folder.isLike($0.value) }) {
                brands.insert(name)
            }
        }
        guard !brands.isEmpty else { return false }
        for index in files.indices {
            let folders = files[index].names.dropLast()
            let place = folders.firstIndex(where: brands.contains)
            files[index].folder = place.map { folders[$0] }
            files[index].inner = place.flatMap { folders[($0 + 1)...].first }
        }
        return true
    }

    /// Whether a file, rather than a folder, is called as a brand is.
    private func hasFiles(_ inputs: [Input]) -> Bool {
        zip(files, inputs).contains { $0.isNamed && $1.path.split(separator: "/").count < 3 }
    }

    private var namedFolders: Set<String> { Set(files.filter(\.isNamed).compactMap(\.folder)) }

    /// One folder among those of brands overrides what lies outside, in folders for its parts.
    private mutating func setOnlyBrand(_ inputs: [Input]) -> Bool {
        guard let brand = namedFolders.first, namedFolders.count == 1 else { return false }
        var (own, common) = (TokenFolder(), TokenFolder())
        for (file, input) in zip(files, inputs) {
            if file.folder == brand, file.isNamed { own.add(input) } else { common.add(input) }
        }
        guard !own.tokens.isDisjoint(with: common.tokens) else { return false }
        let outer = Set(files.filter { !$0.isNamed }.compactMap(\.folder))
        let base = outer.count == 1 ? outer.first.flatMap { Self.bases.contains($0.lowercased()) ? $0 : nil } : nil
        for index in files.indices {
            if files[index].isNamed { files[index].condition.brand = brand } else { files[index].folder = nil }
        }
        themes = [Condition(brand: base ?? "base"), Condition(brand: brand)]
        return true
    }

    /// Folders of the only brand that define the same tokens are the choice where it overrides nothing that lies outside.
    private mutating func setFoldersOfOnlyBrand(_ inputs: [Input]) -> Bool {
        guard let brand = namedFolders.first, namedFolders.count == 1 else { return false }
        let choices = innerChoices(of: brand, inputs)
        guard choices.count > 1, files.allSatisfy({ $0.platform == nil }) else { return false }
        let base = choices.base()
        for index in files.indices {
            let isOfBrand = files[index].folder == brand
            files[index].folder = nil
            guard isOfBrand, let inner = files[index].inner, inner != base, choices[inner] != nil else { continue }
            files[index].condition.brand = inner
        }
        setThemes(choices.keys, base)
        return true
    }

    /// The folders of a brand that define much the same tokens; a folder for each component is none for each theme.
    private func innerChoices(of brand: String, _ inputs: [Input]) -> [String: TokenFolder] {
        var folders: [String: TokenFolder] = [:]
        for (file, input) in zip(files, inputs) where file.folder == brand {
            if let inner = file.inner { folders[inner, default: TokenFolder()].add(input) }
        }
        return folders.count <= Self.limit ? folders.overlapping { $0.isEven(with: $1) } : [:]
    }

    /// Folders of brands that say nothing of schemes, beside schemes that say nothing of brands, are a choice of their own;
    /// so are files that are called as brands are, where they define the same tokens.
    mutating func crossWithBrands(_ inputs: [Input]) {
        var folders: [String: TokenFolder] = [:]
        for (file, input) in zip(files, inputs) where file.isNamed {
            if let folder = file.folder { folders[folder, default: TokenFolder()].add(input) }
        }
        guard folders.count > 1, !themes.isEmpty, themes.allSatisfy({ $0.brand == nil && $0.scheme != nil }),
            files.allSatisfy({ !$0.isNamed || $0.condition.scheme == nil }),
            !hasFiles(inputs) || folders.overlapping({ $0.isEven(with: $1) }).count == folders.count
        else { return }
        themes = folders.keys.sorted().flatMap { brand in
            themes.map { Condition(brand: brand, scheme: $0.scheme) }
        }
        sharesSchemes = true
    }

    /// Names before schemes whose files define nothing in common are parts of one theme, not brands: `spacing-dark` beside
    /// `color-dark`, or beside `dark`.
    mutating func joinParts(_ inputs: [Input]) {
        var brands: [String: TokenFolder] = [:]
        for (file, input) in zip(files, inputs) where file.condition.scheme != nil && !file.isNamed {
            brands[file.condition.brand ?? "", default: TokenFolder()].add(input)
        }
        guard brands.count > 1, brands.overlapping().isEmpty else { return }
        for index in files.indices where files[index].condition.scheme != nil && !files[index].isNamed {
            files[index].condition.brand = nil
            if files[index].folder.map({ brands[$0] != nil }) ?? false { files[index].folder = nil }
        }
    }

    /// Beside brands that have schemes, folders that define what these do are further brands.
    mutating func addBrandsWithoutSchemes(_ inputs: [Input]) {
        let known = Set(themes.compactMap(\.brand))
        guard !known.isEmpty, themes.contains(where: { $0.scheme != nil }) else { return }
        var folders: [String: TokenFolder] = [:]
        for (file, input) in zip(files, inputs) where file.condition.scheme == nil {
            if let folder = file.folder { folders[folder, default: TokenFolder()].add(input) }
        }
        for (name, folder) in folders.sorted(by: { $0.key < $1.key })
        where !known.contains(name) && !Self.bases.contains(name.lowercased())
            && known.contains(where: { folders[$0]?.isEven(with: folder) ?? false })
        {
            themes.append(Condition(brand: name))
        }
    }

    /// Folders of one brand that define the same tokens are choices, too; a base of theirs is the brand as it is without any.
    mutating func setInnerFolders(_ inputs: [Input]) {
        let brands = Set(themes.compactMap(\.brand))
        for brand in brands.sorted() {
            let choices = innerChoices(of: brand, inputs)
            guard choices.count > 1 else { continue }
            let base = choices.base()
            if base != nil { brandsWithBase.insert(brand) }
            for index in files.indices where files[index].folder == brand {
                guard let inner = files[index].inner, inner != base, choices[inner] != nil else { continue }
                files[index].platform = inner
            }
        }
    }
}
