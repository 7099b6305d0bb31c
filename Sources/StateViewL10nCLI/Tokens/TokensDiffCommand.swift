import ArgumentParser
import DesignTokens
import L10nProject
import L10nSource

/// `tokens diff A B`: what differs between two themes.
struct TokensDiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compares two themes in every permutation, and advises on the version.",
        discussion: """
            Tokens that are gone or of another type make a major version, as do contexts that are gone; new tokens and \
            contexts, and deprecations, a minor one; other values and aliases a patch. Exit status 0 with or without \
            differences.
            """)

    @Argument(help: "The old theme: a folder, a resolver document or a token file.")
    var before: String

    @Argument(help: "The new one.")
    var after: String

    @OptionGroup var project: ProjectOptions

    @Option(help: "The format on standard output: text or json.")
    var format = "text"

    func run() throws {
        let format: ReportFormat = try ChoiceOption.value(format, "format")
        let (old, new) = (try project.loadTheme([before]), try project.loadTheme([after]))
        var options = ContrastOptions()
        options.contrastModifier = new.names.contrastModifier
        let difference = TokenDifference(from: old.theme.theme, to: new.theme.theme, options)
        Console.write(format == .json ? TokenDifferenceJSON.text(difference) : TokenDifferenceText.text(difference))
        let status = max(old.complain(), new.complain())
        if status != .success { throw CommandEnd(status: status) }
    }
}
