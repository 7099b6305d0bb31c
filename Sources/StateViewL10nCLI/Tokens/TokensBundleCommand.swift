import ArgumentParser
import DesignTokens
import L10nProject
import L10nSource

/// `tokens bundle`: writes a theme as one resolver document.
struct TokensBundleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bundle",
        abstract: "Writes a theme as one resolver document that resolves equally.",
        discussion: """
            Token trees stand where they are used; with --defs once each, under '$defs' by the paths of their files. \
            With --compat no '$extends' is left: modifiers that say what is extended become one, whose contexts are \
            their combinations. Nothing is written that would not resolve as the theme does.
            """)

    @Option(
        name: .customLong("project"),
        help: ArgumentHelp("A folder of the project, a resolver document or token files.", valueName: "path"))
    var paths: [String] = []

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The file to write; standard output by default.", valueName: "file"))
    var output = "-"

    @Flag(help: "Write each token file once, under '$defs'.")
    var defs = false

    @Flag(help: "Write what '$extends' brings instead of '$extends'.")
    var compat = false

    @OptionGroup var project: ProjectOptions

    func run() throws {
        let theme = try project.loadTheme(paths)
        try theme.endIfWrong()
        let bundle = ThemeBundle(theme.theme.theme, defs ? .definitions : .inline)
        guard let text = compat ? bundle.plainText() : bundle.text() else {
            throw CommandFailure.usage("the theme has too many permutations for --compat; at most 4096 are possible")
        }
        if let difference = bundle.difference(of: text) {
            let name = Wording.quoted(theme.theme.path)
            throw CommandFailure(
                status: .findings,
                message: "one document would not resolve as \(name) does, so nothing was written: \(difference)")
        }
        guard output != "-" else { return Console.write(text) }
        do throws(LoadError) {
            try FileSystem.write(Array(text.utf8), to: output)
        } catch {
            throw CommandFailure.environment(error.description)
        }
        Console.write(Wording.visible(output) + "\n")
    }
}
