import ArgumentParser
import L10nProject
import L10nSource
import TokenThemes
import TokenTools

/// `tokens bundle`: writes a theme as one resolver document.
struct TokensBundleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bundle",
        abstract: "Writes a theme as one resolver document that resolves equally.",
        discussion: """
            Token trees stand where they are used; with --defs once each, under '$defs' by the paths of their files. \
            With --compat no '$extends' is left: modifiers that say what is extended become one, whose contexts are \
            their combinations. Nothing is written that would not resolve as the theme does. Values are written as they \
            stand: what is of older syntax is told, and the exit status is 1; tokens of Style Dictionary are written by \
            'tokens import' alone. With --source-map the commands that print places of the bundle name those in the files \
            that it was written from.
            """)

    @Option(
        name: .customLong("project"),
        help: ArgumentHelp("A folder of the project, a resolver document or token files.", valueName: "path"))
    var paths: [String] = []

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The file to write; standard output by default.", valueName: "file"))
    var output = "-"

    @Flag(help: "Write each token file once, under '$defs'.")
    var defs = false

    @Flag(help: "Write what '$extends' brings instead of '$extends'.")
    var compat = false

    @Flag(help: "Write FILE.map too, which says where each token comes from (ECMA-426).")
    var sourceMap = false

    @OptionGroup var project: ProjectOptions

    func validate() throws {
        if sourceMap, output == "-" { throw ValidationError("--source-map needs a file; name it with -o") }
    }

    func run() throws {
        let theme = try project.loadTheme(paths)
        try theme.endIfWrong()
        guard theme.theme.theme.tokens.dialect != .styleDictionary else {
            throw CommandFailure.usage(
                "a resolver document holds no tokens as Style Dictionary writes them; "
                    + "'tokens import --from style-dictionary' writes one with the same values")
        }
        let bundle = ThemeBundle(theme.theme.theme, defs ? .definitions : .inline)
        guard let document = compat ? bundle.plainDocument() : bundle.document() else {
            throw CommandFailure.usage("the theme has too many permutations for --compat; at most 4096 are possible")
        }
        if let difference = bundle.difference(of: document.text) {
            let name = Wording.quoted(theme.theme.path)
            throw CommandFailure(
                status: .findings,
                message: "one document would not resolve as \(name) does, so nothing was written: \(difference)")
        }
        let old = ThemeBundle.legacyCount(of: document.text)
        try write(document, theme)
        guard old == 0 else {
            let (places, them) = old == 1 ? ("1 place of it is", "it") : ("\(old) places of it are", "them")
            Console.complain(
                "\(places) in older syntax, which other tools of version 2025.10 refuse; 'check --fix' rewrites \(them)"
            )
            throw CommandEnd(status: .findings)
        }
    }

    private func write(_ document: BundledDocument, _ theme: RequestedTheme) throws {
        guard output != "-" else { return try Console.write(document.text) }
        var texts = [(path: output, text: document.text)]
        if sourceMap { texts.append((output + ".map", try map(of: document, theme.sources))) }
        let files = texts.map { FileContent(path: $0.path, bytes: Array($0.text.utf8)) }
        try CommandFailure.attempt { () throws(LoadError) in try FileTransaction.write(files) }
        for file in files { try Console.write(Wording.visible(file.path) + "\n") }
    }

    private func map(
        of document: BundledDocument, _ sources: [String: SourceFile]
    ) throws(CommandFailure) -> String {
        let current = try CommandFailure.attempt { () throws(LoadError) in try FileSystem.currentFolder() }
        let folder = PathText.parent(of: PathText.join(current, output))
        let root = PathText.join(current, project.root ?? "")
        let map = document.sourceMap(files: sources) { path in
            // Built-in files have no place on the disk.
            path.hasPrefix("<") ? path : PathText.relative(PathText.join(root, path), to: folder)
        }
        return map.text(of: PathText.name(of: output))
    }
}
