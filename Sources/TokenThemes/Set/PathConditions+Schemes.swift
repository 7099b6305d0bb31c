/// What the names around schemes say of brands, and brands of schemes.
extension PathConditions {
    /// What is called `glass` beside `glass-dark` is of the brand `glass`, whatever folder both lie in. Where that has schemes
    /// of its own, as `default` in `default/dark` and `default/glass-dark`, the rest of it is for both.
    mutating func setPairs() {
        let own = files.indices.filter { files[$0].condition.scheme != nil && !files[$0].isNamed }
        let around = Set(own.filter { files[$0].prefix == nil }.compactMap { files[$0].outer })
        var outerFolders: [String: Set<String>] = [:]
        for index in own {
            guard let name = files[index].prefix, let outer = files[index].outer, around.contains(outer) else {
                continue
            }
            outerFolders[name, default: []].insert(outer)
        }
        let prefixes = Set(own.map { files[$0].prefix })
        let areContrasts = outerFolders.isEmpty && prefixes.count == 2 && prefixes.contains(nil)
        var brands: [[String]: String] = [:]
        for index in own {
            guard var brand = files[index].prefix, let place = files[index].place else { continue }
            let path = Array(files[index].names[..<place]) + [brand]
            if areContrasts, ContextWords.isMoreContrast(brand) { brand = ContrastContext.more }
            if let outer = files[index].outer, around.contains(outer) {
                // What two brands call `glass` is one of each.
                if outerFolders[brand, default: []].count > 1 { brand = "\(outer)-\(brand)" }
                outerBrands[brand] = outer
            }
            files[index].condition.brand = brand
            brands[path] = brand
        }
        for index in files.indices where files[index].condition.scheme == nil && !files[index].isNamed {
            let names = files[index].names
            guard let place = names.indices.first(where: { brands[Array(names[...$0])] != nil }) else { continue }
            files[index].folder = brands[Array(names[...place])]
            files[index].inner = names.dropLast().dropFirst(place + 1).first
        }
    }

    /// Where schemes tell no brands apart, the names behind them do if these define the same tokens: `dark/acme.json`,
    /// `acme.dark.json`. Those of bases, and parts that define nothing in common with them, are for all brands.
    mutating func setBrandsOfSchemes(_ inputs: [Input]) {
        let own = files.indices.filter { files[$0].condition.scheme != nil }
        guard !own.contains(where: { files[$0].isNamed }), Set(own.map { files[$0].condition.brand }).count == 1 else {
            return
        }
        for depth in 0..<3 {
            var folders: [String: TokenFolder] = [:]
            for index in own {
                guard let name = files[index].name(behind: depth), !Self.bases.contains(name.lowercased()) else {
                    continue
                }
                folders[name, default: TokenFolder()].add(inputs[index])
            }
            guard folders.count <= Self.limit else { continue }
            // A few overrides of what another file defines make no brand.
            let brands = folders.overlapping { $0.isLike($1) }
            let areParts = folders.allSatisfy { name, folder in
                brands[name] != nil || !brands.values.contains { $0.overlaps(folder) }
            }
            guard brands.count > 1, areParts else { continue }
            note(Set(brands.keys), behind: depth)
            sharesSchemes = own.contains { files[$0].condition.brand == nil }
            return
        }
    }

    private mutating func note(_ brands: Set<String>, behind depth: Int) {
        for index in files.indices where !files[index].isNamed {
            let isOfScheme = files[index].condition.scheme != nil
            let name = isOfScheme ? files[index].name(behind: depth) : files[index].names.first(where: brands.contains)
            let brand = name.flatMap { brands.contains($0) ? $0 : nil }
            guard isOfScheme || brand != nil else { continue }
            files[index].condition.brand = brand
            files[index].folder = brand
            files[index].inner = nil
        }
    }

    /// A theme for each brand and scheme that files are for.
    mutating func setSchemes() {
        var known: Set<Condition> = []
        let stated = files.map(\.condition).filter { $0.scheme != nil && known.insert($0).inserted }
        guard sharesSchemes else {
            themes = stated
            return
        }
        known = []
        for brand in stated.compactMap(\.brand) {
            for condition in stated where condition.brand == brand || condition.brand == nil {
                let theme = Condition(brand: brand, scheme: condition.scheme)
                if known.insert(theme).inserted { themes.append(theme) }
            }
        }
    }

    /// What a brand overrides in its only scheme holds in the other one; where all brands have the same scheme, what any
    /// overrides is enough for all.
    mutating func addOtherScheme(_ inputs: [Input]) {
        let schemes = Dictionary(grouping: themes, by: \.brand).mapValues { Set($0.map(\.scheme)) }
        let all = Set(themes.map(\.scheme))
        let lacking: Set<String?>
        if all.count == 1 {
            lacking = overrides(all.first ?? nil, inputs) { _ in true } ? Set(schemes.keys) : []
        } else {
            let some = schemes.filter { brand, own in
                own.count == 1
                    && overrides(own.first ?? nil, inputs) { file in
                        (file.condition.scheme == nil ? file.folder : file.condition.brand) == brand
                    }
            }
            lacking = Set(some.keys)
        }
        themes = themes.flatMap { theme in
            guard lacking.contains(theme.brand) else { return [theme] }
            return ["light", "dark"].map { Condition(brand: theme.brand, scheme: $0) }
        }
    }

    /// Whether files of a scheme override what files without any define. All that is light has to: else there may be nothing
    /// dark.
    private func overrides(_ scheme: String?, _ inputs: [Input], of isMeant: (ConditionalFile) -> Bool) -> Bool {
        guard let scheme else { return false }
        var own: Set<String> = []
        var common: Set<String> = []
        for (file, input) in zip(files, inputs) where isMeant(file) {
            if file.condition.scheme == nil { common.formUnion(input.tokens) } else { own.formUnion(input.tokens) }
        }
        return scheme == "light" ? !own.isEmpty && own.isSubset(of: common) : !own.isDisjoint(with: common)
    }

    /// One brand is none to choose. Beside brands with names, the one without gets one where all of them have all schemes.
    mutating func nameBrands() {
        let brands = Set(themes.map(\.brand))
        if brands.count == 1 {
            for index in themes.indices { themes[index].brand = nil }
            for index in files.indices { files[index].condition.brand = nil }
        }
        guard brands.count > 1, brands.contains(nil), !sharesSchemes else { return }
        let taken = brands.union(files.map(\.folder))
        let names = brands == [nil, ContrastContext.more] ? [ContrastContext.usual] : ["default", "base", "main"]
        guard let name = names.first(where: { !taken.contains($0) }) else { return }
        plainBrand = name
        guard themes.count == brands.count * Set(themes.map(\.scheme)).count else { return }
        for index in files.indices where files[index].condition.scheme != nil && files[index].condition.brand == nil {
            files[index].condition.brand = name
        }
        let own = themes.filter { $0.brand == nil }.map { Condition(brand: name, scheme: $0.scheme) }
        themes = own + themes.filter { $0.brand != nil }
    }
}
