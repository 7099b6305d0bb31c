import ArgumentParser
import L10nProject
import L10nReporting
import L10nSource

/// `init`: writes a first configuration from what a project has.
struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a commented stateview-l10n.json from what is there.",
        discussion: """
            Looks at the texts, tokens and folders of a project and writes down what 'check' would guess: the languages \
            with how far they are, layers of brands and journeys, the theme, how texts are written. A configuration that \
            is there is never changed.
            """)

    @Argument(help: "The folder of the project; by default the working folder.")
    var folder = "."

    @Flag(help: "Also accept all that is found today, in l10n-baseline.json.")
    var baseline = false

    @Flag(help: "Write nothing; print the configuration.")
    var print = false

    func run() async throws {
        let path = PathText.normalized(PathText.join(folder, Configuration.fileName))
        if !print { try checkIsNew(path) }
        let (draft, project) = try await Self.draft(folder, hasBaseline: baseline)
        if print {
            try Console.write(draft.text)
            return try Self.endIfUnread(project)
        }
        guard !project.files.isEmpty || draft.namesDialect else {
            // Tokens that have to be imported first.
            let foreign = project.diagnostics.first { $0.cause == UnjudgedTokenFiles.foreignTokens }
            if let foreign { throw CommandFailure(status: .findings, message: foreign.message) }
            throw CommandFailure(
                status: .findings,
                message:
                    "\(Wording.quoted(folder)) has no texts, tokens or state views to configure; name the folder of the app"
            )
        }
        let content = FileContent(path: path, bytes: Array(draft.text.utf8), replacing: .absent)
        let accepted = baseline ? try await acceptedFindings(with: content) : nil
        try CommandFailure.attempt { () throws(LoadError) in
            try FileTransaction.write([content] + [accepted?.content].compactMap(\.self))
        }
        let tokenFiles = Set(project.themes.flatMap { $0.sources.map(\.path) }).count
        let languages =
            project.locales.isEmpty
            ? tokenFiles > 0
                ? Wording.count(tokenFiles, "token file", "token files") : "files that are read with it from now on"
            : draft.namesRequired
                ? Wording.count(draft.required.count, "required language", "required languages")
                : "each folder of tables with its own languages"
        let others = draft.optional.isEmpty ? "" : ", \(draft.optional.count) optional"
        try Console.write("wrote \(path): \(languages)\(others); look it through, then run 'stateview-l10n check'\n")
        if let accepted {
            Console.complain("wrote \(accepted.content.path) with \(Wording.count(accepted.count, "entry", "entries"))")
            // What no baseline may accept is left.
            if accepted.left > 0 {
                Console.complain(
                    "\(Wording.count(accepted.left, "finding", "findings")) cannot be accepted; mend "
                        + "\(accepted.left == 1 ? "it" : "them") first")
            }
            return try await CheckCommand.parse(["--config", path, "--quiet"]).run()
        }
        try Self.endIfUnread(project)
    }

    private var baselinePath: String { PathText.normalized(PathText.join(folder, ConfigurationDraft.baselineName)) }

    /// Ends the command where it would write what is there, or where no configuration is of use.
    private func checkIsNew(_ path: String) throws {
        let file = baselinePath
        try CommandFailure.attempt { () throws(LoadError) in try FileTransaction.recover(beside: path) }
        let hasBaseline = FileSystem.exists(file)
        if FileSystem.exists(path) {
            let accepting = "check --baseline \(ConfigurationDraft.baselineName) --write-baseline"
            throw CommandFailure.usage(
                "\(Wording.quoted(path)) is there already; "
                    + (!baseline
                        ? "'doctor' tells what it does"
                        : hasBaseline
                            ? "accept more with '\(accepting) --accept RULE --reason WHY'"
                            : "accept what is found with '\(accepting)'"))
        }
        // It says what was accepted, and why.
        if baseline, hasBaseline {
            throw CommandFailure.usage("\(Wording.quoted(file)) is there already; remove it, or leave --baseline out")
        }
        let current = try CommandFailure.attempt { () throws(LoadError) in try FileSystem.currentFolder() }
        let name = PathText.name(of: PathText.normalized(PathText.join(current, folder)))
        if name.hasSuffix(".lproj") {
            throw CommandFailure.usage("\(Wording.quoted(name)) is the folder of one language; name the one above")
        }
    }

    /// Names what could not be read, which the configuration says nothing about.
    private static func endIfUnread(_ project: Project) throws(CommandEnd) {
        for error in project.errors { Console.complain(error.description) }
        if !project.errors.isEmpty { throw CommandEnd(status: .environment) }
    }

    /// The baseline of what `check` finds with a configuration that is not on the disk yet.
    private func acceptedFindings(
        with configuration: FileContent
    ) async throws -> (content: FileContent, count: Int, left: Int) {
        let command = try CheckCommand.parse(["--config", configuration.path])
        let session = CheckSession(
            command: command, target: CheckTarget(configuration: nil, paths: []),
            selection: try RuleSelection(only: [], skip: []), threshold: nil, today: Console.today)
        let root = try command.reportedRoot()
        let shown = PathText.relative(PathText.join(root, configuration.path), to: root)
        let findings = try await session.judge([shown: configuration.bytes]).report.findings
        let baseline = Baseline(accepting: findings)
        let content = FileContent(path: baselinePath, bytes: Array(baseline.text.utf8), replacing: .absent)
        let left = findings.count { $0.isReported && $0.diagnostic.isHard && $0.diagnostic.severity == .error }
        return (content, baseline.entries.count, left)
    }

    /// The draft for a project, whatever configuration stands above it.
    private static func draft(_ folder: String, hasBaseline: Bool) async throws -> (ConfigurationDraft, Project) {
        var options = try ProjectOptions.parse([])
        options.root = folder
        let project = try await options.load([folder], ignoresConfiguration: true, readsInterfaces: true)
        return (ConfigurationDraft(project, hasBaseline: hasBaseline), project)
    }
}
