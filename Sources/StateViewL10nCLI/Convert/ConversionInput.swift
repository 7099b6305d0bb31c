import L10nCatalog
import L10nExchange
import L10nFormats
import L10nProject
import L10nSource

/// One table in one language, as a file has it.
struct ConversionTable {
    var name: String
    /// The language as the file or its folder writes it; nil outside of a language folder.
    var language: String?
    var isSource: Bool
    /// Whether its texts win over those of other files of the table.
    var outranks: Bool
    /// The language of the developers in all tables of the name.
    var source = ""
    var fragment: CatalogFragment
}

/// A file to convert.
struct ConversionInput {
    private(set) var tables: [ConversionTable] = []
    private let format: any ExchangedCatalogFormat.Type
    private let content: DecodedCatalog
    private let diagnostics: [Diagnostic]

    init(_ path: String) throws {
        let bytes: [UInt8]
        do throws(LoadError) {
            bytes = try FileSystem.read(path)
        } catch {
            throw CommandFailure.environment(error.description)
        }
        guard let format = CatalogFormats.exchanged.first(where: { $0.claims(path) }) else {
            let suffixes = CatalogFormats.exchanged.flatMap { $0.suffixes }
            throw CommandFailure.usage(
                "\(Wording.quoted(path)) is of no kind that can be converted; "
                    + "name a file that ends in \(Wording.list(suffixes, "or"))")
        }
        let parsed = format.decodeLanguages(of: SourceFile(path: path, bytes: bytes), isForEditing: true)
        let place = format.place(of: path)
        // What stands behind the first dot of a name, such as that of a copy, is no part of the table's.
        let name = String(PathText.name(of: path).prefix { $0 != "." })
        (self.format, content, diagnostics) = (format, parsed.value, parsed.diagnostics)
        tables = parsed.value.languages.enumerated().map { number, language in
            ConversionTable(
                name: name, language: language.name?.text ?? place.folder,
                isSource: format.holdsAllLanguages && number == 0, outranks: format.outranks,
                fragment: language.fragment)
        }
    }

    var file: SourceFile { content.source }

    /// What makes it unsure what the file says, in the form of compilers.
    var errors: [String] {
        let lines = LineTable(file)
        return diagnostics.filter { $0.severity == .error }.map { CompilerLine($0).text(lines, of: file.path) }
    }

    /// What the file holds beside its texts that another format has no place for.
    func losses(to target: ConvertCommand.Target) -> [ConversionLoss] {
        var losses = ConversionLoss.unknownMembers(diagnostics)
        losses += format.losses(of: file, content, to: target.format)
        return losses.sorted { $0.span.range.lower < $1.span.range.lower }
    }
}
