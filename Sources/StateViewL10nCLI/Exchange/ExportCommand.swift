import ArgumentParser
import L10nChecks
import L10nExchange
import L10nICU
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import StateViewLayout

/// `export`: writes files for translators.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes the texts of the project for translators, one file a language.",
        discussion: """
            A file that translators work in already is brought up to date with --update: it gets new texts, changed source \
            texts and translations that it lacks; what is translated in it and everything else stays byte for byte. Without \
            --update, a file with translations that the project lacks is not replaced.

            Exit status: 0 everything that is to be translated is in the files, 1 a text of it cannot be written there, a file \
            is damaged or a picture cannot be drawn, 2 usage or configuration, 3 environment, such as a file that cannot be \
            read. Texts that are not to be translated or not used any more are named and left out.
            """)

    @Argument(help: "Files and folders whose texts to export; by default the configuration's folder.")
    var paths: [String] = []

    @OptionGroup var project: ProjectOptions

    @Option(
        help: """
            The format: xliff, xcloc (what Xcode imports), csv (for spreadsheets) or po (for gettext's tools); by default that \
            of the output.
            """)
    var format: String?

    @Option(help: "The languages to translate into, separated by commas; by default those that the project has.")
    var locale: [String] = []

    @Option(help: "Only units without a translation (missing) or with one to look at (needs-review); repeatable.")
    var only: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder for a file of each language, such as pl.xliff, or one file, named with its extension; '-' for "
                + "standard output.", valueName: "folder or file"))
    var output: String

    @Flag(help: "Bring files that are there already up to date, and keep what is translated in them.")
    var update = false

    @Flag(help: "With --update: remove units that the project does not have any more.")
    var prune = false

    @Option(help: "A file or folder for the packages' folder 'Notes', such as screenshots; repeatable, with xcloc.")
    var notes: [String] = []

    @Flag(
        help: """
            Draw every state view that shows texts of the export, in both languages and for every brand, with numbered boxes \
            around the texts: beside the file in a folder such as 'pl-pictures', or in the package.
            """)
    var pictures = false

    @Option(
        help: ArgumentHelp("With --pictures: the screen in points; by default 390x844.", valueName: "width x height"))
    var screen: String?

    @Option(help: "How to tell what was exported: text or json.")
    var reportFormat = "text"

    func run() async throws {
        let output = ExportOutput(output)
        let format = try output.format(named: format)
        let choices = try Set(
            CheckCommand.names(only).map { try ChoiceOption.value($0, "choice") as CatalogExport.Choice })
        let reportFormat = try ReportFormat(option: reportFormat)
        let loaded = try await project.load(
            paths, loadsAllDefaults: pictures, loadsDefaultTheme: pictures, readsInterfaces: true, readsCode: true)
        try loaded.checkConfiguration()
        try loaded.checkIsReadable()
        let tags = try tags(of: loaded)
        guard notes.isEmpty || format.layout != nil else {
            throw CommandFailure.usage("only packages hold notes; leave --notes out, or export with --format xcloc")
        }
        try output.check(format, languages: tags.count)
        try checkUpdate(choices, output)
        let pictures = try drawn(loaded, output)
        var exports = try tags.map { tag in
            // A pseudo-language has the plural forms of the texts that it is made from.
            let counted = PseudoLocale(tag) == nil ? tag : loaded.sourceLanguage
            let notes = try pictures.map { pictures throws(CommandFailure) in
                try pictures.notes(in: tag, isPackage: format.layout != nil)
            }
            return ExportedLanguage(
                tag: tag, path: output.path(for: tag, format),
                export: CatalogExport(
                    loaded, to: tag, format: format,
                    categories: try Self.expectedCategories(of: counted, in: loaded),
                    samples: try PluralSamples(of: counted).texts, only: choices, isForRequest: true,
                    context: { TranslatorContext.context(of: $0, pictures: notes?[$0, in: $1] ?? []) }))
        }
        try Self.checkPlaces(of: exports)
        let settings = RuleSettings(loaded.configuration)
        try write(&exports, format, of: loaded, pictures)
        let damage = ExportDamage(loaded, to: tags).findings.filter { settings.verdict(on: $0) != .off }
        // Where nothing is looked at, that there is nothing to translate would be no answer.
        if damage.isEmpty, !loaded.holdsRequestedTexts { throw Self.noTexts }
        let report = ExportReport(exports, damage: damage, sources: loaded.sources)
        let text = reportFormat == .json ? report.json : report.text
        if output.isStandard {
            Console.complain(report.text.split(separator: "\n").joined(separator: "; "))
        } else {
            try Console.write(text)
        }
        for problem in pictures?.problems ?? [] { Console.report(problem) }
        if !report.isComplete || pictures?.problems.isEmpty == false { throw CommandEnd(status: .findings) }
    }

    private func drawn(_ project: Project, _ output: ExportOutput) throws -> ExportPictures? {
        guard pictures else {
            if screen != nil { throw CommandFailure.usage("--screen goes with --pictures only; add it") }
            return nil
        }
        if output.isStandard { throw CommandFailure.usage("standard output takes no pictures; name a folder") }
        let screen = try screen.map { screen throws(CommandFailure) in try LayoutSize(screen: screen) }
        return try ExportPictures(project, screen: screen ?? PictureReader.phone)
    }

    /// A file that is not below the project's folder has no name that an import could find it by.
    private static func checkPlaces(of exports: [ExportedLanguage]) throws(CommandFailure) {
        let files = exports.lazy.flatMap(\.export.document.files)
        guard let file = files.first(where: { PackagePath.leaves($0.original) }) else { return }
        throw .usage(
            "\(Wording.quoted(file.original)) lies outside the project's folder; name a folder above it")
    }

    private func checkUpdate(_ choices: Set<CatalogExport.Choice>, _ output: ExportOutput) throws(CommandFailure) {
        guard update else {
            if prune { throw .usage("--prune goes with --update only; add it") }
            return
        }
        if output.isStandard { throw .usage("standard output holds nothing to update; name a file with --output") }
        if !choices.isEmpty { throw .usage("--update keeps what the files have; leave --only out") }
    }

    private func write(
        _ exports: inout [ExportedLanguage], _ format: any ExchangeFormat.Type, of loaded: Project,
        _ pictures: ExportPictures?
    ) throws {
        let contents: [FileContent]
        do {
            let folder = try FileSystem.currentFolder()
            let package = PackageContents(loaded, root: project.root.map { PathText.join(folder, $0) } ?? folder)
            let notes = try PackageNotes(notes).files
            if let twice = Dictionary(grouping: notes, by: \.path).first(where: { $1.count > 1 })?.key {
                throw CommandFailure.usage("two notes are named \(Wording.quoted(twice)); rename one")
            }
            contents = try exports.indices.flatMap { index in
                let language = exports[index]
                // A file without units would have no place for the name of its language.
                if language.unitCount == 0 { return [FileContent]() }
                var output = ExchangeOutput(path: language.path, toolVersion: ToolVersion.number)
                let isPackage = format.layout != nil
                let drawn = try pictures?.files(for: language, project: package.projectName, isPackage: isPackage)
                exports[index].pictures = drawn
                if isPackage {
                    (output.project, output.notes) = (package.projectName, notes + (drawn?.files ?? []))
                    output.sources = try package.sources(of: language.export.document)
                }
                let files = format.files(of: language.export.document, output).map { file in
                    FileContent(
                        path: isPackage ? PathText.join(language.path, file.path) : file.path, bytes: file.bytes)
                }
                let beside = (isPackage ? nil : drawn).map { drawn in
                    drawn.files.map { FileContent(path: PathText.join(drawn.folder, $0.path), bytes: $0.bytes) }
                }
                let updating = ExportUpdate(language.export.document, format, prunes: prune)
                guard update else {
                    if self.output != "-" {
                        try updating.checkReturned(files, at: language.path, in: ExportOutput(self.output).folder)
                    }
                    return files + (beside ?? [])
                }
                return try updating.files(files, at: language.path, &exports[index].update) + (beside ?? [])
            }
        } catch let error as LoadError {
            throw CommandFailure.environment(error.description)
        }
        if output == "-" {
            for content in contents { try Console.write(String(decoding: content.bytes, as: UTF8.self)) }
            return
        }
        do {
            let folder = ExportOutput(output).folder
            try FileTransaction.write(contents, in: folder, confinement: Confinement([folder]))
        } catch {
            throw CommandFailure.environment(error.description)
        }
    }

    private func tags(of project: Project) throws -> [LanguageTag] {
        let named = CheckCommand.names(locale)
        let tags =
            named.isEmpty
            ? project.locales.filter { $0 != project.sourceLanguage && PseudoLocale($0) == nil }
            : try named.map { try LocaleOption.tag($0, default: project.sourceLanguage) }
        if let tag = tags.first(where: { $0 == project.sourceLanguage }) {
            throw CommandFailure.usage("\(Wording.quoted("\(tag)")) is the source language; name another")
        }
        // What import would refuse would be translated in vain.
        if let refusal = tags.lazy.compactMap(project.refusal(ofTarget:)).first { throw CommandFailure.usage(refusal) }
        guard !tags.isEmpty else {
            if project.exchangeOriginals.isEmpty { throw Self.noTexts }
            throw CommandFailure.usage("the project has one language only; name another with --locale")
        }
        return tags
    }

    private static let noTexts = CommandFailure.usage("no file here holds texts to translate; name a folder that does")

    /// The plural categories that translators are asked for.
    private static func expectedCategories(of tag: LanguageTag, in project: Project) throws -> [PluralCategory] {
        do {
            let expected = try PluralReach(of: tag)?.expected(upTo: project.configuration.plurals.largestCount)
            return try expected ?? categories(of: tag)
        } catch let error as ICUError {
            throw CommandFailure.environment("\(error)")
        }
    }

    /// The plural categories that a language has, all of which may come back.
    static func categories(of tag: LanguageTag) throws -> [PluralCategory] {
        do {
            return try PluralRuleSet(of: tag).categories
        } catch {
            throw CommandFailure.environment("\(error)")
        }
    }
}
