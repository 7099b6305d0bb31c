import ArgumentParser
import L10nFormats
import L10nICU

/// `convert --to FORMAT FILE… -o DIR`: the texts of files in another of Apple's formats.
struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert", _superCommandName: RootCommand.name,
        abstract: "Converts texts between .strings, .stringsdict and String Catalogs.",
        discussion: """
            What the other format cannot say is listed, and then nothing is written unless --allow-loss accepts it. \
            Files of one table in several languages make one String Catalog; a String Catalog makes one file a language. \
            A file that is there and holds something else is not replaced unless --replace says so.
            """)

    enum Target: String, CaseIterable, ExpressibleByArgument {
        case strings, stringsdict, xcstrings

        var format: any CatalogFormat.Type {
            switch self {
            case .strings: StringsFormat.self
            case .stringsdict: StringsDictFormat.self
            case .xcstrings: XCStringsFormat.self
            }
        }
    }

    @Argument(help: "Files that end in .strings, .stringsdict or .xcstrings; the first two lie in language folders.")
    var files: [String]

    @Option(help: "The format to write.")
    var to: Target

    @Option(name: .shortAndLong, help: "The folder to write into.")
    var output: String

    @Option(
        name: [.customShort("l"), .customLong("language")],
        help: """
            Convert only this language; may be repeated. en-XA, ar-XB and tags such as en-x-doubled make the texts of the \
            source language longer, accented or mirrored.
            """)
    var languages: [String] = []

    @Option(
        help: "The language of the developers, for a String Catalog; 'en' where there is any English but Base.lproj.")
    var sourceLanguage: String?

    @Flag(help: "Only print the paths of the files and what would be lost.")
    var dryRun = false

    @Flag(help: "Write the files even if they cannot hold everything.")
    var allowLoss = false

    @OptionGroup var replacing: ReplaceOption

    func run() throws {
        let inputs = try files.map { try ConversionInput($0) }
        let faults = inputs.flatMap(\.errors)
        for line in faults { Console.report(line) }
        if !faults.isEmpty { throw CommandEnd(status: .findings) }
        let conversion = try conversion(of: inputs)
        for line in conversion.complaints { Console.report(line) }
        if !conversion.losses.isEmpty, !allowLoss {
            Console.complain("error: nothing is written; --allow-loss accepts what is lost")
            throw CommandEnd(status: .findings)
        }
        try CompiledFile.write(
            conversion.outputs, in: output, isDry: dryRun, replacing,
            clash: ("tables", "convert one of them elsewhere"))
    }

    private func conversion(of inputs: [ConversionInput]) throws -> FileConversion {
        let tables = try ConversionLanguages(
            inputs, languages: languages, sourceLanguage: sourceLanguage, to: to
        ).tables
        do throws(ICUError) {
            return try FileConversion(inputs, tables, to: to, sourceLanguage: sourceLanguage)
        } catch {
            throw CommandFailure.environment(error.description)
        }
    }
}
