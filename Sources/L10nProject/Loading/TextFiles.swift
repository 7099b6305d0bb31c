import L10nCatalog
import L10nSource

/// The files of texts among those found, each with its layer.
struct TextFiles {
    let files: [TextFile]
    /// The paths of those that are left out, as no project builds them.
    let unbuilt: [String]
    /// The project's layers, lowest first, still without texts.
    let layers: [CatalogLayer]
    let diagnostics: [Diagnostic]

    /// - Parameter sources: the files that use keys, the projects of Xcode among them.
    static func assign(
        _ found: [FoundFile], _ configuration: Configuration, in folder: ProjectFolder,
        sources: [ProjectSources.File] = []
    ) -> TextFiles {
        let texts = found.filter { $0.role == .texts }
        var assignment = LayerAssignment(configuration, in: folder)
        var files: [TextFile] = []
        var diagnostics: [Diagnostic] = []
        for file in texts {
            if let layer = assignment.layer(of: file.shown) {
                if let file = TextFile(file, layer: layer, in: folder) { files.append(file) }
            } else {
                diagnostics.append(
                    Diagnostic(
                        .unassignedFile,
                        "\(Wording.quoted(file.shown)) belongs to no layer; add it to one or exclude it",
                        at: SourceSpan(file: file.shown, range: SourceRange(0, 0))))
            }
        }
        // A folder of documents or tokens alone is something, too.
        for file in found where file.role != .texts { _ = assignment.layer(of: file.shown) }
        let unbuilt = UnbuiltTexts(among: files, sources, limit: configuration.limits.fileBytes)
        files.removeAll { unbuilt.paths.contains($0.found.shown) }
        diagnostics += unbuilt.diagnostics + TableConflicts.findings(files)
        diagnostics += assignment.unmatchedPatterns(configuration, files: texts.map(\.shown))
        return TextFiles(
            files: files, unbuilt: unbuilt.paths.sorted(), layers: assignment.layers, diagnostics: diagnostics)
    }
}
