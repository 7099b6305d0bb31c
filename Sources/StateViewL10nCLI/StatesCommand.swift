import ArgumentParser
import L10nProject
import StateViews

/// `states`: the state views of the product, with the keys of their texts and what they take.
struct StatesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "states",
        abstract: "Lists the kinds of state views with their texts, arguments, icons and actions.",
        discussion: """
            Those that '*.stateview.json' files of the project define come first. With an id, such as noSearchResults, one view in detail: each text with its key, how many characters it has \
            room for, and when it is chosen. 'show' draws a view.
            """)

    @Argument(help: "The view, such as noSearchResults; by default all.")
    var id: String?

    @Argument(help: "Files and folders of the project.")
    var paths: [String] = []

    @Option(help: "The format on standard output: table or json.")
    var format = "table"

    @OptionGroup var project: ProjectOptions

    private enum Format: String, CaseIterable {
        case table
        case json
    }

    func run() async throws {
        let format: Format = try ChoiceOption.value(format, "format")
        let loaded = try await project.load(paths, loadsAllDefaults: false)
        try loaded.checkConfiguration()
        let views = loaded.stateViews.all
        let shown = views.filter { id == nil || $0.id == id }
        if let id, shown.isEmpty {
            throw CommandFailure.usage(Unknown.view(id, in: loaded))
        }
        let facts = shown.map { StateViewFacts($0) }
        switch format {
        case .table: try Console.write(id == nil ? StateTable.list(facts) : facts.map(StateTable.detail).joined())
        case .json: try Console.write(StatesJSON.text(facts))
        }
        try loaded.endIfUnread(paths)
        try loaded.endIfViewsAreDamaged()
    }
}
