import ArgumentParser

/// `compile FILE.xcstrings -o DIR`: what Xcode makes of a String Catalog, on any system.
struct CompileCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compile", _superCommandName: RootCommand.name,
        abstract: "Compiles String Catalogs to .strings and .stringsdict files, as Xcode does.",
        discussion: """
            Each language gets a folder with the tables that an app loads at run time. Texts that nobody has translated \
            are left out, so that the app shows the texts of its code. Nothing is written when a catalog is faulty. \
            Files of an earlier build are replaced.
            """)

    /// How tables are stored.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, binary
    }

    @Argument(help: "String Catalogs; the name of each is the name of its table.")
    var files: [String]

    @Option(
        name: [.customShort("o"), .customLong("output-directory")],
        help: "The folder that language folders are made in.")
    var output: String

    @Option(
        name: [.customLong("format"), .customLong("serialization-format")],
        help: "Text files (.strings text, XML property lists), or binary property lists.")
    var format = Format.text

    @Option(
        name: [.customShort("l"), .customLong("language")],
        help: """
            Compile only this language; may be repeated. en-XA, ar-XB and tags such as en-x-doubled make the texts of the \
            source language longer, accented or mirrored.
            """)
    var languages: [String] = []

    @Flag(help: "Put untranslated texts in, too.")
    var forceBuildAllStrings = false

    @Flag(help: "Only print the paths of the files.")
    var dryRun = false

    @Flag(help: "Write the files even if they cannot hold everything that the catalogs say.")
    var allowLoss = false

    func run() throws {
        let catalogs = try files.map { try CompiledCatalog($0, forceBuildAllStrings: forceBuildAllStrings) }
        let known = Set(catalogs.flatMap(\.languages)).sorted()
        let pseudo = try PseudoLanguage.named(languages, besides: known)
        for line in catalogs.flatMap(\.complaints) { Console.report(line) }
        if catalogs.contains(where: \.hasErrors) { throw CommandEnd(status: .findings) }
        if !allowLoss, catalogs.contains(where: { !$0.losses.isEmpty }) {
            Console.complain("error: nothing is written; --allow-loss accepts what is lost")
            throw CommandEnd(status: .findings)
        }
        let outputs = try catalogs.flatMap { try $0.outputs(format, languages: languages, pseudo: pseudo) }
        try CompiledFile.write(
            outputs, in: output, isDry: dryRun,
            clash: ("catalogs", "give them different names"))
    }
}
