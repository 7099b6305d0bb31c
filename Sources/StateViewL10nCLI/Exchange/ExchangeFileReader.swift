import L10nExchange
import L10nProject
import L10nSource

/// Reads the files that come back from translators, each in the format that its name says.
enum ExchangeFileReader {
    /// - Parameter reportsXcodeLosses: whether to tell what Xcode would make of XLIFF files.
    static func read(_ path: String, reportsXcodeLosses: Bool) throws(CommandFailure) -> ExchangeReading {
        guard let format = ExchangeFormats.format(of: PathText.name(of: PathText.normalized(path))) else {
            let suffixes = ExchangeFormats.all.flatMap { $0.suffixes }
            throw .usage(
                "\(Wording.quoted(path)) is of no kind that can be imported; "
                    + "name a file that ends in \(Wording.list(suffixes, "or"))")
        }
        var input = ExchangeInput(path: path, files: [])
        input.reportsXcodeLosses = reportsXcodeLosses
        guard let layout = format.layout else {
            input.files = [try source(path)]
            return format.read(input)
        }
        input.path = PathText.normalized(path)
        let contents = PathText.join(input.path, layout.contents)
        let confinement = Confinement([input.path])
        if FileSystem.status(contents) != nil {
            guard confinement.holds(contents) else { return leavingPackage(contents) }
            input.contents = try source(contents)
        }
        let folder = PathText.join(input.path, layout.folder)
        guard confinement.holds(folder) else { return leavingPackage(folder) }
        // What begins with a dot is of the system that packed the folder, such as '._de.xliff' of macOS.
        for name in try names(in: folder) where !name.hasPrefix(".") && name.lowercased().hasSuffix(layout.suffix) {
            let file = PathText.join(folder, name)
            guard confinement.holds(file) else { return leavingPackage(file) }
            input.files.append(try source(file))
        }
        return format.read(input)
    }

    private static func leavingPackage(_ file: String) -> ExchangeReading {
        ExchangeReading(
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
