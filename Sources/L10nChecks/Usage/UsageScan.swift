package import L10nProject
package import L10nSource
package import L10nUsage

/// Reads the files of a project that use keys.
package struct UsageScan: Sendable {
    /// Reads a file of Swift; nil where the tool was built without its parser.
    package typealias SwiftReading = @Sendable (SourceFile) -> SwiftFacts

    private let swift: SwiftReading?

    package init(swift: SwiftReading?) {
        self.swift = swift
    }

    /// Whether all kinds of files can be read that the project has.
    package func readsAll(of project: Project) -> Bool {
        swift != nil || project.usageSources.files(.swift).isEmpty
    }

    /// What the sources of a project say about its keys; nil where there are none.
    package func usage(of project: Project, jobs: Int) async -> ProjectUsage? {
        let sources = project.usageSources
        guard sources.files.contains(where: \.kind.isCode) else { return nil }
        var result = ProjectUsage.Sources()
        result.unread = sources.files.filter { $0.kind == .objectiveC && !$0.path.hasSuffix(".h") }.map(\.path)
        guard let swift else {
            result.unread += sources.files(.swift).map(\.path)
            return ProjectUsage(project, CodeUsage(), result)
        }
        let reading = await sources.read(sources.files(.swift), jobs: jobs) { _, source in (source, swift(source)) }
        result.errors = reading.errors
        result.diagnostics = reading.diagnostics
        result.unread += reading.errors.map(\.path) + reading.diagnostics.map(\.span.file)
        result.files = reading.results.map(\.0)
        let usage = UsageLinker.usage(
            of: reading.results.map(\.1),
            functions: project.configuration.keys.functions.compactMap { NamedFunction($0) })
        return ProjectUsage(project, usage, result)
    }
}

extension SourceKind {
    /// Whether keys are asked for in files of this kind, rather than named for the system.
    fileprivate var isCode: Bool { self == .swift || self == .objectiveC || self == .interface }
}
