import DesignTokens
import L10nSource
import StateViews
import TokenThemes

/// Whether the brands, schemes, modifiers and hosts that the configuration names are in its theme.
struct ConfiguredNames {
    private let configuration: Configuration
    private let source: SourceFile
    private let theme: LoadedTheme

    /// nil where nobody can say: without a configuration, or with a theme that lacks a part.
    init?(_ configuration: Configuration, in theme: LoadedTheme) {
        guard theme.isComplete, let source = configuration.source else { return nil }
        self.configuration = configuration
        self.source = source
        self.theme = theme
    }

    /// What the first resolver document has not; without any, what neither a theme of token files nor the default one has.
    static func unknown(
        _ configuration: Configuration, in themes: [LoadedTheme], defaults: () -> LoadedTheme
    ) -> [Diagnostic] {
        guard let first = themes.first, let names = ConfiguredNames(configuration, in: first) else { return [] }
        switch first.origin {
        case .document: return names.unknownBrands + names.unknownParts
        case .defaults: return []
        case .file:
            // The folders of token files are no list of brands: those without a folder have the tokens of all.
            var findings = names.unknownParts
            if findings.isEmpty { return [] }
            for theme in themes.dropFirst() + [defaults()] {
                let others = ConfiguredNames(configuration, in: theme)?.unknownParts ?? []
                findings.removeAll { finding in !others.contains { $0.span == finding.span } }
            }
            return findings
        }
    }

    private var unknownBrands: [Diagnostic] {
        unknown(configuration.brands, of: configuration.themes.brandModifier, "brand")
    }

    private var unknownParts: [Diagnostic] {
        unknown(configuration.schemes, of: configuration.themes.schemeModifier, "scheme") + unknownModifiers
            + unknownHosts
    }

    /// Of a modifier that there is not every context would be the first one, whatever is asked for.
    private var unknownModifiers: [Diagnostic] {
        let names = theme.theme.modifiers.map(\.name)
        return configuration.themes.namedModifiers.filter { !names.contains($0.value) }.map { name in
            let list = Wording.list(names.prefix(6).map { Wording.quoted($0) })
            let advice =
                Suggestions.question(name.value, among: names)
                ?? (names.isEmpty ? "the theme has none" : "the theme has \(list)")
            return Diagnostic(
                .unknownThemeContext, "no modifier \(Wording.quoted(name.value)); \(advice)",
                at: source.span(name.range))
        }
    }

    /// The brands of layers that the configuration does not list, and the schemes that no view has where the project has no
    /// theme of its own.
    static func findings(_ configuration: Configuration, hasTheme: Bool) -> [Diagnostic] {
        guard let source = configuration.source else { return [] }
        var findings: [Diagnostic] = []
        if let brands = configuration.brands?.map(\.value) {
            for layer in configuration.layers ?? [] {
                guard let brand = layer.brand, !brands.contains(brand) else { continue }
                let advice = Suggestions.question(brand, among: brands) ?? "add it to 'brands'"
                findings.append(
                    Diagnostic(
                        .unknownThemeContext,
                        "layer \(Wording.quoted(layer.name.value)) is of a brand \(Wording.quoted(brand)) that there is not; \(advice)",
                        at: source.span(layer.name.range)))
            }
        }
        let schemes = StateViewEnvironment.ColorScheme.allCases.map(\.rawValue)
        for scheme in hasTheme ? [] : configuration.schemes ?? [] where !schemes.contains(scheme.value) {
            let advice =
                Suggestions.question(scheme.value, among: schemes) ?? "the built-in theme has 'light' and 'dark'"
            findings.append(
                Diagnostic(
                    .unknownThemeContext, "no scheme \(Wording.quoted(scheme.value)); \(advice)",
                    at: source.span(scheme.range)))
        }
        return findings
    }

    private func unknown(_ names: [Located<String>]?, of modifier: String, _ what: String) -> [Diagnostic] {
        guard let names, let contexts = theme.modifier(modifier)?.contexts else { return [] }
        let known = Set(contexts)
        let unknown = names.filter { !known.contains($0.value) }
        if unknown.isEmpty { return [] }
        let suggestions = Suggestions(contexts)
        let all = contexts.prefix(6).map { "'\($0)'" } + (contexts.count > 6 ? ["…"] : [])
        return unknown.map { name in
            let advice = suggestions.question(name.value) ?? "the theme has \(all.joined(separator: ", "))"
            return Diagnostic(
                .unknownThemeContext, "no \(what) \(Wording.quoted(name.value)); \(advice)", at: source.span(name.range)
            )
        }
    }

    private var unknownHosts: [Diagnostic] {
        let hosts = (configuration.contrast.hosts ?? []).map { host in
            let isReference = host.value.hasPrefix("{") && host.value.hasSuffix("}")
            return (host: host, path: isReference ? String(host.value.dropFirst().dropLast()) : "")
        }
        let unknown = hosts.filter { theme.theme.tokens.table.find(TokenPath($0.path)) == nil }
        if unknown.isEmpty { return [] }
        let suggestions = Suggestions(theme.theme.tokens.paths.map(\.text))
        return unknown.map { host, path in
            let bare = theme.theme.tokens.table.find(TokenPath(host.value)) == nil ? nil : "{\(host.value)}"
            if let bare {
                return Diagnostic(
                    .brokenAlias, "\(Wording.quoted(host.value)) is no alias; write \(Wording.quoted(bare))",
                    at: source.span(host.range))
            }
            let advice = suggestions.question(path) ?? "write such as '{background.default}'"
            return Diagnostic(
                .brokenAlias, "\(Wording.quoted(host.value)) does not exist; \(advice)", at: source.span(host.range))
        }
    }
}
