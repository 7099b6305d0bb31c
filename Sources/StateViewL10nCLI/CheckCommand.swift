import ArgumentParser
import L10nChecks
import L10nLocale
import L10nProject
import L10nReporting
import L10nSource

/// `check`: loads the project, runs the rules, prints the report.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        _superCommandName: RootCommand.name,
        abstract: "Checks texts, overrides and design tokens.",
        discussion: """
            Without a configuration every .lproj folder, token file and resolver document below the paths is read.
            Exit status: 0 nothing at or above --fail-on, 1 findings, 2 usage or configuration, 3 environment.
            """)

    @Argument(help: "Files and folders that findings may point into; by default the configuration's folder.")
    var paths: [String] = []

    @OptionGroup var project: ProjectOptions

    @Option(help: "The format on standard output: text or json.")
    var format = "text"

    @Option(help: "Also write a report to a file, as FORMAT=FILE; repeatable.")
    var output: [String] = []

    @Option(help: "The lowest severity that makes the exit status 1: error, warning, note or never.")
    var failOn: String?

    @Option(help: "Only these rules, separated by commas; also area:NAME.")
    var only: [String] = []

    @Option(help: "All rules but these, separated by commas; also area:NAME.")
    var skip: [String] = []

    @Option(help: "Only findings about these languages, separated by commas, and those about none.")
    var locale: [String] = []

    @Option(help: "Only findings about these brands, separated by commas, and those about none.")
    var brand: [String] = []

    @Option(help: "The day by which deadlines are judged, as YYYY-MM-DD; by default the system's, in UTC.")
    var today: String?

    @Option(help: "Print at most this many findings, the most severe first.")
    var maxFindings: Int?

    @Flag(help: "Suppressed findings too, marked as such; they still do not count.")
    var showSuppressed = false

    @Flag(name: .shortAndLong, help: "Only findings at or above --fail-on, and no summary.")
    var quiet = false

    @Flag(name: .customLong("no-color"), help: "No colours, even on a terminal.")
    var noColor = false

    func run() async throws {
        guard let reporter = ReporterRegistry.reporter(named: format) else { throw Self.unknownFormat(format) }
        let outputs = try output.map(ReportOutput.init)
        let threshold = try failOn.map(Self.threshold)
        let selection = try RuleSelection(only: only, skip: skip)
        let today = try today.map(Self.date) ?? Console.today
        let loaded = try await project.load(paths, loadsAllDefaults: false)
        let filter = try FindingFilter(
            loaded, locales: Self.names(locale), brands: Self.names(brand))

        let check = await ProjectCheck.run(
            loaded, selection: selection, jobs: project.jobs ?? Console.processorCount,
            isWhole: !filter.leavesFindingsOut(of: loaded), today: today)
        var report = check.report(of: loaded, filter: filter)
        report.failOn = threshold.map(\.severity) ?? loaded.configuration.failOn

        try write(report, reporter, outputs)
        let status = check.isConfigurationValid ? MissingLibrary.complain(loaded, selection) : .usage
        throw CommandEnd(status: max(status, ExitStatus(rawValue: Int32(report.exitStatus)) ?? .environment))
    }

    /// Prints the report and writes the files of `--output`. It is no part of `run`, as the optimizer of Swift 6.3 does not
    /// survive an error that an asynchronous function keeps for later.
    private func write(_ report: Report, _ reporter: any Reporter, _ outputs: [ReportOutput]) throws {
        let text = reporter.render(
            report,
            ReportOptions(
                color: !noColor && Console.wantsColor, quiet: quiet, showSuppressed: showSuppressed,
                maxFindings: maxFindings))
        // The files are written even where nobody takes what is printed.
        let printed = Result { try Console.write(text) }
        for output in outputs {
            try output.write(report, ReportOptions(showSuppressed: showSuppressed))
        }
        try printed.get()
    }

    static func unknownFormat(_ name: String) -> CommandFailure {
        .usage(Unknown.message("format", name, among: ReporterRegistry.all.map(\.name)))
    }

    private static func threshold(_ name: String) throws -> FailureThreshold {
        guard let threshold = FailureThreshold(rawValue: name) else {
            throw CommandFailure.usage(
                Unknown.message("severity", name, among: FailureThreshold.allCases.map(\.rawValue)))
        }
        return threshold
    }

    private static func date(_ text: String) throws -> CalendarDate {
        guard let date = CalendarDate(text) else {
            throw CommandFailure.usage("--today takes a day such as 2027-03-31, not \(Wording.quoted(text))")
        }
        return date
    }

    /// The names of an option that takes several, separated by commas.
    static func names(_ values: [String]) -> [String] {
        values.flatMap { $0.split(separator: ",").map(String.init) }
    }
}

/// A file that a report is written to.
struct ReportOutput {
    let reporter: any Reporter
    let path: String

    /// - Parameter text: `FORMAT=FILE`.
    init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            throw CommandFailure.usage("--output takes FORMAT=FILE, not \(Wording.quoted(text))")
        }
        guard let reporter = ReporterRegistry.reporter(named: parts[0]) else {
            throw CheckCommand.unknownFormat(parts[0])
        }
        self.reporter = reporter
        path = parts[1]
    }

    func write(_ report: Report, _ options: ReportOptions) throws {
        let text = reporter.render(report, options)
        if path == "-" { return try Console.write(text) }
        do {
            try FileTransaction.write([FileContent(path: path, bytes: Array(text.utf8))])
        } catch {
            throw CommandFailure.environment(error.description)
        }
    }
}
