import ArgumentParser
import L10nLocale
import L10nProject
import L10nSource
import StateViewPreview
import StateViews

/// `generate html`: state views as fragments of HTML, with a style sheet for every brand and scheme.
struct GenerateHTMLCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "html",
        abstract: "Writes state views as HTML, with CSS for every brand and scheme, and a page to look at them.",
        discussion: """
            Each view becomes an accessible fragment in a file VIEW.LANGUAGE.html, to be put into a page. \
            'state-views.css' says how they look; a page chooses with data-brand and data-scheme="light|dark" on its root \
            or around a view, else the reader's own scheme counts. 'index.html' shows all of them side by side, for any \
            brand and scheme; it asks nobody for anything.
            """)

    @Argument(help: "The views, such as noConnection; by default all of the product and the project.")
    var views: [String] = []

    @Option(
        name: .customLong("project"),
        help: ArgumentHelp("A folder or file of the project; by default the working folder.", valueName: "path"))
    var paths: [String] = []

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "folder"))
    var output: String

    @Option(
        name: [.customShort("l"), .customLong("locale")],
        help: "The languages, separated by commas; by default those of the project, else the source language.")
    var locale: [String] = []

    @Option(help: "The brand whose texts are shown; by default those of no brand. The style sheet has all brands.")
    var brand: String?

    @Option(help: "The system that is followed: backbase, warp, cookbook or feedback; by default that of each view.")
    var profile: String?

    @OptionGroup var project: ProjectOptions

    func run() async throws {
        let profile: StateViewProfile? = try profile.map { try ChoiceOption.value($0, "profile") }
        let named = try CheckCommand.names(locale).map { try LocaleOption.tag($0, default: .english) }
        let loaded = try await project.load(paths, loadsDefaultTheme: true)
        try loaded.checkConfiguration()
        try loaded.endIfUnread(paths)
        try loaded.endIfViewsAreDamaged()
        try BrandOption.check(brand, among: loaded.brands)
        let languages = named.isEmpty ? loaded.locales.isEmpty ? [loaded.sourceLanguage] : loaded.locales : named
        let site = StateViewSite(
            loaded, try definitions(of: loaded, profile), languages: languages, brand: brand)
        let files = try site.files().map {
            FileContent(path: PathText.join(output, $0.name), bytes: Array($0.text.utf8))
        }
        try ForeignFile.check(files, in: output, "is not of 'generate html'", isOwn: StateViewSite.isOwn)
        try CommandFailure.attempt { () throws(LoadError) in
            try FileTransaction.write(files, in: output, confinement: Confinement([output]))
        }
        let views = Wording.count(site.definitions.count, "view", "views")
        try Console.write(
            "\(Wording.visible(output)): \(views) in \(Wording.count(languages.count, "language", "languages")); "
                + "look at \(Wording.visible(PathText.join(output, StateViewSite.indexName)))\n")
        for problem in site.problems { Console.report(problem) }
    }

    /// The views that are asked for. One without texts of its own is none that can be shown.
    private func definitions(of project: Project, _ profile: StateViewProfile?) throws -> [StateViewDefinition] {
        let all = project.stateViews.all.filter { $0 != StateViewRegistry.definition("generic") }
        let chosen =
            try views.isEmpty
            ? all
            : views.map { name in
                guard let definition = all.first(where: { $0.id == name }) else {
                    throw CommandFailure.usage(Unknown.message("state view", name, among: all.map(\.id)))
                }
                return definition
            }
        var names: Set<String> = []
        return chosen.compactMap { definition in
            guard names.insert(definition.id).inserted else { return nil }
            var definition = definition
            definition.profile = profile ?? definition.profile ?? project.configuration.stateViews.profile
            return definition
        }
    }
}
