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
            for name in names where !contexts.contains(name.value) {
                let question = Suggestions.question(name.value, among: contexts)
                let all = contexts.prefix(6).map { "'\($0)'" } + (contexts.count > 6 ? ["…"] : [])
                let advice = question ?? "the theme has \(all.joined(separator: ", "))"
                result.diagnostics.append(
                    Diagnostic(
                        .unknownThemeContext, "no \(what) \(Wording.quoted(name.value)); \(advice)",
                        at: source.span(name.range)))
            }
        }
        let known = theme.theme.tokens.paths.map(\.text)
        for host in configuration.contrast.hosts ?? [] {
            let path = host.value.hasPrefix("{") && host.value.hasSuffix("}") ? host.value.dropFirst().dropLast() : ""
            guard theme.theme.tokens.table.find(TokenPath(String(path))) == nil else { continue }
            let question = Suggestions.question(String(path), among: known)
            result.diagnostics.append(
                Diagnostic(
                    .brokenAlias,
                    "\(Wording.quoted(host.value)) does not exist; \(question ?? "write such as '{background.default}'")",
                    at: source.span(host.range)))
        }
    }
}
