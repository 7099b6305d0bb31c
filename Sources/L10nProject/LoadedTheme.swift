package import L10nSource
package import TokenThemes

/// A theme with the files that it was read from.
package struct LoadedTheme: Sendable {
    package enum Origin: Sendable, Hashable {
        /// A resolver document of the project, and the token files that it names.
        case document
        /// Token files that no resolver document names.
        case file
        /// The default theme.
        case defaults
    }

    /// The file that holds what the theme resolves to.
    package struct Lock: Sendable {
        /// The path as reports print it.
        package let path: String
        /// nil when there is none yet.
        package let file: SourceFile?
        /// Where the configuration names it; nil for one that was found.
        package let naming: SourceSpan?
    }

    package let theme: Theme
    package let origin: Origin
    /// The path of the resolver document, or of the first token file.
    package let path: String
    /// What is wrong with the files one by one. What is wrong between them `Theme.check()` finds.
    package let diagnostics: [Diagnostic]
    /// Every file that was read for it.
    package let sources: [SourceFile]
    /// Whether all its files could be read and put together, so that what is missing is really missing.
    package let isComplete: Bool
    /// nil when the configuration names none and none lies beside the theme.
    package let lock: Lock?
    /// Where the resolver document comes from, when it was written from other files and a source map lies beside it.
    package let sourceMap: SourceMap?

    /// What the theme is called: its file, or how many files it is of and where they lie.
    package var title: String {
        guard origin == .file, sources.count > 1 else { return path }
        let folder = SharedFolder(of: sources.map(\.path)).path
        return "\(sources.count) files" + (folder.isEmpty ? "" : " in \(folder)")
    }

    package init(
        theme: Theme, origin: Origin, path: String, diagnostics: [Diagnostic], sources: [SourceFile], isComplete: Bool,
        lock: Lock? = nil, sourceMap: SourceMap? = nil
    ) {
        self.theme = theme
        self.origin = origin
        self.path = path
        self.diagnostics = diagnostics
        self.sources = sources
        self.isComplete = isComplete
        self.lock = lock
        self.sourceMap = sourceMap
    }

    /// The modifier that has this name.
    package func modifier(_ name: String) -> ThemeModifier? {
        theme.modifiers.first { $0.name == name }
    }
}
