import ArgumentParser
import L10nExchange

/// `import`: puts translations into the project's files, and touches nothing else.
struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Puts translations that came back into the project, changing nothing else.",
        discussion: """
            Every unit is checked before the first byte is written. If one is refused, nothing is written,
            unless --partial is given.
            Exit status: 0 every translation is in the project, 1 some are not, 2 usage or configuration,
            3 environment.
            """)

    @Argument(help: "The files that came back.")
    var files: [String]

    @Option(name: .customLong("project"), help: "The project's folder; by default the working folder.")
    var folder: String?

    @OptionGroup var project: ProjectOptions

    @Flag(help: "Tell what would change, and write nothing.")
    var dryRun = false

    @Flag(help: "Tell also what Xcode would lose or add if it imported the files; with --dry-run.")
    var xcode = false

    @Flag(help: "Import the units that are fine although others are refused.")
    var partial = false

    @Option(help: "How to tell what was imported: text or json.")
    var reportFormat = "text"

    func run() async throws {
        let reportFormat = try ReportFormat(option: reportFormat)
        let files = files.filter { !ExportPictures.isFolder($0) }
        guard !files.isEmpty else {
            throw CommandFailure.usage("there are pictures here alone; name the files of translators")
        }
        guard dryRun || !xcode else {
            throw CommandFailure.usage("--xcode tells what another program would do; add --dry-run")
        }
        let loaded = try await project.load(
            folder.map { [$0] } ?? [], loadsAllDefaults: false, isForEditing: true, readsInterfaces: true,
            readsCode: true)
        try loaded.checkConfiguration()
        try loaded.checkIsReadable()
        let jobs = project.jobs ?? Console.processorCount
        var run = try await ImportRun(
            loaded, files: files, root: project.root, reportsXcodeLosses: xcode, jobs: jobs)
        try await run.check(jobs: jobs, isPartial: partial)
        let isWritten = !dryRun && (partial || !run.plan.isRefused)
        if isWritten { try run.write() }
        let report = ImportReport(run, isWritten: isWritten, isDryRun: dryRun, for: reportFormat)
        try Console.write(reportFormat == .json ? report.json : report.text)
        if !report.isComplete { throw CommandEnd(status: .findings) }
    }
}
