import ArgumentParser
import DesignTokens
import L10nProject
import L10nSource
import TokenThemes
import TokenTools

/// `tokens why PATH`: how the value of a token comes about.
struct TokensWhyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Says how the value of a token comes about: definitions, aliases, type, and the final value.",
        discussion: "What no option chooses stays open: the answer is for all contexts, those that agree together.")

    @Argument(help: "The token, such as foreground.default.")
    var path: String

    @OptionGroup var options: TokenOptions

    @Option(help: "The format on standard output: text or json.")
    var format = "text"

    func run() throws {
        let format: ReportFormat = try ChoiceOption.value(format, "format")
        let theme = try options.load()
        let part = try options.part(of: theme)
        let trace = theme.theme.theme.trace(TokenPath(path), in: part)
        // In other contexts it may be there, and then the answer is that it is absent here.
        if !trace.exists, part.isWhole || !theme.theme.theme.tokenPaths.contains(TokenPath(path)) {
            throw CommandFailure.usage(UnknownToken.message(path, in: theme.theme.theme))
        }
        switch format {
        case .text: try Console.write(TokenTraceText.text(trace, of: theme))
        case .json: try Console.write(TokenTraceJSON.text(trace, of: theme))
        }
        var status = theme.complain()
        if trace.isWrong { status = max(status, .findings) }
        if status != .success { throw CommandEnd(status: status) }
    }
}

extension TokenTrace {
    /// Whether the token is there without a value in any of the permutations.
    fileprivate var isWrong: Bool {
        answers.contains { if case .wrong = $0.outcome { true } else { false } }
    }
}
