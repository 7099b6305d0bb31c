import ArgumentParser
import L10nProject
import L10nSource
import TokenThemes
import TokenTools

/// `tokens list`: the tokens of one permutation of a theme.
struct TokensListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists tokens with their values, and where these come from.",
        discussion: """
            What no option chooses takes the default of the theme. --unused and --parity look at all permutations: the \
            first lists the tokens that no slot of a state view and no public token leads to, or in a theme with \
            neither no other token, the second those that only some contexts have.
            """)

    @Argument(help: "A token, a group, or a pattern in which * stands for any characters.")
    var pattern: String?

    @OptionGroup var options: TokenOptions

    @Flag(help: "Also the modifiers that each token depends on, and the tokens that several of them set.")
    var modifiers = false

    @Flag(help: "Only tokens that nothing uses.")
    var unused = false

    @Flag(help: "Only tokens that some contexts lack, with where they stand.")
    var parity = false

    @Option(help: "The format on standard output: table or json.")
    var format = "table"

    func run() throws {
        let format: Format = try ChoiceOption.value(format, "format")
        guard !(unused && parity) else { throw CommandFailure.usage("--unused and --parity are two lists; choose one") }
        let theme = try options.load()
        if unused || parity {
            let pattern = pattern.map(TokenPattern.init)
            switch format {
            case .table:
                try Console.write(unused ? UnusedTokenList(theme, pattern).table : TokenParity(theme, pattern).table)
            case .json:
                try Console.write(unused ? UnusedTokenList(theme, pattern).json : TokenParity(theme, pattern).json)
            }
            return try theme.endIfWrong()
        }
        let list = TokenList(
            theme, try options.permutation(of: theme), pattern.map(TokenPattern.init), hasModifiers: modifiers)
        if let pattern, list.isEmpty { throw Self.failure(pattern, theme.theme.theme) }
        switch format {
        case .table: try Console.write(list.table)
        case .json: try Console.write(list.json)
        }
        var status = theme.complain()
        if !list.wrong.isEmpty {
            Console.complain(UnknownToken.wrong(list.wrong))
            status = max(status, .findings)
        }
        if status != .success { throw CommandEnd(status: status) }
    }

    private static func failure(_ pattern: String, _ theme: Theme) -> CommandFailure {
        guard !pattern.contains("*") else { return .usage("no token fits \(Wording.quoted(pattern))") }
        return .usage(UnknownToken.message(pattern, in: theme))
    }

    private enum Format: String, CaseIterable {
        case table
        case json
    }
}
