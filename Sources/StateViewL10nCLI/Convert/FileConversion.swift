import L10nCatalog
import L10nExchange
import L10nICU
import L10nSource

/// What converting makes of tables.
struct FileConversion {
    private(set) var outputs: [CompiledFile] = []
    private(set) var losses: [(language: String?, loss: ConversionLoss, source: SourceFile)] = []

    /// - Parameter tables: those of the inputs that are wanted, and what was made of them.
    init(
        _ inputs: [ConversionInput], _ tables: [ConversionTable], to target: ConvertCommand.Target,
        sourceLanguage: String?
    ) throws(ICUError) {
        for input in inputs {
            losses += input.losses(to: target).map { (nil, $0, input.file) }
        }
        switch target {
        case .strings: for table in tables { add(table, TableConversion.strings(table.fragment), "strings") }
        case .stringsdict:
            for table in tables { add(table, TableConversion.stringsDictionary(table.fragment), "stringsdict") }
        case .xcstrings: try addCatalogs(tables, sourceLanguage: sourceLanguage)
        }
    }

    private mutating func add(_ table: ConversionTable, _ conversion: TableConversion, _ suffix: String) {
        losses += conversion.losses.map { (table.language, $0, table.fragment.source) }
        guard !conversion.isEmpty else { return }
        let folder = table.language.map { "\($0).lproj/" } ?? ""
        outputs.append(CompiledFile(path: "\(folder)\(table.name).\(suffix)", bytes: conversion.bytes))
    }

    private mutating func addCatalogs(_ tables: [ConversionTable], sourceLanguage: String?) throws(ICUError) {
        for (name, tables) in Dictionary(grouping: tables, by: \.name).sorted(by: { $0.key < $1.key }) {
            let source = sourceLanguage ?? tables[0].source
            var assembly = CatalogAssembly(sourceLanguage: source)
            // What is asked first at run time comes last and wins.
            for table in tables.filter({ !$0.outranks }) + tables.filter(\.outranks) {
                let known = assembly.losses.count
                assembly.add(table.fragment, language: table.language ?? source)
                losses += assembly.losses[known...].map { (table.language, $0, table.fragment.source) }
            }
            guard !assembly.isEmpty else { continue }
            outputs.append(CompiledFile(path: "\(name).xcstrings", bytes: try assembly.encoded()))
        }
    }

    /// What is lost, in the form of compilers.
    var complaints: [String] {
        losses.map { language, loss, source in
            CompilerLine(loss, language: language).text(LineTable(source), of: source.path)
        }
    }
}
