package import L10nMessages
package import L10nSource

/// How the texts of a single file are written, as the nearest configuration above it says: for commands that read files
/// and no project.
package struct FileNotations: Sendable {
    private let settings: [Configuration.MessageSetting]
    /// Why nothing is known: mistakes of the configuration.
    package let diagnostics: [Diagnostic]
    /// The configuration that was read; nil where there is none.
    package let source: SourceFile?

    /// - Throws: when the file does not exist, or the configuration cannot be read.
    package init(ofFile path: String, table: String) throws(LoadError) {
        let folder = try ProjectFolder(ProjectRequest(paths: [path]))
        let parsed = try ProjectLoader.readConfiguration(folder)
        let shown = folder.shown(PathText.join(folder.current, path))
        settings = parsed.value.messages.filter { $0.isAbout(table: table, in: [shown], parsed.value) }
        diagnostics = parsed.diagnostics.filter { $0.severity == .error }
        source = parsed.value.source
    }

    /// Nil for a key whose texts nobody says anything about.
    package func syntax(of key: String) -> MessageSyntax? { settings.last { $0.isAbout(key) }?.syntax }
}
