package import TokenThemes

extension Theme {
    /// The name of the modifier that tells light from dark: this one or, without it, the only one with these contexts.
    package func schemeModifier(_ name: String) -> String {
        guard !modifiers.contains(where: { $0.name == name }) else { return name }
        let found = modifiers.filter { Set($0.contexts.map { $0.lowercased() }).isSuperset(of: ["light", "dark"]) }
        return found.count == 1 ? found[0].name : name
    }

    /// The permutations of a part of the theme, the last modifier changing fastest; at most 100,000.
    package func permutations(in part: ThemePart) -> [ThemePermutation] {
        var mask = ModifierSet()
        for index in modifiers.indices { mask.insert(index) }
        var result: [ThemePermutation] = []
        PermutationWalk(tokens).forEach(of: mask, in: part) { result.append($0) }
        return result
    }

    /// The number of permutations of a part; nil when there are more than `limit`.
    package func permutationCount(of part: ThemePart, limit: Int) -> Int? {
        var mask = ModifierSet()
        for (index, context) in part.contexts.enumerated() where context == nil { mask.insert(index) }
        return PermutationWalk(tokens, limit: limit).count(of: mask)
    }

    /// The name of the file for a permutation: `tokens`, and the contexts of the modifiers that tell files apart.
    /// - Parameter others: the modifiers that one file holds all contexts of.
    package func exportName(_ permutation: ThemePermutation, without others: [Int] = [], in part: ThemePart) -> String {
        let names = exportNames(permutation, without: others, in: part).map(Self.fileName)
        return (["tokens"] + names).joined(separator: ".")
    }

    /// The contexts of the modifiers that tell files apart.
    func exportNames(_ permutation: ThemePermutation, without others: [Int], in part: ThemePart) -> [String] {
        modifiers.indices.filter { index in
            part.contexts[index] == nil && modifiers[index].contexts.count > 1 && !others.contains(index)
        }.map { modifiers[$0].contexts[permutation[$0]] }
    }

    /// Such as `brand=tori, profile=warp`.
    func exportContexts(_ permutation: ThemePermutation, without others: [Int] = []) -> String {
        modifiers.indices.filter { !others.contains($0) }
            .map { "\(modifiers[$0].name)=\(modifiers[$0].contexts[permutation[$0]])" }.joined(separator: ", ")
    }

    /// The name with what file systems take for their own as its bytes, such as `%2F`: two contexts stay two files.
    private static func fileName(_ name: String) -> String {
        name.unicodeScalars.map { scalar in
            scalar.value < 0x20 || "./\\:%~*?\"<>|\u{7F}".unicodeScalars.contains(scalar)
                ? PercentEncoding.encoded(String(scalar).utf8) { _ in false } : String(scalar)
        }.joined()
    }
}
