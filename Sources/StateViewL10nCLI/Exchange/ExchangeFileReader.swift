import L10nFormats
import L10nProject
import L10nSource

/// Reads the files that come back from translators, each in the format that its name says.
enum ExchangeFileReader {
    struct Returned {
        var document: ExchangeDocument
        /// What is wrong with the file itself.
        var findings: [Diagnostic]
    }

    static func read(_ path: String) throws(CommandFailure) -> [Returned] {
        let name = path.lowercased()
        if name.hasSuffix(".xliff") || name.hasSuffix(".xlf") { return [xliff(try source(path))] }
        throw .usage("\(Wording.quoted(path)) is of no kind that can be imported; name a file that ends in .xliff")
    }

    private static func xliff(_ file: SourceFile) -> Returned {
        let parsed = XLIFFReader.read(file, reportsXcodeLosses: false)
        return Returned(document: ExchangeDocument(parsed.value), findings: parsed.diagnostics)
    }

    private static func source(_ path: String) throws(CommandFailure) -> SourceFile {
        do {
            return SourceFile(path: path, bytes: try FileSystem.read(path))
        } catch {
            throw .environment(error.description)
        }
    }
}
