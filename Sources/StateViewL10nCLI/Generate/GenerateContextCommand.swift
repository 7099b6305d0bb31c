import ArgumentParser
import L10nCodegen
import L10nProject
import L10nSource

/// `generate --context json`: what the templates of SwiftGen get.
struct GenerateContextCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "context",
        abstract: "Writes the JSON that a template of SwiftGen's strings gets, for any template engine.")

    private enum Format: String, CaseIterable {
        case json
    }

    @Option(help: "The format: json.")
    var context: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write; by default standard output.", valueName: "file"))
    var output = "-"

    @Option(help: ArgumentHelp("What templates see as 'param.NAME'. May be repeated.", valueName: "name=value"))
    var param: [String] = []

    @OptionGroup var options: GenerateOptions

    func run() async throws {
        guard let context else {
            throw CommandFailure.usage("say what to write: 'generate swift -o FILE' or 'generate --context json'")
        }
        let _: Format = try ChoiceOption.value(context, "format")
        var parameters: [(name: String, value: String)] = []
        for text in param {
            guard let end = text.firstIndex(of: "="), end != text.startIndex else {
                throw CommandFailure.usage("--param takes NAME=VALUE, not \(Wording.quoted(text))")
            }
            let name = String(text[..<end])
            parameters.removeAll { $0.name == name }
            parameters.append((name, String(text[text.index(after: end)...])))
        }
        let json = SwiftGenContext(try await options.load().keys, parameters: parameters).json
        if output == "-" { return try Console.write(json) }
        try CommandFailure.attempt { () throws(LoadError) in
            try FileTransaction.write([FileContent(path: output, bytes: Array(json.utf8))])
        }
        try Console.write("\(Wording.visible(output)): written\n")
    }
}
