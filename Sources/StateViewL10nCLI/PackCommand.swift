import ArgumentParser
import L10nCatalog
import L10nLocale
import L10nPack
import L10nProject
import L10nSource
import PackTools

/// `pack -o FILE`: puts all that an app's library answers into one file.
struct PackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pack", _superCommandName: RootCommand.name,
        abstract: "Puts the texts, tokens and state views of a project into one file that an app opens at once.",
        discussion: """
            The pack holds every language, the tokens of every brand, scheme, contrast and profile, and the documents of \
            state views, over the product's own. An app opens it with StateViewLibrary(pack:) and gets the same answers \
            as from the files. The same project gives the same bytes, wherever it lies. Nothing is written when a file \
            of the project is damaged.
            """)

    @Argument(help: "Files and folders of the project; by default the working folder.")
    var paths: [String] = []

    @Option(name: .shortAndLong, help: ArgumentHelp("The pack to write, such as app.svpack.", valueName: "file"))
    var output: String

    @Option(
        name: [.customShort("l"), .customLong("locale")],
        help: """
            Keep only what readers of this language see, with the languages that it falls back to and that of the \
            developers. May be repeated.
            """)
    var locales: [String] = []

    @Option(
        help: "Keep only this brand, and what readers of no brand see. May be repeated.")
    var brand: [String] = []

    @OptionGroup var project: ProjectOptions

    func run() async throws {
        let tags = try locales.map { try LocaleOption.tag($0, default: .english) }
        let loaded = try await project.load(paths, loadsDefaultTheme: true)
        try loaded.checkConfiguration()
        for name in brand { try BrandOption.check(name, among: loaded.brands) }
        for (tag, name) in zip(tags, locales) where !loaded.catalog.tags.contains(where: { $0.means(tag) }) {
            let known = Set(loaded.catalog.tags).sorted().map(\.description)
            throw CommandFailure.usage(Unknown.message("language", name, among: known))
        }
        let unread = loaded.complainOfUnread()
        guard unread == .success else { throw CommandEnd(status: unread) }
        try loaded.endIfDamaged()
        let pack: ProjectPack
        do throws(PackTooLarge) {
            pack = try ProjectPack(loaded, locales: tags, brands: brand)
        } catch {
            throw CommandFailure.usage(
                "the section '\(error.section)' would have 2^31 bytes or more; make several packs with --locale or --brand"
            )
        }
        // What an app could not open or would not take is not written.
        do {
            try PackFile(pack.bytes).verify()
        } catch {
            preconditionFailure("a pack that was made can be read: \(error)")
        }
        let file = FileContent(path: output, bytes: pack.bytes)
        try CommandFailure.attempt { () throws(LoadError) in try FileTransaction.write([file]) }
        try Console.write("\(Wording.visible(output)): \(Self.summary(pack))\n")
    }

    private static func summary(_ pack: ProjectPack) -> String {
        [
            Wording.count(pack.languages.count, "language", "languages"),
            Wording.count(pack.keyCount, "key", "keys"),
            Wording.count(pack.permutationCount, "permutation of tokens", "permutations of tokens"),
            Wording.count(pack.viewCount, "view or screen of documents", "views and screens of documents"),
            Wording.count(pack.bytes.count, "byte", "bytes"),
        ].joined(separator: ", ")
    }
}
