import L10nProject
import L10nReporting
import L10nSource

/// What `--format` and `--output` ask for: a report on standard output, and any number of files.
struct ReportOutputs {
    /// The report on standard output.
    let printed: any Reporter
    private let files: [(reporter: any Reporter, path: String)]

    /// The names that both options take.
    static let formats = Wording.list(ReporterRegistry.all.map(\.name), "or")

    /// - Parameters:
    ///   - format: the value of `--format`; nil without one.
    ///   - files: the values of `--output`, as `FORMAT=FILE`. `-` stands for standard output, which then has that format.
    init(format: String?, files: [String]) throws(CommandFailure) {
        var printed = try format.map(Self.reporter)
        var written: [(reporter: any Reporter, path: String)] = []
        var names: Set<String> = []
        for text in files {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                throw .usage("--output takes FORMAT=FILE, not \(Wording.quoted(text))")
            }
            let (reporter, path) = (try Self.reporter(parts[0]), parts[1])
            if path == "-" {
                guard printed == nil else {
                    throw .usage("standard output holds one report; write the other one to a file with --output")
                }
                printed = reporter
                continue
            }
            // Two names of one file would leave one of the reports.
            guard names.insert(FileSystem.target(of: path)).inserted else {
                throw .usage("two reports would be one file; give \(Wording.quoted(text)) another name")
            }
            written.append((reporter, path))
        }
        if let printed { self.printed = printed } else { self.printed = try Self.reporter("text") }
        self.files = written
    }

    private static func reporter(_ name: String) throws(CommandFailure) -> any Reporter {
        guard let reporter = ReporterRegistry.reporter(named: name) else {
            throw .usage(Unknown.message("format", name, among: ReporterRegistry.all.map(\.name)))
        }
        return reporter
    }

    /// Refuses to put a report in the place of a file that it is about.
    func check(_ report: Report) throws(CommandFailure) {
        for file in files {
            // What is not there yet is in nobody's place.
            guard let identity = FileSystem.status(file.path)?.identity else { continue }
            let target = FileSystem.target(of: file.path)
            let isJudged = report.files.contains { name in
                let path = PathText.join(report.root ?? "", name)
                return FileSystem.status(path)?.identity == identity && FileSystem.target(of: path) == target
            }
            if isJudged {
                throw .usage("\(Wording.quoted(file.path)) is a file of the project; give the report another name")
            }
        }
    }

    /// Writes all files, or none, and prints the report.
    ///
    /// The files come first: a reader that is gone after some lines, such as 'head', ends the program with the rest of them.
    /// The report is printed where they cannot be written, too.
    func write(_ report: Report, printing: ReportOptions, files options: ReportOptions) throws {
        let written = Result { try writeFiles(report, options) }
        try Console.write(printed.render(report, printing))
        try written.get()
    }

    private func writeFiles(_ report: Report, _ options: ReportOptions) throws(CommandFailure) {
        let contents = files.map { file in
            FileContent(path: file.path, bytes: Array(file.reporter.render(report, options).utf8))
        }
        try CommandFailure.attempt { () throws(LoadError) in try FileTransaction.write(contents) }
    }
}
