import ArgumentParser

/// `tokens`: what the design tokens of a theme are, and why.
struct TokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tokens",
        abstract: "Shows the design tokens of a theme.",
        discussion: """
            The theme is that of the project, else the embedded default theme; --project names another folder, a \
            resolver document or token files.

            Exit status: 0 success, 1 the theme has errors, 2 usage or configuration, 3 environment.
            """,
        subcommands: [
            TokensBundleCommand.self, TokensDiffCommand.self, TokensExportCommand.self, TokensImportCommand.self,
            TokensListCommand.self, TokensLockCommand.self, TokensWhyCommand.self,
        ])
}
