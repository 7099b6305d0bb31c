import L10nFormats
import L10nProject
import L10nSource
import L10nSyntax

/// A format that translators' tools open.
enum ExportFormat: String, CaseIterable {
    case csv
    case xcloc
    case xliff

    /// The extensions of files in the format; the first is given to new ones.
    var extensions: [String] {
        switch self {
        case .csv: ["csv", "tsv"]
        case .xcloc: ["xcloc"]
        case .xliff: ["xliff", "xlf"]
        }
    }

    /// What decides which units the format can hold.
    var exchange: ExchangeFormat {
        switch self {
        case .csv: .csv
        case .xcloc, .xliff: .xliff
        }
    }

    /// The files to write for one language.
    /// - Parameters:
    ///   - path: that of the file, or of the package's folder.
    ///   - notes: what goes into the package besides.
    func files(
        of document: ExchangeDocument, at path: String, _ package: PackageContents, notes: [SourceFile]
    ) throws(LoadError) -> [FileContent] {
        let version = ToolVersion.number
        switch self {
        case .csv:
            let dialect = CSVFormat.dialect(path: path) ?? .comma
            return [FileContent(path: path, bytes: CSVFormat.bytes(of: document, dialect: dialect))]
        case .xliff:
            let xliff = XLIFFDocument(document, tool: .own(version: version))
            return [FileContent(path: path, bytes: XLIFFWriter.bytes(of: xliff))]
        case .xcloc:
            let files = LocalizationPackage.files(
                of: document, project: package.projectName, toolVersion: version,
                sources: try package.sources(of: document), notes: notes)
            return files.map { FileContent(path: PathText.join(path, $0.path), bytes: $0.bytes) }
        }
    }
}
