import L10nCatalog
import L10nExchange
import L10nFormats
import L10nLocale
import L10nProject
import L10nSource
import L10nStrings

/// The tables that a conversion is about: those of the files in the languages that are asked for, and those of
/// pseudo-languages, which are made of the source language's.
struct ConversionLanguages {
    private(set) var tables: [ConversionTable] = []

    init(
        _ inputs: [ConversionInput], languages: [String], sourceLanguage: String?, to target: ConvertCommand.Target
    ) throws(CommandFailure) {
        var all = inputs.flatMap(\.tables)
        if target == .xcstrings { try Self.nameBase(in: &all, sourceLanguage) }
        let sources = Dictionary(grouping: all, by: \.name).mapValues { Self.source(of: $0, sourceLanguage) }
        for index in all.indices { all[index].source = sources[all[index].name] ?? "en" }
        let known = Set(all.compactMap(\.language)).sorted()
        let pseudo = try PseudoLanguage.named(languages, besides: known)
        tables = all.filter { languages.isEmpty || languages.contains($0.language ?? $0.source) }
        guard !pseudo.isEmpty else { return }
        let originals = all.filter { ($0.language ?? $0.source) == $0.source }
        if originals.isEmpty, let source = all.first?.source {
            throw .usage(
                "no file is in \(Wording.quoted(source)), which \(Wording.quoted(pseudo[0].name)) is made from; name one"
            )
        }
        for table in originals {
            let notations = try PseudoLanguage.notations(ofFile: table.fragment.source.path, table: table.name)
            for language in pseudo {
                let made = RuntimeTables(table.fragment, includesUntranslated: true)
                    .localized(in: language.locale, syntax: notations.syntax)
                tables += made.fragments(of: table.name, language.name, to: target).map { fragment in
                    var result = table
                    result.language = language.name
                    result.isSource = false
                    result.fragment = fragment
                    return result
                }
            }
        }
    }

    /// Gives the tables of `Base.lproj` the language that they are in, as a catalog has no such folder. They come first, so
    /// that a folder named after the language wins, as in a project.
    private static func nameBase(in tables: inout [ConversionTable], _ sourceLanguage: String?) throws(CommandFailure) {
        var base = tables.filter { $0.language.map(LprojFolder.init) == .base }
        if base.isEmpty { return }
        guard let sourceLanguage, LprojFolder(sourceLanguage) != .base else {
            throw .usage("'Base.lproj' does not say which language it holds; name it with --source-language")
        }
        for index in base.indices { base[index].language = sourceLanguage }
        tables = base + tables.filter { $0.language.map(LprojFolder.init) != .base }
    }

    private static func source(of tables: [ConversionTable], _ named: String?) -> String {
        let languages = Set(tables.compactMap(\.language))
        return named ?? tables.first { $0.isSource }?.language
            ?? (languages.contains("en") || languages.isEmpty ? "en" : languages.sorted()[0])
    }
}

extension RuntimeTables {
    /// The tables as files that a conversion can start from: one, but for `.strings`, which holds no forms.
    fileprivate func fragments(
        of name: String, _ language: String, to target: ConvertCommand.Target
    ) -> [CatalogFragment] {
        let path = "\(language).lproj/\(name)"
        func strings() -> CatalogFragment {
            StringsFormat.decode(SourceFile(path: path + ".strings", bytes: encodedTexts(.text))).value
        }
        func dictionary(_ pairs: [PropertyListPair]) -> CatalogFragment {
            let bytes = XMLPropertyListWriter.write(.dictionary(pairs))
            return StringsDictFormat.decode(SourceFile(path: path + ".stringsdict", bytes: bytes)).value
        }
        switch target {
        case .strings:
            return (texts.isEmpty ? [] : [strings()]) + (dictionaries.isEmpty ? [] : [dictionary(dictionaries)])
        case .stringsdict, .xcstrings: return isEmpty ? [] : [dictionary(texts + dictionaries)]
        }
    }
}
