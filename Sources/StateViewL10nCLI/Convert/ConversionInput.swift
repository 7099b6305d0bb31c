import L10nCatalog
import L10nFormats
import L10nProject
import L10nSource

/// One table in one language, as a file has it.
struct ConversionTable {
    var name: String
    /// The language as the file or its folder writes it; nil outside of a language folder.
    var language: String?
    var isSource: Bool
    /// The language of the developers in all tables of the name.
    var source = ""
    var fragment: CatalogFragment
}

/// A file to convert.
struct ConversionInput {
    private(set) var tables: [ConversionTable] = []
    let file: SourceFile
    private let diagnostics: [Diagnostic]

    init(_ path: String) throws {
        let bytes: [UInt8]
        do throws(LoadError) {
            bytes = try FileSystem.read(path)
        } catch {
            throw CommandFailure.environment(error.description)
        }
        let name = PathText.name(of: path)
        let stem = String(name.prefix { $0 != "." })
        let folder = PathText.name(of: PathText.parent(of: path))
        let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
        let source = SourceFile(path: path, bytes: bytes)
        if name.hasSuffix(".xcstrings") {
            let parsed = XCStringsFormat.decode(source)
            diagnostics = parsed.diagnostics
            file = source
            tables = parsed.value.languages.enumerated().map { number, language in
                ConversionTable(
                    name: stem, language: language.name, isSource: number == 0, fragment: language.fragment)
            }
            return
        }
        let parsed: Parsed<CatalogFragment>
        if name.hasSuffix(".stringsdict") {
            parsed = StringsDictFormat.decode(source)
        } else if name.hasSuffix(".strings") {
            parsed = StringsFormat.decode(source)
        } else {
            throw CommandFailure.usage(
                "\(Wording.quoted(path)) is of no kind that can be converted; "
                    + "name a file that ends in .strings, .stringsdict or .xcstrings")
        }
        diagnostics = parsed.diagnostics
        file = parsed.value.source
        tables = [ConversionTable(name: stem, language: language, isSource: false, fragment: parsed.value)]
    }

    /// What makes it unsure what the file says, in the form of compilers.
    var errors: [String] {
        let lines = LineTable(file)
        return diagnostics.filter { $0.severity == .error }.map { CompilerLine($0).text(lines, of: file.path) }
    }

    /// What the file holds beside its texts that another format has no place for.
    func losses(to target: ConvertCommand.Target) -> [ConversionLoss] {
        var losses = ConversionLoss.unknownMembers(diagnostics)
        if file.path.hasSuffix(".xcstrings") {
            losses += CatalogMembers(file, staysCatalog: target == .xcstrings).losses
        } else {
            losses += tables.flatMap { ConversionLoss.strayComments(of: $0.fragment) }
        }
        return losses.sorted { $0.span.range.lower < $1.span.range.lower }
    }
}
