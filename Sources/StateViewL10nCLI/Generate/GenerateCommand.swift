import ArgumentParser

/// `generate`: files for programs and pages, made from a project.
struct GenerateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Writes files for programs and pages from a project.",
        subcommands: [GenerateHTMLCommand.self])
}
