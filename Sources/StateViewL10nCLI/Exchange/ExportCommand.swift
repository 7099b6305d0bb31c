import ArgumentParser
import L10nFormats
import L10nICU
import L10nLocale
import L10nProject
import L10nSource

/// `export`: writes files for translators.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes the texts of the project for translators, one file a language.",
        discussion: """
            Exit status: 0 everything is in the files, 1 texts had to be left out, 2 usage or configuration,
            3 environment.
            """)

    @Argument(help: "Files and folders whose texts to export; by default the configuration's folder.")
    var paths: [String] = []

    @OptionGroup var project: ProjectOptions

    @Option(help: "The format: xliff, xcloc (what Xcode imports) or csv (for spreadsheets).")
    var format = "xliff"

    @Option(help: "The languages to translate into, separated by commas; by default those that the project has.")
    var locale: [String] = []

    @Option(help: "Only units without a translation (missing) or with one to look at (needs-review); repeatable.")
    var only: [String] = []

    @Option(name: .shortAndLong, help: "The file, or the folder for several languages; '-' for standard output.")
    var output: String

    @Option(help: "A file or folder for the packages' folder 'Notes', such as screenshots; repeatable, with xcloc.")
    var notes: [String] = []

    @Option(help: "How to tell what was exported: text or json.")
    var reportFormat = "text"

    func run() async throws {
        let format: ExportFormat = try ChoiceOption.value(format, "format")
        let choices = try Set(
            CheckCommand.names(only).map { try ChoiceOption.value($0, "choice") as CatalogExport.Choice })
        let reportFormat = try ReportFormat(option: reportFormat)
        let loaded = try await project.load(paths, loadsAllDefaults: false)
        try ImportRun.checkConfiguration(loaded)
        let tags = try tags(of: loaded)
        guard output != "-" || format != .xcloc else {
            throw CommandFailure.usage(
                "a package is a folder, which standard output cannot take; name it with --output")
        }
        guard notes.isEmpty || format == .xcloc else {
            throw CommandFailure.usage("only packages hold notes; leave --notes out, or export with --format xcloc")
        }
        guard output != "-" || tags.count == 1 else {
            throw CommandFailure.usage("standard output takes one language; name a folder with --output")
        }
        let exports = try tags.map { tag in
            ExportedLanguage(
                tag: tag, path: path(for: tag, among: tags, format),
                export: CatalogExport(
                    loaded, to: tag, format: format.exchange, categories: try Self.categories(of: tag),
                    samples: try PluralSamples(of: tag).texts, only: choices, isForRequest: true,
                    context: StateViewContext.context))
        }
        try Self.checkPlaces(of: exports)
        try write(exports, format, of: loaded)
        let report = ExportReport(exports)
        let text = reportFormat == .json ? report.json : report.text
        if output == "-" {
            Console.complain(report.text.split(separator: "\n").joined(separator: "; "))
        } else {
            Console.write(text)
        }
        if !report.isComplete { throw CommandEnd(status: .findings) }
    }

    /// A file that is not below the project's folder has no name that an import could find it by.
    private static func checkPlaces(of exports: [ExportedLanguage]) throws(CommandFailure) {
        let files = exports.lazy.flatMap(\.export.document.files)
        guard let file = files.first(where: { PackagePath.leaves($0.original) }) else { return }
        throw .usage(
            "\(Wording.quoted(file.original)) lies outside the project's folder; name a folder above it")
    }

    private func write(_ exports: [ExportedLanguage], _ format: ExportFormat, of loaded: Project) throws {
        let contents: [FileContent]
        do {
            let folder = try FileSystem.currentFolder()
            let package = PackageContents(loaded, root: project.root.map { PathText.join(folder, $0) } ?? folder)
            let notes = try PackageNotes(notes).files
            if let twice = Dictionary(grouping: notes, by: \.path).first(where: { $1.count > 1 })?.key {
                throw CommandFailure.usage("two notes are named \(Wording.quoted(twice)); rename one")
            }
            // A file without units would have no place for the name of its language.
            contents = try exports.filter { !$0.units.isEmpty }.flatMap { language in
                try format.files(of: language.export.document, at: language.path, package, notes: notes)
            }
        } catch let error as LoadError {
            throw CommandFailure.environment(error.description)
        }
        if output == "-" {
            for content in contents { Console.write(String(decoding: content.bytes, as: UTF8.self)) }
            return
        }
        do {
            try FileSystem.write(contents)
        } catch {
            throw CommandFailure.environment(error.description)
        }
    }

    private func tags(of project: Project) throws -> [LanguageTag] {
        let named = CheckCommand.names(locale)
        let tags =
            named.isEmpty
            ? project.locales.filter { $0 != project.sourceLanguage }
            : try named.map { try LocaleOption.tag($0, default: project.sourceLanguage) }
        if let tag = tags.first(where: { $0 == project.sourceLanguage }) {
            throw CommandFailure.usage("\(Wording.quoted("\(tag)")) is the source language; name another")
        }
        guard !tags.isEmpty else {
            throw CommandFailure.usage("the project has one language only; name another with --locale")
        }
        return tags
    }

    private func path(for tag: LanguageTag, among tags: [LanguageTag], _ format: ExportFormat) -> String {
        if format == .xcloc, tags.count == 1, output.hasSuffix(".xcloc") { return output }
        let isFolder = tags.count > 1 || output.hasSuffix("/") || FileSystem.status(output)?.kind == .folder
        guard isFolder, output != "-" else { return output }
        return PathText.join(output, "\(tag).\(format.rawValue)")
    }

    /// The plural categories that a language has.
    static func categories(of tag: LanguageTag) throws -> [PluralCategory] {
        do {
            return try PluralRules(tag).categories
        } catch {
            throw CommandFailure.environment("\(error)")
        }
    }
}

/// A format that translators' tools open.
enum ExportFormat: String, CaseIterable {
    case csv
    case xcloc
    case xliff

    /// What decides which units the format can hold.
    var exchange: ExchangeFormat {
        switch self {
        case .csv: .csv
        case .xcloc, .xliff: .xliff
        }
    }

    /// The files to write for one language.
    /// - Parameters:
    ///   - path: that of the file, or of the package's folder.
    ///   - notes: what goes into the package besides.
    func files(
        of document: ExchangeDocument, at path: String, _ package: PackageContents, notes: [SourceFile]
    ) throws(LoadError) -> [FileContent] {
        let version = ToolVersion.number
        switch self {
        case .csv: return [FileContent(path: path, bytes: CSVFormat.bytes(of: document))]
        case .xliff:
            let xliff = XLIFFDocument(document, tool: .own(version: version))
            return [FileContent(path: path, bytes: XLIFFWriter.bytes(of: xliff))]
        case .xcloc:
            let files = LocalizationPackage.files(
                of: document, project: package.projectName, toolVersion: version,
                sources: try package.sources(of: document), notes: notes)
            return files.map { FileContent(path: PathText.join(path, $0.path), bytes: $0.bytes) }
        }
    }
}
