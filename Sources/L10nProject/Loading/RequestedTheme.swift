package import L10nSource

/// The theme that a command about tokens works on, with nothing else of its project.
package struct RequestedTheme: Sendable {
    package let theme: LoadedTheme
    /// The modifiers that play the parts of brand, scheme and contrast.
    package let names: Configuration.Themes
    /// What the project asks of contrast.
    package let contrast: Configuration.Contrast
    /// Patterns of the tokens that others use.
    package let publicTokens: [String]
    /// The resolver documents of the project that were not taken.
    package let others: [String]
    /// What is wrong with the files around the theme: those that no theme was made of.
    package let diagnostics: [Diagnostic]
    /// Files and folders that could not be read.
    package let errors: [LoadError]
    /// The files of the theme, by the paths that reports print.
    package let sources: [String: SourceFile]
}

/// Why there is no theme to work on.
package enum RequestedThemeError: Error, Sendable {
    /// The machine refused something.
    case refused(LoadError)
    /// The request, or the configuration, has to change; in a sentence.
    case request(String)
    /// There are tokens, but no theme can be made of them; in a sentence.
    case unjudged(String)
}

extension ProjectLoader {
    /// Finds the theme that a request means.
    ///
    /// Of files it is the theme that they make up. Of a folder it is that of the project: its resolver document, else its
    /// token files where they make up one theme, else the default theme.
    package static func loadTheme(_ request: ProjectRequest) throws(RequestedThemeError) -> RequestedTheme {
        let (folder, defaults, configuration) = try context(request)
        if let error = configuration.diagnostics.first(where: { $0.severity == .error }) {
            throw .request("\(error.span.file): \(error.message)")
        }
        var names = configuration.value
        if !request.usesEmbeddedDefaults { names.usesEmbeddedDefaults = false }
        if request.isLenient, names.themes.dialect == .strict { names.themes.dialect = .lenient }
        var loader = ThemeLoader(names, folder, defaults: defaults)
        let paths = request.paths.map { PathText.join(folder.current, $0) }
        var errors: [LoadError] = []
        let loaded: ThemeLoader.Result
        if !paths.isEmpty, paths.allSatisfy({ FileSystem.status($0)?.kind == .file }) {
            loaded = loader.load(named: paths.map(folder.shown))
        } else {
            let walk = walk(folder, names, request)
            errors = walk.errors
            loaded = loader.load(
                walk.files.filter(\.role.mayHoldTokens), loadsDefault: true)
        }
        errors += loaded.errors
        let theme = try choose(loaded.themes)
        // The default theme does not stand in for one that cannot be read.
        if theme == nil || theme?.origin == .defaults, let error = errors.first { throw .refused(error) }
        if theme == nil || theme?.origin == .defaults,
            let finding = loaded.diagnostics.first(where: { $0.rule == .unjudgedPath })
        {
            throw .unjudged(finding.message)
        }
        guard let theme else {
            if let error = loaded.diagnostics.first { throw .request("\(error.span.file): \(error.message)") }
            let place = loaded.lock == nil ? "" : " but a lock, which says what tokens came to and not from what"
            throw .request("there is no theme\(place); name a resolver document or a token file")
        }
        return RequestedTheme(
            theme: theme, names: names.themes, contrast: names.contrast, publicTokens: names.publicTokens,
            others: loaded.themes.filter { $0.origin == .document && $0.path != theme.path }.map(\.path),
            // What is wrong with the configuration or a lock keeps nothing from being read.
            diagnostics: loaded.diagnostics.filter { $0.rule == .unjudgedPath || $0.rule == .inputLimitExceeded },
            errors: errors, sources: sources(theme.sources.map { $0 }))
    }

    private static func context(
        _ request: ProjectRequest
    ) throws(RequestedThemeError) -> (ProjectFolder, DefaultFiles, Parsed<Configuration>) {
        do throws(LoadError) {
            let folder = try ProjectFolder(request)
            return (folder, try defaultFiles(request, folder), try settings(request, folder))
        } catch {
            throw .refused(error)
        }
    }

    /// The theme of a project; nil when it has none.
    private static func choose(_ themes: [LoadedTheme]) throws(RequestedThemeError) -> LoadedTheme? {
        if let document = themes.first(where: { $0.origin == .document }) { return document }
        let files = themes.filter { $0.origin == .file }
        guard files.count > 1 else { return files.first ?? themes.first }
        // Whole, as paths that differ at their ends would be cut to the same.
        let paths = files.prefix(4).map { "'\(Wording.visible($0.path))'" } + (files.count > 4 ? ["…"] : [])
        throw .unjudged(
            "nothing says which of the token files \(paths.joined(separator: ", ")) comes first; "
                + "name them in their order, or write a resolver document")
    }
}
