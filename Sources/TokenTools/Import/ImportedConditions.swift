import TokenThemes

/// Themes of brands and schemes, written so that each token stands once where it is the same (TL-4).
///
/// What differs by brand and by scheme lies in groups for the schemes, which a brand fills, and a scheme says which of
/// them counts: so brand and scheme stay independent of each other.
struct ImportedConditions {
    private typealias Theme = StyleDictionaryThemes.Theme

    private(set) var files: [TokenExportFile] = []
    private let themes: [StyleDictionaryThemes.Theme]
    private let brands: [String]
    private let schemes: [String]
    private var base = PathTree()
    private var brandTrees: [String: PathTree] = [:]
    private var schemeTrees: [String: PathTree] = [:]
    /// The group of the groups of schemes.
    private let lifted: String

    /// What the choice of a brand is called.
    private let brandName: String

    init(_ source: StyleDictionaryThemes, _ descriptions: [ImportedGroup]) {
        let themes = source.themes
        self.themes = themes
        brandName = source.brandName
        var brands: [String] = []
        var schemes: [String] = []
        for theme in themes {
            if let brand = theme.brand, !brands.contains(brand) { brands.append(brand) }
            if let scheme = theme.scheme, !schemes.contains(scheme) { schemes.append(scheme) }
        }
        self.brands = brands
        let usual = UsualContext.name(among: schemes)
        self.schemes = schemes.filter { $0 == usual } + schemes.filter { $0 != usual }
        let groups = Set(themes.flatMap { $0.tokens.values.compactMap(\.names.first) })
        lifted = groups.contains("scheme") ? "schemes" : "scheme"
        var seen: Set<String> = []
        for path in themes.flatMap(\.order) where seen.insert(path).inserted { place(path) }
        for group in descriptions { base.describe(group.names[...], group.members) }
        write()
    }

    private func token(_ path: String, _ brand: String?, _ scheme: String?) -> ImportedToken? {
        themes.first { $0.brand == brand && $0.scheme == scheme }?.tokens[path]
    }

    private static func text(_ token: ImportedToken?) -> String { token?.json.lineText ?? "" }

    private mutating func place(_ path: String) {
        let all = themes.map { $0.tokens[path] }
        guard let token = all.lazy.compactMap(\.self).first else { return }
        if Set(all.map(Self.text)).count == 1 { return base.add(token.names[...], token.json) }
        let brandKeys: [String?] = brands.isEmpty ? [nil] : brands
        let schemeKeys: [String?] = schemes.isEmpty ? [nil] : schemes
        // A token depends on the brand alone where the scheme never makes a difference, and the other way round.
        let byBrand = brandKeys.allSatisfy { brand in
            Set(schemeKeys.map { Self.text(self.token(path, brand, $0)) }).count == 1
        }
        let byScheme = schemeKeys.allSatisfy { scheme in
            Set(brandKeys.map { Self.text(self.token(path, $0, scheme)) }).count == 1
        }
        if byBrand {
            for case let brand? in brandKeys {
                guard let token = self.token(path, brand, schemeKeys[0]) else { continue }
                brandTrees[brand, default: PathTree()].add(token.names[...], token.json)
            }
        } else if byScheme {
            for case let scheme? in schemeKeys {
                guard let token = self.token(path, brandKeys[0], scheme) else { continue }
                schemeTrees[scheme, default: PathTree()].add(token.names[...], token.json)
            }
        } else {
            lift(path, token.names, brandKeys, schemeKeys.compactMap(\.self))
        }
    }

    /// Writes a token that depends on both: what most brands have into the base, and the others into their brands.
    private mutating func lift(_ path: String, _ names: [String], _ brands: [String?], _ schemes: [String]) {
        for scheme in schemes {
            let tokens = brands.map { token(path, $0, scheme) }
            let outer = [lifted, scheme] + names
            // A brand that lacks the token would get it from the base.
            var common: ImportedToken?
            if !tokens.contains(where: { $0 == nil }) {
                let counts = Dictionary(grouping: tokens.compactMap(\.self), by: { Self.text($0) })
                // Of equally many the text that sorts first, so that each run writes the same.
                common = counts.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value.first
            }
            if let common { base.add(outer[...], common.json) }
            for (brand, token) in zip(brands, tokens) {
                guard let brand, let token, Self.text(token) != Self.text(common) else { continue }
                brandTrees[brand, default: PathTree()].add(outer[...], token.json)
            }
            let target = "\(lifted).\(scheme).\(names[0])"
            if names.count == 1 {
                // A token in no group cannot be extended.
                let alias = TokenJSON.object([("$value", .text("{\(target)}"))])
                schemeTrees[scheme, default: PathTree()].add(names[...], alias)
            } else {
                schemeTrees[scheme, default: PathTree()].extend(names[0], by: target)
            }
        }
    }

    private mutating func write() {
        var document = WrittenResolver()
        document.addSet("base", .list(base.isEmpty ? [] : [WrittenResolver.reference("base.tokens.json")]))
        if !base.isEmpty { files.append(TokenExportFile(name: "base.tokens.json", text: base.json.file)) }
        for (name, folder, contexts, trees) in [
            (brandName, "\(brandName)s", brands, brandTrees), ("scheme", "schemes", schemes, schemeTrees),
        ] where !trees.isEmpty || contexts.count > 1 {
            var lists: WrittenResolver.Members = []
            for context in contexts {
                let file = "\(folder)/\(ImportNames.file(context)).tokens.json"
                lists.append((context, .list(trees[context] == nil ? [] : [WrittenResolver.reference(file)])))
                guard let tree = trees[context] else { continue }
                files.append(TokenExportFile(name: file, text: tree.json.file))
            }
            document.addModifier(name, lists, normal: contexts.first ?? "")
        }
        files.insert(TokenExportFile(name: "theme.resolver.json", text: document.json().file), at: 0)
    }
}
