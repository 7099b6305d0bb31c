import L10nSource
import StateViews

/// Reads the documents of a project that define state views and screens.
struct StateViewLoader {
    private(set) var views = ProjectStateViews()
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var errors: [LoadError] = []
    private(set) var sources: [SourceFile] = []
    /// The paths of the documents that are not read, as the configuration names others.
    private(set) var others: [String] = []

    /// - Parameter files: the documents in the order of their paths.
    init(_ files: [FoundFile], _ configuration: Configuration, in folder: ProjectFolder) {
        let patterns = configuration.stateViews.documents
        for file in files {
            let path = folder.configured(file.shown)
            if let patterns, !patterns.contains(where: { $0.value.matches(path) }) {
                others.append(file.shown)
            } else {
                read(file, limit: configuration.limits.fileBytes)
            }
        }
        views.faults = diagnostics.filter { $0.severity == .error }
        if let patterns, let unmatched = UnmatchedPatterns(configuration, in: folder, files: files.map(\.shown)) {
            diagnostics += unmatched.findings(among: patterns)
        }
    }

    private mutating func read(_ file: FoundFile, limit: Int) {
        guard file.size <= limit else {
            diagnostics.append(LoadedTexts.tooLarge(file.shown, size: file.size, limit: limit))
            return
        }
        do throws(LoadError) {
            let bytes = if let bytes = file.bytes { bytes } else { try FileSystem.readSource(file.path, limit: limit) }
            let source = SourceFile(path: file.shown, bytes: bytes)
            sources.append(source)
            let parsed = StateViewDocument.parse(source)
            diagnostics += parsed.diagnostics
            for view in parsed.value.views { add(view) }
            for screen in parsed.value.screens { add(screen) }
        } catch {
            errors.append(LoadError(error.operation, file.shown, error.reason))
        }
    }

    private mutating func add(_ view: DocumentedStateView) {
        let id = view.definition.id
        if let first = views.view(id) { return reportTwice("state views", id, first.span, view.span) }
        views.append(view)
    }

    private mutating func add(_ screen: DocumentedScreen) {
        if let first = views.screen(screen.id) { return reportTwice("screens", screen.id, first.span, screen.span) }
        views.append(screen)
    }

    private mutating func reportTwice(_ what: String, _ id: String, _ first: SourceSpan, _ second: SourceSpan) {
        diagnostics.append(
            Diagnostic(
                .invalidStateViewDocument, "two \(what) are called \(Wording.quoted(id)); rename one",
                at: second, notes: [DiagnosticNote("the first is here", at: first)]))
    }
}
