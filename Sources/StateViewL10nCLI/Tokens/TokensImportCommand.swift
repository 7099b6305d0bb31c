import ArgumentParser
import DesignTokens
import L10nProject
import L10nSource
import TokenTools

/// `tokens import`: brings token files of other tools into the format of 2025.10.
struct TokensImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract:
            "Brings token files of Style Dictionary, Tokens Studio or Figma into token files and a resolver document.",
        discussion: """
            Style Dictionary: folders and files such as tori-dark/, tori/dark/ and tori/dark.json become the modifiers \
            brand and scheme; what is the same stands once. Tokens Studio: themes become modifiers, one for \
            each group. Figma: a folder for each collection with a file for each mode, or files collection.mode.json, become \
            a modifier. Files may be JSON, or JSON5 with their comments left out.

            Everything that was changed or dropped is reported with its place. The new files are read again before they \
            are written, and where themes were taken apart every value is compared. Exit status 1 where the new files \
            have errors, where a file is damaged or of a kind that is not read, where a token has no place in the new files, \
            or where files or sets define a token differently for one theme, so that one definition is lost.

            A file that is there and holds something else is not replaced unless --replace says so.
            """)

    @Argument(help: "The folder, or a file, to import.")
    var source: String

    @Option(help: "The tool: style-dictionary, tokens-studio or figma.")
    var from: String

    @Option(
        name: [.customShort("o"), .customLong("to"), .customLong("output")],
        help: ArgumentHelp("The folder to write to.", valueName: "folder"))
    var output: String

    @Option(
        help: ArgumentHelp(
            "What lengths without a unit are measured in: px or rem; else rem in types and categories of Style Dictionary "
                + "itself, px everywhere else.", valueName: "px|rem"))
    var unit: String?

    @Flag(help: "Report, and write nothing.")
    var dryRun = false

    @OptionGroup var replacing: ReplaceOption

    @Option(help: "The format on standard output: text or json.")
    var format = "text"

    func run() throws {
        let dialect: TokenImport.Dialect = try ChoiceOption.value(from, "tool")
        let format: ReportFormat = try ChoiceOption.value(format, "format")
        let unit: Dimension.Unit? = try self.unit.map { try ChoiceOption.value($0, "unit") }
        let (files, others) = try Self.read(source)
        guard !files.isEmpty else { throw CommandFailure.usage("\(Wording.quoted(source)) holds no JSON file") }
        guard FileSystem.status(output).map({ $0.kind == .folder }) ?? true else {
            throw CommandFailure.usage("\(Wording.quoted(output)) is a file; name a folder with --to")
        }
        var result = TokenImport(files.map(\.file), from: dialect, plainUnit: unit)
        result.note(unread: others.map(\.file))
        let proof = result.proof()
        guard result.writtenCount > 0 else {
            for remark in result.remarks.prefix(5) { Console.complain(remark.message) }
            let what = result.readCount > 0 ? "that can be written" : "of this tool"
            throw CommandFailure.usage("\(Wording.quoted(source)) holds no token \(what)")
        }
        let contents = result.files.map {
            FileContent(path: PathText.join(output, $0.name), bytes: Array($0.text.utf8))
        }
        if !dryRun, proof.differences.isEmpty { try replacing.check(contents, in: output) }
        let report = TokenImportReport(result, proof, files: files + others, written: contents.map(\.path))
        try Console.write(format == .json ? report.json : report.text)
        if !dryRun, proof.differences.isEmpty {
            try CommandFailure.attempt { () throws(LoadError) in
                try FileTransaction.write(contents, in: output, confinement: Confinement([output]))
            }
        }
        guard proof.differences.isEmpty else {
            throw CommandFailure(
                status: .findings, message: "the new files would not resolve as the old ones do, so nothing was written"
            )
        }
        let losses = Self.losses(of: result)
        guard losses.isEmpty else {
            throw CommandFailure(status: .findings, message: losses.joined(separator: "; "))
        }
        if !proof.errors.isEmpty { throw CommandEnd(status: .findings) }
    }

    /// What the new files lack of the old ones.
    private static func losses(of result: TokenImport) -> [String] {
        var losses: [String] = []
        if result.lostCount > 0 {
            let lost = Wording.count(result.lostCount, "definition is", "definitions are")
            losses.append(
                "\(lost) lost, as files or sets define a token differently for one theme; import them apart, or keep one"
            )
        }
        let dropped = result.readCount - result.writtenCount - result.lostCount
        if dropped > 0 {
            let count = Wording.count(dropped, "token is", "tokens are")
            losses.append("\(count) not in the new files; see what was dropped")
        }
        if result.damagedCount > 0 {
            let count = Wording.count(result.damagedCount, "file is", "files are")
            losses.append("\(count) damaged, and not in the new files")
        }
        if result.unreadCount > 0 {
            let count = Wording.count(result.unreadCount, "file is", "files are")
            losses.append("\(count) of a kind that is not read, and not in the new files")
        }
        return losses
    }

    private static let endings = [".json", ".json5", ".jsonc", ".tokens"]

    /// What tokens are written in, too, and is not read.
    private static let otherEndings = [".js", ".cjs", ".mjs", ".ts", ".yaml", ".yml"]

    private typealias ReadFile = (file: SourceFile, shown: String)

    /// The JSON files of a folder by their paths from there, in the order of the paths, and those of other kinds.
    private static func read(_ path: String) throws(CommandFailure) -> (files: [ReadFile], others: [ReadFile]) {
        do throws(LoadError) {
            guard FileSystem.status(path)?.kind == .folder else {
                let name = path.split(separator: "/").last.map(String.init) ?? path
                return ([(SourceFile(path: name, bytes: try FileSystem.read(path)), path)], [])
            }
            let walk = FolderWalk(path) { name, kind in
                if name.hasPrefix(".") || name == "node_modules" || name == Configuration.fileName { return .skip }
                if kind == .folder { return .enter }
                return (endings + otherEndings).contains(where: name.hasSuffix) ? .take : .skip
            }
            if let error = walk.errors.first { throw error }
            var (files, others): ([ReadFile], [ReadFile]) = ([], [])
            for name in walk.paths {
                let shown = PathText.join(path, name)
                if endings.contains(where: name.hasSuffix) {
                    files.append((SourceFile(path: name, bytes: try FileSystem.read(shown)), shown))
                } else if let bytes = try? FileSystem.read(shown) {
                    others.append((SourceFile(path: name, bytes: bytes), shown))
                }
            }
            return (files, others)
        } catch {
            throw .environment(error.description)
        }
    }
}
