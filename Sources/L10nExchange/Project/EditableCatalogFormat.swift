package import L10nFormats
package import L10nLocale
package import L10nSource
package import L10nSyntax

/// A format whose files an import changes.
package protocol EditableCatalogFormat: ExchangedCatalogFormat {
    /// What a file needs to say what came back. Units that cannot be written are refused.
    /// - Parameter indices: the units of this file.
    static func change(_ file: TargetFile, _ units: inout [ImportUnit], _ indices: [Int]) -> TargetChange?
    /// What a file that was changed says, in its source language and in those that change.
    /// - Parameter tree: its values, where they are known.
    static func languages(of file: SourceFile, tree: JSONTree?, tags: Set<LanguageTag>) -> [DecodedCatalog.Language]
}

extension EditableCatalogFormat {
    package static func languages(
        of file: SourceFile, tree: JSONTree?, tags: Set<LanguageTag>
    ) -> [DecodedCatalog.Language] {
        decodeLanguages(of: file, isForEditing: false).value.languages
    }
}

extension CatalogFormats {
    /// Those that an import writes, by name.
    package static let editing: [any EditableCatalogFormat.Type] = [
        StringsFormat.self,
        StringsDictFormat.self,
        XCStringsFormat.self,
    ]

    /// The same in the order in which the files of a table stand in exports: plain texts before those with forms, and
    /// what holds all languages last.
    static let exportOrder = editing.sorted { rank($0) < rank($1) }

    private static func rank(_ format: any EditableCatalogFormat.Type) -> Int {
        (format.holdsAllLanguages ? 2 : 0) + (format.outranks ? 1 : 0)
    }
}

/// A file that units are put into.
package struct TargetFile {
    var path: String
    /// The bytes on the disk; none for a new file.
    var bytes: [UInt8]
    var original: ExchangeOriginal
    var files: TargetFiles
}

extension StringsFormat: EditableCatalogFormat {
    package static func change(
        _ file: TargetFile, _ units: inout [ImportUnit], _ indices: [Int]
    ) -> TargetChange? {
        StringsUnits(path: file.path, bytes: file.bytes, original: file.original).edit(&units, indices)
    }
}

extension StringsDictFormat: EditableCatalogFormat {
    package static func change(
        _ file: TargetFile, _ units: inout [ImportUnit], _ indices: [Int]
    ) -> TargetChange? {
        StringsDictUnits(path: file.path, bytes: file.bytes, original: file.original).edit(&units, indices)
    }
}

extension XCStringsFormat: EditableCatalogFormat {
    package static func change(
        _ file: TargetFile, _ units: inout [ImportUnit], _ indices: [Int]
    ) -> TargetChange? {
        let known = file.files.tree(of: file.path, file.bytes)
        return CatalogUnits(path: file.path, bytes: file.bytes, known: known, original: file.original)
            .edit(&units, indices)
    }

    package static func languages(
        of file: SourceFile, tree: JSONTree?, tags: Set<LanguageTag>
    ) -> [DecodedCatalog.Language] {
        let catalog = decode(tree.map { Parsed($0) } ?? parse(file), languages: tags).value
        return DecodedCatalog(catalog).languages.filter { language in
            language.name.map { $0.tag == catalog.sourceLanguage || tags.contains($0.tag) } ?? true
        }
    }
}
