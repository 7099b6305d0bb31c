import ArgumentParser

/// The options of `gallery` about what changed.
struct GalleryChangeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write a page with what changed since the common ancestor of a revision and HEAD.", valueName: "revision"))
    var diff: String?

    @Flag(help: "Compare with what is approved, and write nothing; what nobody approved makes the status 1.")
    var check = false

    @Flag(help: "Write what the views say and look like into the file of approvals.")
    var approve = false

    @Option(
        help: ArgumentHelp(
            "The file of approvals; by default \(GalleryApprovals.fileName) in the folder of the configuration.",
            valueName: "file"))
    var approvals: String?

    @Flag(help: "Approve and compare texts and looks alone, on machines with different fonts.")
    var withoutFrames = false

    @Option(help: ArgumentHelp("The format of --check on standard output: \(ReportOutputs.formats); by default text."))
    var format: String?

    @Option(help: "Also write the report of --check to a file, as FORMAT=FILE; repeatable.")
    var report: [String] = []

    func validate() throws {
        let modes = [("--diff", diff != nil), ("--check", check), ("--approve", approve)].filter(\.1).map(\.0)
        if modes.count > 1 { throw ValidationError("\(modes[0]) and \(modes[1]) are two runs; leave one out") }
        if !check, format != nil || !report.isEmpty {
            throw ValidationError("--format and --report are those of --check; add it, or leave them out")
        }
        if approvals != nil, !check, !approve {
            throw ValidationError("--approvals is for --check and --approve; add one, or leave it out")
        }
    }
}
