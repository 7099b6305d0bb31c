import L10nLocale
package import L10nSource
import L10nSyntax

/// Xcode's localisation catalog (`fi.xcloc`): a folder with an XLIFF file, what it was made from, and what it is.
///
/// Source: interchange.md N-1 to N-4. The package is a list of files here, as only `L10nProject` touches the disk.
package struct LocalizationPackage: Sendable {
    /// The paths in the package, with `/` between their parts.
    package static let contentsPath = "contents.json"
    package static let localizedFolder = "Localized Contents"
    package static let sourceFolder = "Source Contents"
    package static let notesFolder = "Notes"

    /// The language that `contents.json` names, and where; nil where it names none.
    package var targetLocale: Located<String>?
    /// The XLIFF files, by their names.
    package var documents: [(name: String, document: XLIFFDocument)]

    /// Writes a package.
    /// - Parameters:
    ///   - project: the name of the project, for the translator's eyes.
    ///   - sources: files of the project that show a translator the context, by their paths from the project's root.
    ///   - notes: further files for the translator, such as screenshots.
    package static func files(
        of document: ExchangeDocument, project: String, toolVersion: String, sources: [SourceFile] = [],
        notes: [SourceFile] = []
    ) -> [SourceFile] {
        let locale = document.targetLanguage ?? document.sourceLanguage
        let contents = """
            {
              "developmentRegion" : \(JSONText.quoted(document.sourceLanguage)),
              "project" : \(JSONText.quoted(project)),
              "targetLocale" : \(JSONText.quoted(locale)),
              "toolInfo" : {
                "toolBuildNumber" : \(JSONText.quoted(toolVersion)),
                "toolID" : "stateview-l10n",
                "toolName" : "stateview-l10n",
                "toolVersion" : \(JSONText.quoted(toolVersion))
              },
              "version" : "1.0"
            }

            """
        let xliff = XLIFFWriter.bytes(of: XLIFFDocument(document, tool: .own(version: toolVersion)))
        return [
            SourceFile(path: contentsPath, text: contents),
            SourceFile(path: "\(localizedFolder)/\(locale).xliff", bytes: xliff),
        ] + placed(sources, in: sourceFolder) + placed(notes, in: notesFolder)
    }

    private static func placed(_ files: [SourceFile], in folder: String) -> [SourceFile] {
        files.map { SourceFile(path: "\(folder)/\($0.path)", bytes: $0.bytes) }
    }

    /// Reads a package.
    /// - Parameters:
    ///   - folder: the package's name, such as `fi.xcloc`.
    ///   - contents: its `contents.json`, where it has one.
    ///   - localized: the XLIFF files of its folder `Localized Contents`.
    package static func read(
        folder: String, contents: SourceFile?, localized: [SourceFile], reportsXcodeLosses: Bool = true
    ) -> Parsed<LocalizationPackage> {
        var package = LocalizationPackage(targetLocale: nil, documents: [])
        var diagnostics: [Diagnostic] = []
        if let contents {
            let tree = JSONTree.parse(contents)
            diagnostics += tree.diagnostics
            if let value = tree.value.root["targetLocale"], let locale = value.string {
                package.targetLocale = Located(locale, at: value.range)
            }
        }
        for file in localized {
            let read = XLIFFReader.read(file, reportsXcodeLosses: reportsXcodeLosses)
            diagnostics += read.diagnostics
            package.documents.append((stem(file.path), read.value))
            diagnostics += package.drift(of: read.value, file, folder: folder, contents)
        }
        if localized.isEmpty {
            diagnostics.append(
                Diagnostic(
                    .invalidXLIFF, "the package has no XLIFF file in '\(localizedFolder)'; export it again",
                    at: SourceSpan(file: contents?.path ?? folder, range: SourceRange(at: 0)), cause: "no-xliff"))
        }
        return Parsed(package, diagnostics: diagnostics)
    }

    /// The cause of findings about languages that do not agree.
    static let localeMismatch = "locale-mismatch"

    /// Reports names of the language that do not agree (N-3).
    private func drift(
        of document: XLIFFDocument, _ file: SourceFile, folder: String, _ contents: SourceFile?
    ) -> [Diagnostic] {
        // What is the name of no language may be a name that somebody chose.
        let names: [(what: String, name: String?)] = [
            ("the folder", Self.language(Self.stem(folder))), ("'targetLocale'", targetLocale?.value),
            ("the XLIFF file", Self.language(Self.stem(file.path))),
            ("'target-language'", document.files.lazy.compactMap(\.targetLanguage).first),
        ]
        let said = names.compactMap { name in name.name.map { (name.what, $0) } }
        guard Set(said.map { Self.canonical($0.1) }).count > 1 else { return [] }
        let list = Wording.list(said.map { "\($0.0) says \(Wording.quoted($0.1))" })
        return [
            Diagnostic(
                .targetLanguageMismatch, "the package names several languages: \(list); make them one",
                at: file.span(SourceRange(at: 0)), cause: Self.localeMismatch)
        ]
    }

    private static func stem(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
    }

    private static func language(_ name: String) -> String? {
        let reading = LanguageTagReading(name)
        return reading.tag != nil && reading.problem == nil ? name : nil
    }

    private static func canonical(_ name: String) -> String {
        LanguageTagReading(name).tag?.canonical.description ?? name
    }
}
