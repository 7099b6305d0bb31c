import DesignTokens
internal import L10nSource
import TokenThemes

/// The steps of a theme without extensions: what they bring in is stated.
struct PlainExtensions {
    private(set) var items: [BundleItem] = []
    private let theme: Theme
    private let limit: Int

    /// Nil when there are too many permutations to look at.
    init?(_ theme: Theme, limit: Int) {
        self.theme = theme
        self.limit = limit
        let all = ThemeItem.all(of: theme)
        var modifiers = Self.modifiers(theme.tokens)
        guard !theme.tokens.extensionTargets.isEmpty else {
            items = all.map { BundleItem($0, theme) }
            return
        }
        // What an earlier modifier states wins over what is inherited, and would lose to it where that is stated later.
        let end = all.lastIndex { $0.modifier.map(modifiers.contains) ?? false } ?? 0
        modifiers.formUnion(Self.overriding(theme.tokens).intersection(all[..<end].compactMap(\.modifier)))
        let places = all.indices.filter { all[$0].modifier.map(modifiers.contains) ?? false }
        // Without a modifier that decides it, what is inherited comes last of what is always there.
        let first = places.first ?? all.lastIndex { $0.modifier == nil } ?? 0
        let last = places.last ?? first
        let merged = all.indices.contains(first) ? Array(all[first...last]) : []
        guard let inherited = inherited(for: merged.compactMap(\.modifier)), inherited.count <= limit else {
            return nil
        }
        items = all[..<first].map { BundleItem($0, theme) }
        items.append(merge(merged, inherited))
        if last + 1 < all.count { items += all[(last + 1)...].map { BundleItem($0, theme) } }
    }

    /// The modifiers that state an extension, or something that is extended.
    private static func modifiers(_ set: TokenSet) -> Set<Int> {
        var result: Set<Int> = []
        for (definition, target) in set.extensionTargets {
            result.insert(Int(definition.modifier))
            var pending = [target]
            while let path = pending.popLast() {
                for definition in set.definitions(at: path) { result.insert(Int(definition.modifier)) }
                var child = set.table.firstChild(path)
                while let current = child {
                    pending.append(current)
                    child = set.table.nextSibling(current)
                }
            }
        }
        // -1 stands for what always applies.
        result.remove(-1)
        return result
    }

    /// The modifiers that state something in a group that extends another.
    private static func overriding(_ set: TokenSet) -> Set<Int> {
        var result: Set<Int> = []
        for path in set.table.all where set.traits[path.int].contains(.isUnderExtension) {
            for definition in set.definitions(at: path) { result.insert(Int(definition.modifier)) }
        }
        return result
    }

    /// For each combination of contexts, in their order, the tokens that extensions bring in.
    private func inherited(for modifiers: [Int]) -> [(contexts: [Int], tree: TokenJSON)]? {
        guard let permutations = theme.permutations(limit: limit) else { return nil }
        let names = Set(modifiers.map { theme.modifiers[$0].name })
        var order: [[Int]] = []
        var found: [[Int]: [TokenPath: TokenJSON]] = [:]
        for permutation in permutations {
            let contexts = modifiers.map { permutation[$0] }
            if found.updateValue(found[contexts] ?? [:], forKey: contexts) == nil { order.append(contexts) }
            for token in theme.resolved(permutation).all where takesFromExtension(token, names) {
                found[contexts, default: [:]][token.path] = TokenTree.token(
                    token.definition.node, type: token.type, deprecation: token.deprecation?.value)
            }
        }
        return order.map { ($0, Self.tree(found[$0] ?? [:])) }
    }

    /// Whether an extension brings a token, or the type or deprecation of one that stands there.
    /// - Parameter modifiers: what other modifiers state later overrides it as before.
    private func takesFromExtension(_ token: ResolvedToken, _ modifiers: Set<String>) -> Bool {
        if token.inheritedFrom != nil { return true }
        guard let path = theme.tokens.table.find(token.path),
            theme.tokens.traits[path.int].contains(.isUnderExtension),
            token.definition.condition.map({ modifiers.contains($0.modifier) }) ?? true
        else { return false }
        switch token.typeOrigin {
        case .group, .overridden: return true
        case .own, .alias: return token.deprecation?.value != token.definition.deprecation
        }
    }

    /// Groups and tokens in alphabetical order.
    private static func tree(_ tokens: [TokenPath: TokenJSON]) -> TokenJSON {
        var tree = PathTree()
        for (path, token) in tokens.sorted(by: { $0.key < $1.key }) {
            tree.add(path.names.map(String.init)[...], token)
        }
        return tree.json
    }

    private func merge(_ merged: [ThemeItem], _ inherited: [(contexts: [Int], tree: TokenJSON)]) -> BundleItem {
        let modifiers = merged.compactMap(\.modifier).map { theme.modifiers[$0] }
        let lists = inherited.map { contexts, tree in
            var next = 0
            var sources: [BundleItem.Source] = []
            for item in merged {
                switch item {
                case .set(_, let files): sources += files.map { .file($0.file) }
                case .modifier(_, let lists):
                    sources += lists[contexts[next]].map { .file($0.file) }
                    next += 1
                }
            }
            let name = zip(modifiers, contexts).map { $0.contexts[$1] }.joined(separator: "-")
            return (name: name, sources: sources + [.tree(tree)])
        }
        guard !modifiers.isEmpty else {
            let name = if case .set(let name, _)? = merged.first { name } else { "tokens" }
            return BundleItem(name: name, .set(lists.first?.sources ?? []))
        }
        let defaults = modifiers.compactMap(\.defaultContext)
        let normal = defaults.count == modifiers.count ? defaults.joined(separator: "-") : nil
        return BundleItem(
            name: modifiers.map(\.name).joined(separator: "-"), .modifier(lists, normal: normal))
    }
}
