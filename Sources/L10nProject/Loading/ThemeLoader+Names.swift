import DesignTokens
import L10nSource

extension ThemeLoader {
    /// The brands, schemes and hosts that the configuration names are in the theme.
    mutating func checkNames(_ theme: LoadedTheme) {
        guard theme.isComplete, let source = configuration.source else { return }
        let themes = configuration.themes
        for (names, modifier, what) in [
            (configuration.brands, themes.brandModifier, "brand"),
            (configuration.schemes, themes.schemeModifier, "scheme"),
        ] {
            guard let names, let contexts = theme.modifier(modifier)?.contexts else { continue }
            let known = Set(contexts)
            let unknown = names.filter { !known.contains($0.value) }
            if unknown.isEmpty { continue }
            let suggestions = Suggestions(contexts)
            for name in unknown {
                let question = suggestions.question(name.value)
                let all = contexts.prefix(6).map { "'\($0)'" } + (contexts.count > 6 ? ["…"] : [])
                let advice = question ?? "the theme has \(all.joined(separator: ", "))"
                result.diagnostics.append(
                    Diagnostic(
                        .unknownThemeContext, "no \(what) \(Wording.quoted(name.value)); \(advice)",
                        at: source.span(name.range)))
            }
        }
        let unknown = (configuration.contrast.hosts ?? []).map { host in
            let isReference = host.value.hasPrefix("{") && host.value.hasSuffix("}")
            return (host: host, path: isReference ? String(host.value.dropFirst().dropLast()) : "")
        }.filter { theme.theme.tokens.table.find(TokenPath($0.path)) == nil }
        if unknown.isEmpty { return }
        let suggestions = Suggestions(theme.theme.tokens.paths.map(\.text))
        for (host, path) in unknown {
            let question = suggestions.question(path)
            result.diagnostics.append(
                Diagnostic(
                    .brokenAlias,
                    "\(Wording.quoted(host.value)) does not exist; \(question ?? "write such as '{background.default}'")",
                    at: source.span(host.range)))
        }
    }
}
