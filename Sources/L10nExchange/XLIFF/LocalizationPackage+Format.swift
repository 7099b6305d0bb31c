package import L10nCatalog
package import L10nSource

/// Packages as what goes to translators and comes back: their texts are XLIFF.
extension LocalizationPackage: ExchangeFormat {
    package static let name = "xcloc"
    package static let suffixes = [".xcloc"]
    package static let layout: ExchangePackageLayout? = ExchangePackageLayout(
        contents: contentsPath, folder: localizedFolder, suffix: ".xliff")

    package static func mayRefuse(
        _ entry: CatalogEntry, of source: CatalogFragment, _ translation: CatalogEntry?,
        in format: (any ExchangedCatalogFormat.Type)?
    ) -> Bool { XLIFFFormat.mayRefuse(entry, of: source, translation, in: format) }

    package static func refusal(
        of unit: ExchangeUnit, in format: (any ExchangedCatalogFormat.Type)?
    ) -> ExportRefusal? { XLIFFFormat.refusal(of: unit, in: format) }

    package static func read(_ input: ExchangeInput) -> ExchangeReading {
        let parsed = read(
            folder: input.path, contents: input.contents, localized: input.files,
            reportsXcodeLosses: input.reportsXcodeLosses)
        let documents = parsed.value.documents.map(\.document)
        // Of a package that contradicts itself nobody knows which language its texts are in.
        let isDoubtful = parsed.diagnostics.contains { finding in
            finding.severity == .error
                && (finding.cause == localeMismatch || finding.span.file == input.contents?.path)
        }
        return ExchangeReading(
            documents: documents.map { isDoubtful ? ExchangeDocument($0).refused : ExchangeDocument($0) },
            findings: parsed.diagnostics,
            sources: documents.compactMap(\.origin) + (input.contents.map { [$0] } ?? []))
    }

    package static func files(of document: ExchangeDocument, _ output: ExchangeOutput) -> [SourceFile] {
        files(
            of: document, project: output.project, toolVersion: output.toolVersion, sources: output.sources,
            notes: output.notes)
    }

    package static func part(at path: String) -> ExchangePart {
        if path == contentsPath { return .kept }
        return path == "\(localizedFolder)/\(PathText.name(of: path))" ? .texts(XLIFFFormat.self) : .replaced
    }

    package static func editor(
        of file: SourceFile, _ document: ExchangeDocument, toolVersion: String
    ) -> (any ExchangeEditor)? { XLIFFFormat.editor(of: file, document, toolVersion: toolVersion) }
}
