package import L10nCatalog
package import L10nSource

/// XLIFF 1.2, as Xcode writes it.
package enum XLIFFFormat: ExchangeFormat {
    package static let name = "xliff"
    package static let suffixes = [".xliff", ".xlf"]

    package static func mayRefuse(
        _ entry: CatalogEntry, of source: CatalogFragment, _ translation: CatalogEntry?,
        in format: (any ExchangedCatalogFormat.Type)?
    ) -> Bool {
        let mayNeedPath = format.map { format in source.withKey(of: entry) { format.mayNameForm($0) } } ?? false
        return mayNeedPath || source.mayHoldForbidden(entry) || translation?.textTraits.hasAny(of: .unseen) ?? false
    }

    package static func refusal(
        of unit: ExchangeUnit, in format: (any ExchangedCatalogFormat.Type)?
    ) -> ExportRefusal? {
        if unit.id.text(in: format) == nil {
            let path = Wording.quoted(unit.id.path.text)
            return ExportRefusal(
                .lossyExport, "no-id",
                "XLIFF has no id for the form \(path); translate it in the file itself")
        }
        if unit.id.isAmbiguous(in: format) {
            return ExportRefusal(
                .variantPathInKey, "id-collision",
                "this key cannot be told from a plural form on export; rename it")
        }
        guard let scalar = forbidden(in: unit) else { return nil }
        return ExportRefusal(
            .lossyExport, "forbidden-character", "XLIFF cannot hold \(Wording.name(of: scalar)); remove it")
    }

    /// A character of the unit that has no place in XML.
    private static func forbidden(in unit: ExchangeUnit) -> Unicode.Scalar? {
        if let scalar = XLIFFCharacters.firstForbidden(in: unit.id.key) { return scalar }
        if let source = unit.source, let scalar = XLIFFCharacters.firstForbidden(in: source) { return scalar }
        if let target = unit.target, let scalar = XLIFFCharacters.firstForbidden(in: target) { return scalar }
        for note in unit.notes { if let scalar = XLIFFCharacters.firstForbidden(in: note.text) { return scalar } }
        return nil
    }

    package static func read(_ input: ExchangeInput) -> ExchangeReading {
        ExchangeReading.file(input) { file in
            let parsed = XLIFFReader.read(file, reportsXcodeLosses: input.reportsXcodeLosses)
            // What is no XLIFF of this version has no language that it could name.
            let isRead = !parsed.value.files.isEmpty || !parsed.diagnostics.contains { $0.severity == .error }
            return ExchangeReading(
                documents: isRead ? [ExchangeDocument(parsed.value)] : [], findings: parsed.diagnostics,
                sources: [parsed.value.origin ?? file])
        }
    }

    package static func files(of document: ExchangeDocument, _ output: ExchangeOutput) -> [SourceFile] {
        let xliff = XLIFFDocument(document, tool: .own(version: output.toolVersion))
        return [SourceFile(path: output.path, bytes: XLIFFWriter.bytes(of: xliff))]
    }

    package static func editor(
        of file: SourceFile, _ document: ExchangeDocument, toolVersion: String
    ) -> (any ExchangeEditor)? {
        guard var editor = XLIFFEditor(file), editor.hasFiles else { return nil }
        editor.tool = .own(version: toolVersion)
        return editor
    }
}

extension CatalogFragment {
    /// Whether what XML cannot hold may stand in the key, the text or the comment of an entry.
    fileprivate func mayHoldForbidden(_ entry: CatalogEntry) -> Bool {
        entry.keyTraits.union(entry.textTraits).hasAny(of: .unseen)
            || (commentTraits.hasAny(of: .unseen) && !entry.commentRange.isEmpty)
    }
}
