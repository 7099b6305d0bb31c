import ArgumentParser
import DesignTokens
import L10nProject
import L10nSource

/// `tokens export`: writes the tokens of a theme for other programs.
struct TokensExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes tokens as CSS custom properties, as Swift, or as JSON with one value for each path.",
        discussion: """
            What no option chooses is written in all its contexts. A CSS file holds every scheme and contrast, and follows \
            the reader's settings or the attributes data-scheme and data-contrast of the root element; for each choice \
            of the other modifiers there is a file. Swift has typed keys, and a theme for each of those choices. A JSON file \
            holds one permutation.

            Nothing is written for a theme in which a token has no value.
            """)

    @Option(help: "The format: css, swift or json.")
    var to: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder to write to; '-' for standard output, which takes one file.", valueName: "folder"))
    var output: String

    @OptionGroup var options: TokenOptions

    func run() throws {
        let format: Format = try ChoiceOption.value(to, "format")
        let theme = try options.load()
        let part = try options.part(of: theme)
        guard theme.theme.theme.permutationCount(of: part, limit: Self.limit) != nil else {
            throw CommandFailure.usage(
                "the theme has more than \(Self.limit) permutations; choose some contexts, such as with --brand")
        }
        try Self.check(theme, part)
        let files = try format.files(theme, part)
        if output == "-" {
            guard files.count == 1 else {
                throw CommandFailure.usage(
                    "standard output takes one file, and there are \(files.count); name a folder, or choose contexts")
            }
            return Console.write(files[0].text)
        }
        guard FileSystem.status(output).map({ $0.kind == .folder }) ?? true else {
            throw CommandFailure.usage("\(Wording.quoted(output)) is a file; name a folder with --output")
        }
        let contents = files.map {
            FileContent(path: PathText.join(output, $0.name), bytes: Array($0.text.utf8))
        }
        do throws(LoadError) {
            try FileSystem.write(contents)
        } catch {
            throw CommandFailure.environment(error.description)
        }
        Console.write(contents.map { Wording.visible($0.path) + "\n" }.joined())
    }

    private static let limit = 4096

    /// Ends the command where the theme has errors, or tokens without value.
    private static func check(_ theme: RequestedTheme, _ part: ThemePart) throws {
        let status = theme.complain()
        guard status == .success else { throw CommandEnd(status: status) }
        for permutation in theme.theme.theme.permutations(in: part) {
            guard let wrong = theme.theme.theme.resolved(permutation).wrong.first else { continue }
            throw CommandFailure(
                status: .findings,
                message: "\(Wording.quoted(wrong.text)) has no value, so nothing was written; see 'tokens why'")
        }
    }

    private enum Format: String, CaseIterable {
        case css
        case json
        case swift

        func files(_ theme: RequestedTheme, _ part: ThemePart) throws -> [TokenExportFile] {
            do throws(TokenExportCollision) {
                return try named(theme, part)
            } catch {
                let names = error.paths.map { Wording.quoted($0) }.joined(separator: " and ")
                throw CommandFailure(
                    status: .findings, message: "\(names) would both be \(Wording.quoted(error.name)); rename one")
            }
        }

        private func named(
            _ theme: RequestedTheme, _ part: ThemePart
        ) throws(TokenExportCollision) -> [TokenExportFile] {
            let (tokens, names) = (theme.theme.theme, theme.names)
            switch self {
            case .css:
                return try CSSTokens(
                    tokens, title: theme.theme.path, scheme: names.schemeModifier, contrast: names.contrastModifier
                ).files(in: part)
            case .swift:
                return try SwiftTokens(
                    tokens, title: theme.theme.path, scheme: names.schemeModifier, contrast: names.contrastModifier
                ).files(in: part)
            case .json:
                return tokens.permutations(in: part).map { permutation in
                    TokenExportFile(
                        name: tokens.exportName(permutation, in: part) + ".json",
                        text: TokenMapJSON.text(theme, permutation))
                }
            }
        }
    }
}
