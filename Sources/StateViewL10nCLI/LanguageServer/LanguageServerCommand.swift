import ArgumentParser

/// `lsp`: a language server over standard input and output.
struct LanguageServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Serves editors: findings while somebody types, texts, tokens, completion and fixes.",
        discussion: """
            Speaks the Language Server Protocol over standard input and output, and is started by an editor. The \
            settings of VS Code, Neovim, Helix and Zed stand in the article 'Editors'. What an editor shows is what \
            'check' finds in the folders that it has open, with the texts that are not saved yet.
            Exit status: 0 after 'shutdown' and 'exit', 1 without 'shutdown', 3 environment.
            """)

    @Flag(help: "Taken for editors that always pass it; there is no other way to talk to the server.")
    var stdio = false

    @Option(help: "A folder that replaces the embedded default texts and themes.")
    var resources: String?

    @Flag(help: "Leave the built-in texts and themes out.")
    var withoutDefaults = false

    @Flag(help: "Judge without the configuration's baseline.")
    var noBaseline = false

    @Option(help: "How many files are looked at together, 1 to 256; by default the number of processors.")
    var jobs: Int?

    mutating func validate() throws {
        if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 256") }
    }

    func run() async throws {
        var session = try LanguageServerSession(CheckEngine(options))
        let status = try session.run()
        if let status = ExitStatus(rawValue: status), status != .success { throw CommandEnd(status: status) }
    }

    /// What 'check' is told besides the folder.
    private var options: [String] {
        var options: [String] = []
        if let resources { options += ["--resources", resources] }
        if withoutDefaults { options.append("--without-defaults") }
        if noBaseline { options.append("--no-baseline") }
        if let jobs { options += ["--jobs", "\(jobs)"] }
        return options
    }
}
