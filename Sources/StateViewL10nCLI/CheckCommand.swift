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
            Without a configuration everything below the paths is read that is one of: .strings and .stringsdict in .lproj
            folders, String Catalogs (.xcstrings), token files (.tokens.json, .tokens, JSON that \
            holds tokens) and resolver documents (.resolver.json), state views (.stateview.json). 'doctor' says what \
            that is here, 'init' writes a first configuration.
            Exit status: 0 nothing at or above --fail-on, 1 findings, 2 usage or configuration, 3 environment.
            """)

    @Argument(help: "Files and folders that findings may point into; by default the configuration's folder.")
    var paths: [String] = []

    @OptionGroup var project: ProjectOptions

    @Option(
        help: ArgumentHelp("The format on standard output: \(ReportOutputs.formats); by default text."))
    var format: String?

    @Option(help: "Also write a report to a file, as FORMAT=FILE, where - is standard output; repeatable.")
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

    @Option(help: "Only findings about files of these owners, separated by commas, as CODEOWNERS names them.")
    var owner: [String] = []

    @Option(help: "The day by which deadlines are judged, as YYYY-MM-DD; by default the system's, in UTC.")
    var today: String?

    @OptionGroup var fixing: FixOptions

    @OptionGroup var known: KnownOptions

    @Flag(help: "Each finding in full, however many there are; a report over 200 lines is folded otherwise.")
    var all = false

    @Option(help: "Print at most this many findings, the most severe first.")
    var maxFindings: Int?

    @Flag(help: "Suppressed findings too, marked as such; they still do not count.")
    var showSuppressed = false

    @Flag(name: .shortAndLong, help: "Only findings at or above --fail-on, and no summary.")
    var quiet = false

    @Flag(name: .customLong("no-color"), help: "No colours, even on a terminal.")
    var noColor = false

    @Flag(help: "Check again whenever a file of the project is saved, until Ctrl-C.")
    var watch = false

    /// Of the build plug-in and editors: a folder without texts is none that somebody has misspelt.
    @Flag(help: .hidden)
    var mayHoldNothing = false

    func run() async throws {
        if watch {
            var watched = try WatchedCheck(self)
            return try await watched.run()
        }
        let outputs = try ReportOutputs(format: format, files: output)
        try fixing.checkFormat(outputs.printed.name, writesFiles: !output.isEmpty)
        let projects = try await judged()
        guard var report = CheckTarget.report(projects) else { return }
        report.leastStatus = max(report.leastStatus, try complainOfMissingLibraries(projects))
        if !fixing.diff { try write(report, outputs) }
        throw CommandEnd(status: ExitStatus(rawValue: Int32(report.exitStatus)) ?? .environment)
    }

    /// The projects of the paths, judged as the options say.
    /// - Parameters:
    ///   - contents: what files hold in place of what is on the disk, by the paths that reports print.
    ///   - memory: what the files of texts said the last time; nil where nothing is to be remembered.
    func judged(contents: [String: [UInt8]] = [:], memory: ProjectMemory? = nil) async throws -> [JudgedProject] {
        let threshold = try failOn.map(Self.threshold)
        let selection = try RuleSelection(only: only, skip: skip)
        let today = try today.map(Self.date) ?? Console.today
        try known.check(isPartial: isPartial)
        if known.writeBaseline, fixing.applicability != nil {
            throw CommandFailure.usage("--write-baseline would accept what --fix mends; run 'check --fix' first")
        }
        return try await CheckTarget.judged(self) { target in
            CheckSession(
                command: self, target: target, selection: selection, threshold: threshold, today: today,
                contents: contents, memory: memory)
        }
    }

    /// Says which rules cannot run here.
    /// - Returns: the exit status that follows, at least.
    @discardableResult
    func complainOfMissingLibraries(_ projects: [JudgedProject]) throws -> Int {
        let selection = try RuleSelection(only: only, skip: skip)
        let statuses = projects.filter(\.isConfigurationValid).map { MissingLibrary.complain($0.project, selection) }
        return statuses.map { Int($0.rawValue) }.max() ?? 0
    }

    /// What is printed of projects for people.
    /// - Parameter mostLines: the lines above which it is folded; nil for the usual ones.
    func text(of projects: [JudgedProject], mostLines: Int?) throws -> String {
        guard var report = CheckTarget.report(projects) else { return "" }
        report.root = try reportedRoot()
        return try ReportOutputs(format: nil, files: []).printed.render(report, printing(mostLines: mostLines))
    }

    private func printing(mostLines: Int? = nil) -> ReportOptions {
        ReportOptions(
            color: !noColor && Console.wantsColor, quiet: quiet, showSuppressed: showSuppressed,
            maxFindings: maxFindings, mostLines: isInFull ? nil : mostLines ?? ReportOptions.defaultMostLines)
    }

    /// Prints the report and writes the files of `--output`.
    private func write(_ report: Report, _ outputs: ReportOutputs) throws {
        var report = report
        report.root = try reportedRoot()
        try outputs.check(report)
        try outputs.write(report, printing: printing(), files: ReportOptions(showSuppressed: showSuppressed))
    }

    /// Whether the command line asks for a part of the findings.
    var isPartial: Bool {
        !paths.isEmpty || !only.isEmpty || !skip.isEmpty || !locale.isEmpty || !brand.isEmpty || !owner.isEmpty
    }

    /// Whoever asks for one rule or language, or for so many findings, wants to see them.
    private var isInFull: Bool {
        all || quiet || maxFindings != nil || !only.isEmpty || !locale.isEmpty || !owner.isEmpty
    }

    /// The absolute path of the folder that reported paths start from.
    func reportedRoot() throws(CommandFailure) -> String { try project.reportedRoot() }

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
