import ArgumentParser
import DesignTokens
import L10nProject
import L10nSource

/// `tokens list`: the tokens of one permutation of a theme.
struct TokensListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists tokens with their values, and where these come from.",
        discussion: """
            What no option chooses takes the default of the theme. --unused and --parity look at all permutations: the \
            first lists the tokens that no slot of a state view leads to, or in a theme without slots no other token, \
            the second those that only some contexts have.
            """)

    @Argument(help: "A token, a group, or a pattern in which * stands for any characters.")
    var pattern: String?

    @OptionGroup var options: TokenOptions

    @Flag(help: "Also the modifiers that each token depends on.")
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
                Console.write(unused ? UnusedTokenList(theme, pattern).table : TokenParity(theme, pattern).table)
            case .json: Console.write(unused ? UnusedTokenList(theme, pattern).json : TokenParity(theme, pattern).json)
            }
            return try theme.endIfWrong()
        }
        let list = TokenList(
            theme, try options.permutation(of: theme), pattern.map(TokenPattern.init), hasModifiers: modifiers)
        if let pattern, list.isEmpty { throw Self.failure(pattern, theme.theme.theme) }
        switch format {
        case .table: Console.write(list.table)
        case .json: Console.write(list.json)
        }
        var status = theme.complain()
        if !list.wrong.isEmpty {
            let names = list.wrong.prefix(5).map { Wording.quoted($0.text) } + (list.wrong.count > 5 ? ["…"] : [])
            Console.complain(
                "\(Wording.count(list.wrong.count, "token has", "tokens have")) no value: "
                    + "\(names.joined(separator: ", ")); see 'tokens why'")
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

/// What is said of a token that does not exist.
enum UnknownToken {
    static func message(_ path: String, in theme: Theme) -> String {
        let paths = theme.tokenPaths
        let pattern = TokenPattern(path)
        let within = paths.filter(pattern.matches)
        if within.contains(where: { $0.text == path }) {
            return "\(Wording.quoted(path)) does not stand in these contexts; see 'tokens why \(path)'"
        }
        if !within.isEmpty {
            let names = within.prefix(4).map { Wording.quoted($0.text) } + (within.count > 4 ? ["…"] : [])
            return "\(Wording.quoted(path)) is a group; name one of its tokens: " + names.joined(separator: ", ")
        }
        let advice = Suggestions.question(path, among: paths.map(\.text)) ?? "see 'tokens list'"
        return "no token \(Wording.quoted(path)); \(paths.isEmpty ? "there is none at all" : advice)"
    }
}
