import ArgumentParser
import L10nChecks
import L10nProject
import L10nSource

/// `keys`: where the sources of a project use each key.
struct KeysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys",
        abstract: "Shows where the sources of a project use each key.",
        discussion: """
            The sources are read, never built: Swift, Objective-C, interface files, property lists and intents below the \
            paths. Each key stands with the places that look it up and what looks it up there. A key of which a text of code \
            is the same, though nothing looks that up, is 'mentioned'. Below stand the keys that code asks for and no table \
            has, and the look-ups whose key is only known at run time.
            """)

    @Argument(help: "Files and folders of the project.")
    var paths: [String] = []

    @Flag(help: "Only keys that nothing uses.")
    var unused = false

    @Flag(help: "Only keys that code asks for and no table has.")
    var undefined = false

    @Option(help: "The format on standard output: text or json.")
    var format = "text"

    @OptionGroup var project: ProjectOptions

    private enum Format: String, CaseIterable {
        case text
        case json
    }

    func validate() throws {
        if unused, undefined { throw ValidationError("--unused and --undefined exclude each other") }
    }

    func run() async throws {
        let format: Format = try ChoiceOption.value(format, "format")
        let loaded = try await project.load(paths, findsSources: true)
        try loaded.checkConfiguration()
        let scan = UsageScan(swift: SourceReading.swift)
        guard let usage = await scan.usage(of: loaded, jobs: project.jobs ?? Console.processorCount) else {
            throw CommandFailure(
                status: .findings, message: "there are no sources here; name the folder that holds them")
        }
        let part: KeyReport.Part = unused ? .unused : undefined ? .undefined : .all
        let report = KeyReport(usage, loaded, part)
        let places = PlaceText(loaded.sources.merging(usage.sources.files.map { ($0.path, $0) }) { own, _ in own })
        switch format {
        case .text: try Console.write(KeyReportText(report, places).text)
        case .json: try Console.write(KeyReportJSON.text(report, places))
        }
        for error in usage.sources.errors { Console.complain(error.description) }
        for finding in usage.sources.diagnostics { Console.complain("\(finding.span.file): \(finding.message)") }
        try loaded.endIfUnread(paths)
        if !usage.sources.errors.isEmpty { throw CommandEnd(status: .environment) }
        if usage.sources.diagnostics.contains(where: { $0.severity == .error }) { throw CommandEnd(status: .findings) }
        if !scan.readsAll(of: loaded) {
            Console.complain("this tool does not read Swift; \(SourceReading.advice)")
            throw CommandEnd(status: .environment)
        }
    }
}
