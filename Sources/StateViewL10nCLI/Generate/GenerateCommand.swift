import ArgumentParser
import L10nCodegen
import L10nProject
import L10nSource

/// `generate`: code and pages from a project.
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Writes typed Swift accessors for keys, what templates of SwiftGen get, or state views as HTML.",
        discussion: """
            'generate swift' writes Swift; 'generate --context json' writes the JSON that a template of SwiftGen's strings \
            gets, for any engine; 'generate html' writes state views as pages. Typed keys of design tokens are written by \
            'tokens export --to swift'.
            """,
        subcommands: [GenerateContextCommand.self, GenerateHTMLCommand.self, GenerateSwiftCommand.self],
        defaultSubcommand: GenerateContextCommand.self)
}

/// The options that say which keys are generated.
struct GenerateOptions: ParsableArguments {
    @Argument(help: "Files and folders whose tables to take; by default the configuration's folder.")
    var paths: [String] = []

    @Option(
        help: """
            Take only this table; may be repeated. Without it all are taken but InfoPlist, and the texts of interface files, \
            which no code asks for.
            """)
    var table: [String] = []

    @OptionGroup var project: ProjectOptions

    /// - Throws: where nobody can say what all keys are.
    func load() async throws -> (project: Project, keys: AccessorKeys) {
        let loaded = try await project.load(paths, loadsAllDefaults: false)
        try loaded.checkConfiguration()
        let unread = loaded.complainOfUnread()
        guard unread == .success else { throw CommandEnd(status: unread) }
        let keys = AccessorKeys(loaded, tables: Set(table))
        try loaded.endIfDamaged(leaving: keys.otherFiles)
        for name in table where !keys.tableNames.contains(name) {
            throw CommandFailure.usage(Unknown.message("table", name, among: keys.tableNames))
        }
        guard !keys.keys.isEmpty else {
            throw CommandFailure.usage("no table here has a key that code asks for; name a folder with tables")
        }
        return (loaded, keys)
    }
}
