import L10nSource
import TokenThemes

/// Finds what lies beside a theme: the lock that holds what it resolves to, and the map to the files that it was made from.
package struct FilesBesideTheme {
    /// The name of a lock that lies beside its theme.
    private static let lockName = "theme.lock"

    let configuration: Configuration
    let folder: ProjectFolder

    /// The lock that an app ships in place of its token files: what the configuration names, else what lies in the folder.
    func lockAlone(_ files: inout TokenFileReader) -> Parsed<ThemeLock?>? {
        let name = configuration.themes.lock?.value ?? Self.lockName
        return files.file(shown(name)).map(ThemeLock.read)
    }

    /// A finding where the configuration names a lock that is not there, and there is no theme to judge it by.
    var missingLock: [Diagnostic] {
        guard let named = configuration.themes.lock, let source = configuration.source else { return [] }
        return [
            Diagnostic(
                .staleLockFile,
                "there is no lock \(Wording.quoted(shown(named.value))); correct themes.lock, or run 'stateview-l10n tokens lock'",
                at: source.span(named.range))
        ]
    }

    /// The lock of a theme: for the first one what the configuration names, else what lies beside it and is not that of an
    /// earlier theme.
    func lock(of theme: String, after earlier: [LoadedTheme], _ files: inout TokenFileReader) -> LoadedTheme.Lock? {
        if earlier.isEmpty, let named = configuration.themes.lock {
            let path = shown(named.value)
            return LoadedTheme.Lock(
                path: path, file: files.file(path), naming: configuration.source?.span(named.range))
        }
        let path = Self.lock(beside: theme)
        guard !earlier.contains(where: { $0.lock?.path == path }), let file = files.file(path) else { return nil }
        return LoadedTheme.Lock(path: path, file: file, naming: nil)
    }

    /// Where a lock of a theme belongs that has none; a built-in theme has its lock in the working folder.
    package static func lock(of theme: LoadedTheme) -> String {
        theme.origin == .defaults ? lockName : lock(beside: theme.path)
    }

    private static func lock(beside theme: String) -> String {
        let parent = PathText.parent(of: theme)
        return parent.isEmpty ? lockName : PathText.join(parent, lockName)
    }

    /// The source map of a document; nil when there is none.
    static func sourceMap(of document: String, _ files: inout TokenFileReader) -> Parsed<SourceMap?> {
        guard let file = files.file(document + ".map") else { return Parsed(nil) }
        if let map = SourceMap.read(file) { return Parsed(map) }
        return Parsed(
            nil,
            diagnostics: [
                Diagnostic(
                    .invalidResolverDocument.at(.warning),
                    "this is no source map, so places are those of the document; write it with 'tokens bundle --source-map', or remove it",
                    at: file.span(SourceRange(at: 0)), cause: "source-map")
            ])
    }

    private func shown(_ name: String) -> String { folder.shown(PathText.join(folder.base, name)) }
}
