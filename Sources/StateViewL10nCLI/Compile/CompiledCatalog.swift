import L10nExchange
import L10nFormats
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import L10nStrings

/// One catalog and its tables.
struct CompiledCatalog {
    private let file: SourceFile
    private let diagnostics: [Diagnostic]
    private let tables: [(language: String, tables: RuntimeTables)]
    /// All texts of the source language, which pseudo-languages are made from.
    private let source: RuntimeTables?

    init(_ path: String, forceBuildAllStrings: Bool) throws {
        guard XCStringsFormat.claims(path) else {
            throw CommandFailure.usage("\(Wording.quoted(path)) is no String Catalog; name a .xcstrings file")
        }
        do throws(LoadError) {
            file = SourceFile(path: path, bytes: try FileSystem.read(path))
        } catch {
            throw CommandFailure.environment(error.description)
        }
        let parsed = XCStringsFormat.decode(file)
        diagnostics =
            parsed.diagnostics
            + parsed.value.languages.flatMap { UndefinedVariables.findings(in: $0.fragment, language: $0.name) }
        // The first language is the source language.
        let names = parsed.value.languages.first.map { ArgumentNames(source: $0.fragment) } ?? ArgumentNames()
        tables = parsed.value.languages.enumerated().map { number, language in
            let tables = RuntimeTables(
                language.fragment, isSource: number == 0, includesUntranslated: forceBuildAllStrings, names: names)
            return (language.name, tables)
        }
        source = parsed.value.languages.first.map {
            RuntimeTables($0.fragment, includesUntranslated: true, names: names)
        }
    }

    var languages: [String] { tables.map(\.language) }

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    var losses: [ConversionLoss] { tables.flatMap(\.tables.losses) }

    /// Findings and losses as compilers print them, so that Xcode shows them at their lines.
    var complaints: [String] {
        let lines = LineTable(file)
        let findings = diagnostics.filter { $0.severity >= .warning }.map(CompilerLine.init)
        let lost = tables.flatMap { language, tables in
            tables.losses.map { CompilerLine($0, language: language) }
        }
        return (findings + lost).map { $0.text(lines, of: file.path) }
    }

    /// - Parameter pseudo: those of the languages that are to be made of the source language.
    func outputs(
        _ format: CompileCommand.Format, languages: [String], pseudo: [PseudoLanguage]
    ) throws(CommandFailure) -> [CompiledFile] {
        let name = XCStringsFormat.place(of: file.path).table
        var made: [(language: String, tables: RuntimeTables)] = []
        if let source, !pseudo.isEmpty {
            let notations = try PseudoLanguage.notations(ofFile: file.path, table: name)
            made = pseudo.map { ($0.name, source.localized(in: $0.locale, syntax: notations.syntax)) }
        }
        let wanted = tables.filter { languages.isEmpty || languages.contains($0.language) } + made
        return wanted.flatMap { language, tables in
            let folder = "\(language).lproj/\(name)"
            return [
                tables.texts.isEmpty
                    ? nil : CompiledFile(path: folder + ".strings", bytes: tables.encodedTexts(format)),
                tables.dictionaries.isEmpty
                    ? nil : CompiledFile(path: folder + ".stringsdict", bytes: tables.encodedDictionaries(format)),
            ].compactMap { $0 }
        }
    }
}

extension RuntimeTables {
    func encodedTexts(_ format: CompileCommand.Format) -> [UInt8] {
        switch format {
        case .binary:
            return BinaryPropertyListWriter.write(.dictionary(texts))
        case .text:
            let lines = texts.map { pair in
                guard case .string(let text) = pair.value else { preconditionFailure("a table of texts holds texts") }
                return StringsWriter.entry(key: pair.key, text: text) + "\n"
            }
            return Array(lines.joined().utf8)
        }
    }

    func encodedDictionaries(_ format: CompileCommand.Format) -> [UInt8] {
        switch format {
        case .binary: BinaryPropertyListWriter.write(.dictionary(dictionaries))
        case .text: XMLPropertyListWriter.write(.dictionary(dictionaries))
        }
    }
}
