import L10nSource
import TokenThemes

extension LoadedTheme {
    /// The resolver document of the default theme.
    static let defaultDocument = "Resources/Theme/theme.resolver.json"

    /// The theme that the product brings.
    init(defaultsOf defaults: DefaultFiles, limit: Int) {
        let path = defaults.shownPath(Self.defaultDocument)
        let folder = defaults.shownPath("Resources/")
        var sources: [SourceFile] = []
        let parsed = Theme.read(path, root: String(folder.dropLast())) { shown in
            guard let file = defaults.file("Resources/" + shown.dropFirst(folder.count), limit: limit, as: shown) else {
                return nil
            }
            sources.append(file)
            return file
        }
        self.init(
            theme: parsed.value, origin: .defaults, path: path, diagnostics: [], sources: sources,
            isComplete: !parsed.diagnostics.contains { $0.severity == .error })
    }
}

extension Project {
    /// What state views are drawn with where the project has no theme of its own: that of the product, read anew each time;
    /// nil where the configuration leaves it out.
    package var standInTheme: ThemeSource? {
        guard configuration.usesEmbeddedDefaults else { return nil }
        let theme = LoadedTheme(defaultsOf: defaults, limit: configuration.limits.fileBytes)
        return theme.isComplete ? .files(theme.theme) : nil
    }
}
