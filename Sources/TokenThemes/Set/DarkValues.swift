internal import L10nSource
internal import L10nSyntax

/// `darkValue` beside `value`, as examples of Style Dictionary have it: what the token is in the scheme `dark` (TL-1).
extension ImplicitModifiers {
    /// Adds the values for the scheme `dark` behind what their files state without it.
    mutating func addDarkValues() {
        let states = { (source: TokenSource) in
            source.file.nodes.contains { $0.kind == .token && $0.object["darkValue"] != nil }
        }
        guard dialect == .styleDictionary, sources.contains(where: states) else { return }
        let layers = sources.map { source in
            Self.layer(source.file, statesGroups: false) { $0.object["darkValue"] }
        }
        let tokens = layers.lazy.compactMap { layer in layer.nodes.first { $0.kind == .token } }
        guard let span = tokens.first?.value?.span else { return }
        let known = modifiers.firstIndex { Set($0.contexts).isSuperset(of: ["light", "dark"]) }
        guard known != nil || modifiers.count < ModifierSet.limit else { return }
        let scheme = known ?? modifiers.count
        if known == nil {
            modifiers.append(
                ThemeModifier(
                    name: freeName("scheme"), contexts: ["light", "dark"], defaultContext: "light", span: span,
                    contextSpans: [span, span], hasSources: [false, true]))
        }
        let dark = modifiers[scheme].contexts.firstIndex(of: "dark") ?? 0
        let list = "modifiers.\(modifiers[scheme].name).dark"
        var all: [TokenSource] = []
        for (source, layer) in zip(sources, layers) {
            all.append(source)
            // What is for one scheme already has no value for another.
            guard source.modifier != scheme, source.other == nil, layer.nodes.contains(where: { $0.kind == .token })
            else { continue }
            all.append(
                source.modifier < 0
                    ? TokenSource(file: layer, list: list, modifier: scheme, context: dark)
                    : TokenSource(
                        file: layer, list: source.list, modifier: source.modifier, context: source.context,
                        other: (scheme, dark)))
        }
        sources = all
    }
}
