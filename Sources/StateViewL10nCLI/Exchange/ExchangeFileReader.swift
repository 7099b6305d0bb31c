import L10nFormats
import L10nProject
import L10nSource

/// Reads the files that come back from translators, each in the format that its name says.
enum ExchangeFileReader {
    struct Returned {
        /// One a language; none where the file is too damaged to tell.
        var documents: [ExchangeDocument]
        /// What is wrong with the file itself.
        var findings: [Diagnostic]
        /// The files that were read, for the places of findings.
        var sources: [SourceFile]
    }

    /// - Parameter reportsXcodeLosses: whether to tell what Xcode would make of XLIFF files.
    static func read(_ path: String, reportsXcodeLosses: Bool) throws(CommandFailure) -> Returned {
        let name = path.lowercased()
        if name.hasSuffix(".xliff") || name.hasSuffix(".xlf") { return xliff(try source(path), reportsXcodeLosses) }
        if name.hasSuffix(".csv") || name.hasSuffix(".tsv") { return table(try source(path)) }
        if PathText.normalized(name).hasSuffix(".xcloc") {
            return try package(PathText.normalized(path), reportsXcodeLosses)
        }
        throw .usage(
            "\(Wording.quoted(path)) is of no kind that can be imported; "
                + "name a file that ends in .xliff, .xcloc or .csv")
    }

    private static func xliff(_ file: SourceFile, _ reportsXcodeLosses: Bool) -> Returned {
        if let page = page(file) { return page }
        let parsed = XLIFFReader.read(file, reportsXcodeLosses: reportsXcodeLosses)
        // What is no XLIFF of this version has no language that it could name.
        let isRead = !parsed.value.files.isEmpty || !parsed.diagnostics.contains { $0.severity == .error }
        return Returned(
            documents: isRead ? [ExchangeDocument(parsed.value)] : [], findings: parsed.diagnostics,
            sources: [parsed.value.origin ?? file])
    }

    /// A web page that was saved in the place of the file, such as one that asks for a password.
    private static func page(_ file: SourceFile) -> Returned? {
        guard WebPage.isOne(file.bytes) else { return nil }
        let finding = Diagnostic(
            .syntaxError, "this is HTML, a web page, and no translation; download the file again",
            at: SourceSpan(file: file.path, range: SourceRange(at: 0)), cause: "web-page")
        return Returned(documents: [], findings: [finding], sources: [file])
    }

    private static func table(_ file: SourceFile) -> Returned {
        if let page = page(file) { return page }
        let parsed = CSVFormat.read(file)
        // The text of a table in UTF-16 is another than the bytes on the disk.
        let source = parsed.value.first?.origin ?? file
        return Returned(documents: parsed.value, findings: parsed.diagnostics, sources: [source])
    }

    private static func package(
        _ path: String, _ reportsXcodeLosses: Bool
    ) throws(CommandFailure) -> Returned {
        let contentsPath = PathText.join(path, LocalizationPackage.contentsPath)
        let contents = FileSystem.status(contentsPath) == nil ? nil : try source(contentsPath)
        let folder = PathText.join(path, LocalizationPackage.localizedFolder)
        var localized: [SourceFile] = []
        for name in try names(in: folder) where name.lowercased().hasSuffix(".xliff") {
            let file = PathText.join(folder, name)
            guard isInside(file, of: path) else { return leavingPackage(file) }
            localized.append(try source(file))
        }
        let parsed = LocalizationPackage.read(
            folder: path, contents: contents, localized: localized, reportsXcodeLosses: reportsXcodeLosses)
        let documents = parsed.value.documents.map(\.document)
        return Returned(
            documents: documents.map { ExchangeDocument($0) }, findings: parsed.diagnostics,
            sources: documents.compactMap(\.origin) + (contents.map { [$0] } ?? []))
    }

    /// Whether a file of a package is not a link to one elsewhere.
    private static func isInside(_ file: String, of package: String) -> Bool {
        guard let folder = FileSystem.resolved(package), let target = FileSystem.resolved(file) else { return true }
        return target.utf8.starts(with: (folder + "/").utf8)
    }

    private static func leavingPackage(_ file: String) -> Returned {
        Returned(
            documents: [],
            findings: [
                Diagnostic(
                    .unsafePackagePath, "\(Wording.quoted(PathText.name(of: file))) leaves the package; refused",
                    at: SourceSpan(file: file, range: SourceRange(at: 0)))
            ], sources: [])
    }

    private static func names(in folder: String) throws(CommandFailure) -> [String] {
        guard FileSystem.status(folder) != nil else { return [] }
        do {
            return try FileSystem.list(folder)
        } catch {
            throw .environment(error.description)
        }
    }

    private static func source(_ path: String) throws(CommandFailure) -> SourceFile {
        do {
            return SourceFile(path: path, bytes: try FileSystem.read(path))
        } catch {
            throw .environment(error.description)
        }
    }
}
