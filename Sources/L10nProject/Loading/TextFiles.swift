import L10nCatalog
internal import L10nFormats
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
        diagnostics += files.compactMap { $0.buriedFinding(in: folder) }
        if let unmatched = UnmatchedPatterns(configuration, in: folder, files: texts.map(\.shown)) {
            diagnostics += unmatched.findings(about: assignment.unmatchedPatterns)
            diagnostics += unmatched.findings(
                among: configuration.ownPatterns.filter { $0.target == .files }.map {
                    Located(PathPattern($0.text.value), at: $0.text.range)
                })
        }
        return TextFiles(
            files: files, unbuilt: unbuilt.paths.sorted(), layers: assignment.layers, diagnostics: diagnostics)
    }
}

extension TextFile {
    /// A finding about a file in a folder of a language folder: look-ups go to the language folder itself. What lies in a bundle
    /// or a package of its own there belongs to that.
    fileprivate func buriedFinding(in project: ProjectFolder) -> Diagnostic? {
        guard folder == nil, !format.holdsAllLanguages else { return nil }
        let folders = PathText.join(project.root, found.shown).split(separator: "/").dropLast()
        guard let above = folders.last(where: { $0.contains(".") }), above.hasSuffix(".lproj") else { return nil }
        let name = Wording.quoted(String(above))
        return Diagnostic(
            .misplacedLocalizationFile,
            "\(Wording.quoted(found.shown)) lies in a folder of \(name), where no look-up finds it; move it into \(name)",
            at: start, cause: "below-lproj", subject: Subject(table: table))
    }
}
