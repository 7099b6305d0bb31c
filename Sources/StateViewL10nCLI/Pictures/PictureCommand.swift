import ArgumentParser
import DesignTokens
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import StateViewLayout
import StateViewPictures
import StateViews

/// `picture VIEW -o DIR`: state views as SVG, PNG and PDF.
struct PictureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "picture", _superCommandName: RootCommand.name,
        abstract: "Draws state views as SVG, PNG or PDF, with texts, colours and fonts as the layout places them.",
        discussion: """
            A name says what a picture shows and ends in a hash of it, so that two pictures of one name are alike. SVG is \
            the same bytes on every machine with the same fonts, and needs no fonts to be looked at; PNG and PDF are made \
            of it by Cairo and librsvg. 'pictures.json' lists the set with the frames of all texts.
            """)

    @Argument(help: "The views, such as noConnection; with --all every one.")
    var views: [String] = []

    @Option(
        name: .customLong("project"),
        help: ArgumentHelp("A folder or file of the project; by default the working folder.", valueName: "path"))
    var paths: [String] = []

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "folder"))
    var output: String

    @Option(help: "The format: svg, png or pdf.")
    var format = "svg"

    @Flag(help: "Draw every view, for every brand and in every language of the project, unless options name some.")
    var all = false

    @Option(
        name: [.customShort("l"), .customLong("locale")],
        help: "The languages, separated by commas; by default the source language.")
    var locale: [String] = []

    @Option(help: "The brands, separated by commas; by default none, so that the project's own look is shown.")
    var brand: [String] = []

    @Option(help: "light, dark or both, separated by commas.")
    var scheme: [String] = []

    @Option(help: "The reader's text sizes, from XS to AX5, separated by commas; by default L.")
    var textSize: [String] = []

    @Option(
        help: ArgumentHelp(
            "The screens in points, separated by commas; by default 390x844.", valueName: "width x height"))
    var screen: [String] = []

    @Option(help: "Pixels in a point, from 1 to 4 (png).")
    var scale = 2

    @OptionGroup var project: ProjectOptions

    /// More pictures than a folder should hold, or a reader looks at.
    static let limit = 5_000

    func run() async throws {
        let format: PictureFormat = try ChoiceOption.value(format, "format")
        guard (1...4).contains(scale) else { throw CommandFailure.usage("--scale takes a number from 1 to 4") }
        if all != views.isEmpty {
            throw CommandFailure.usage(
                all ? "--all draws every view; leave the names out" : "name a view, such as noConnection, or draw --all"
            )
        }
        try format.check()
        let loaded = try await project.load(paths, loadsDefaultTheme: true)
        try loaded.checkConfiguration()
        try loaded.endIfUnread(paths)
        try loaded.endIfViewsAreDamaged()
        let definitions = try definitions(of: loaded)
        let readers = try readers(of: loaded)
        let count = definitions.count * readers.count
        guard count <= Self.limit else {
            throw CommandFailure.usage(
                "\(definitions.count) views for \(readers.count) readers are \(count) pictures, more than \(Self.limit); "
                    + "choose with --locale, --brand and names of views")
        }
        let pictures = try ProjectPictures(loaded)
        let set = try PictureSet(definitions, readers, pictures, format, scale: scale)
        let files = set.files(in: output)
        try ForeignFile.check(files, in: output, "is not of 'picture'", isOwn: PictureSet.isOwn)
        try CommandFailure.attempt { () throws(LoadError) in
            try FileTransaction.write(files, in: output, confinement: Confinement([output]))
        }
        try Console.write("\(Wording.visible(output)): \(Wording.count(set.count, "picture", "pictures"))\n")
        for problem in pictures.problems { Console.report(problem) }
        if !pictures.problems.isEmpty { throw CommandEnd(status: .findings) }
    }

    /// One without texts of its own is none that can be shown.
    private func definitions(of project: Project) throws(CommandFailure) -> [StateViewDefinition] {
        let known = project.stateViews.all.filter { $0 != StateViewRegistry.definition("generic") }
        if all { return known }
        var chosen: [StateViewDefinition] = []
        for name in views {
            guard let definition = known.first(where: { $0.id == name }) else {
                throw .usage(Unknown.message("state view", name, among: known.map(\.id)))
            }
            if !chosen.contains(where: { $0.id == name }) { chosen.append(definition) }
        }
        return chosen
    }

    private func readers(of project: Project) throws -> [PictureReader] {
        let named = try CheckCommand.names(locale).map { try LocaleOption.tag($0, default: .english) }
        let own =
            project.locales.isEmpty ? [project.sourceLanguage] : project.locales.filter { PseudoLocale($0) == nil }
        let languages = named.isEmpty ? (all ? own : [project.sourceLanguage]) : named
        let names = CheckCommand.names(brand)
        for name in names { try BrandOption.check(name, among: project.brands) }
        let brands: [String?] = names.isEmpty ? [nil] + (all ? project.brands : []) : names
        let schemes = try CheckCommand.names(scheme).map {
            try ChoiceOption.value($0, "scheme") as StateViewEnvironment.ColorScheme
        }
        let sizes = try CheckCommand.names(textSize).map { try ChoiceOption.sizeCategory($0) }
        let screens = try CheckCommand.names(screen).map { name throws(CommandFailure) in
            try LayoutSize(screen: name)
        }
        var readers: [PictureReader] = []
        var seen: Set<PictureReader> = []
        for brand in brands {
            for language in languages {
                for scheme in schemes.isEmpty ? [.light] : schemes {
                    for size in sizes.isEmpty ? [.large] : sizes {
                        for screen in screens.isEmpty ? [PictureReader.phone] : screens {
                            let reader = PictureReader(
                                language: language, brand: brand, scheme: scheme, size: size, screen: screen)
                            if seen.insert(reader).inserted { readers.append(reader) }
                        }
                    }
                }
            }
        }
        return readers
    }
}
