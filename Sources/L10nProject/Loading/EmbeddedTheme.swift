import DefaultResources
package import L10nSource
package import TokenThemes

/// The theme that the program carries with it.
package enum EmbeddedTheme {
    /// The theme, and its files by the paths that reports print.
    package static func read() -> (theme: Theme, sources: [String: SourceFile]) {
        let folder = "Resources/"
        var sources: [String: SourceFile] = [:]
        let parsed = Theme.read("<defaults>/Theme/theme.resolver.json", root: "<defaults>/Theme") { path in
            guard path.hasPrefix("<defaults>/"),
                let file = DefaultResources.file(at: folder + path.dropFirst("<defaults>/".count))
            else { return nil }
            let source = SourceFile(path: path, bytes: file.bytes)
            sources[path] = source
            return source
        }
        return (parsed.value, sources)
    }
}
