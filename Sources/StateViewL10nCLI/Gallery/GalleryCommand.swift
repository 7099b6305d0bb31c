import ArgumentParser
import L10nCatalog
import L10nChecks
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import StateViewPreview
import StateViews

/// `gallery -o DIR`: a page on which every state view is looked at in every language, brand, scheme and text size.
struct GalleryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery", _superCommandName: RootCommand.name,
        abstract: "Writes one page to look at every state view, in every language, brand, scheme and text size.",
        discussion: """
            The page opens from the disk and asks nobody for anything: a matrix with filters and search, what 'check' finds \
            as marks on the cells, and for each cell its texts with the layers that they come from, its tokens with their \
            chains, and what is read aloud. What is chosen is in the address, so that a link shows the same.
            """)

    static let fileName = "index.html"

    @Argument(help: "Files and folders of the project; by default the working folder.")
    var paths: [String] = []

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "folder"))
    var output: String

    @Option(
        name: [.customShort("l"), .customLong("locale")],
        help: "The languages, separated by commas; by default those of the project, else those of the product.")
    var locale: [String] = []

    @Option(help: "The brands, separated by commas; by default all.")
    var brand: [String] = []

    @Option(help: "The kinds of views, separated by commas; by default all.")
    var kind: [String] = []

    @Option(help: "The title of the page.")
    var title = "State views"

    @Flag(help: "Leave out what 'check' finds.")
    var withoutFindings = false

    @OptionGroup var project: ProjectOptions

    func run() async throws {
        let named = try CheckCommand.names(locale).map { try LocaleOption.tag($0, default: .english) }
        let loaded = try await project.load(paths, loadsDefaultTheme: true)
        try loaded.checkConfiguration()
        try loaded.endIfUnread(paths)
        let names = CheckCommand.names(brand)
        for name in names { try BrandOption.check(name, among: loaded.brands) }
        let definitions = try definitions(of: loaded, CheckCommand.names(kind))
        let axes = axes(of: loaded, named, names)
        let progress = Progress(isShown: Console.isErrorTerminal)
        let findings = withoutFindings ? [] : try await findings(of: loaded)
        let (gallery, problems) = GalleryBuilder.gallery(
            of: loaded, definitions, axes: axes, findings: findings, progress: progress)
        let page = GalleryPage(gallery, title: title).text
        progress.end()
        let path = PathText.join(output, Self.fileName)
        try CommandFailure.attempt { () throws(LoadError) in
            try FileTransaction.write(
                [FileContent(path: path, bytes: Array(page.utf8))], in: output, confinement: Confinement([output]))
        }
        try Console.write(
            [
                "\(Wording.visible(path)): \(Wording.count(definitions.count, "view", "views"))",
                Wording.count(axes.allLanguages.count, "language", "languages"),
                Wording.count(axes.brands.count, "brand", "brands"),
                Wording.count(gallery.cellCount, "cell", "cells"),
                Wording.count(gallery.findings.count, "finding", "findings") + " on them",
            ].joined(separator: ", ") + "\n")
        for problem in problems { Console.complain("\(problem); its views are drawn without tokens") }
        if !problems.isEmpty { throw CommandEnd(status: .findings) }
    }

    /// One without texts of its own is none that can be shown.
    private func definitions(of project: Project, _ kinds: [String]) throws(CommandFailure) -> [StateViewDefinition] {
        let all = project.stateViews.all.filter { $0 != StateViewRegistry.definition("generic") }
        let known = Set(all.map(\.kind.rawValue))
        if let unknown = kinds.first(where: { !known.contains($0) }) {
            throw .usage(Unknown.message("kind of view", unknown, among: known.sorted()))
        }
        return kinds.isEmpty ? all : all.filter { kinds.contains($0.kind.rawValue) }
    }

    private func axes(of project: Project, _ named: [LanguageTag], _ brands: [String]) -> GalleryAxes {
        let own = project.locales.isEmpty ? Set(project.catalog.tags).sorted() : project.locales
        let languages = named.isEmpty ? own.filter { PseudoLocale($0) == nil } : named
        let pseudo = named.isEmpty ? ["en-XA", "en-x-doubled", "ar-XB"].compactMap { LanguageTag($0) } : []
        let shown: [String?] = brands.isEmpty ? [nil] + project.brands : brands
        return GalleryAxes(
            source: languages.first { $0 == project.sourceLanguage } ?? languages[0],
            languages: languages, pseudoLanguages: pseudo,
            brands: shown.map { GalleryAxes.Brand(name: $0, language: project.language(ofBrand: $0)) },
            profiles: [nil] + StateViewProfile.allCases)
    }

    private func findings(of project: Project) async throws -> [Diagnostic] {
        let check = await ProjectCheck.run(
            project, selection: try RuleSelection(only: [], skip: []),
            jobs: self.project.jobs ?? Console.processorCount, isWhole: true,
            today: Console.today)
        return check.result.reported
    }
}

extension Project {
    /// The language that a brand speaks; nil for one without.
    fileprivate func language(ofBrand brand: String?) -> LanguageTag? {
        guard let brand else { return nil }
        var environment = StateViewEnvironment(locales: [])
        environment.brand = brand
        let look = try? themeSource?.look(in: environment, environment.profile, names: configuration.themes)
        return look?.brandLanguage.flatMap { LanguageTag($0) }
    }
}
