import ArgumentParser
import L10nFormats
import L10nICU
import L10nProject
import L10nReporting
import L10nSource

/// `format [FILES]`: String Catalogs in the order and layout in which Xcode saves them.
struct FormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Puts the members of String Catalogs in Xcode's order, one a line.",
        discussion: """
            The indent, the space around colons, the line ends and the last line end of each file stay, as do all values. \
            A file that would change only in those is not touched.
            """)

    @Argument(help: "String Catalogs, or folders that are searched for them; without any, the working folder.")
    var files: [String] = []

    @Flag(help: "Writes nothing; names the files that would change, and ends with 1 if there are any.")
    var check = false

    func run() throws {
        let search = try CommandFailure.attempt { () throws(LoadError) in
            try CatalogFiles.find(ProjectRequest(paths: files))
        }
        let changes = try Self.changes(of: search.files)
        if !check {
            try CommandFailure.attempt { () throws(LoadError) in
                try FileTransaction.write(
                    changes.map(\.content), in: search.base, confinement: search.confinement)
            }
        }
        for change in changes {
            try Console.write("\(check ? "would format" : "formatted") \(change.file.shown)\n")
        }
        for folder in search.emptyFolders {
            Console.complain("\(Wording.quoted(folder)) holds no String Catalog; name a folder that does")
        }
        if check && !changes.isEmpty || !search.emptyFolders.isEmpty { throw CommandEnd(status: .findings) }
    }

    private struct Change {
        let file: CatalogFiles.Found
        let content: FileContent
    }

    /// What is to be written. All files are read before any is written.
    private static func changes(of files: [CatalogFiles.Found]) throws -> [Change] {
        var changes: [Change] = []
        for file in files {
            guard XCStringsFormat.claims(file.path) else {
                throw CommandFailure(
                    status: .findings,
                    message: "\(Wording.quoted(file.shown)) is no String Catalog; name .xcstrings files")
            }
            let stamp = FileSystem.stamp(file.path)
            let bytes = try CommandFailure.attempt { () throws(LoadError) in try FileSystem.read(file.path) }
            let source = SourceFile(path: file.shown, bytes: bytes)
            let parsed = try formatted(source)
            guard let formatted = parsed.value else { throw refusal(source, parsed.diagnostics) }
            if formatted != bytes {
                let content = FileContent(path: file.path, bytes: formatted, replacing: stamp)
                changes.append(Change(file: file, content: content))
            }
        }
        return changes
    }

    private static func formatted(_ source: SourceFile) throws -> Parsed<[UInt8]?> {
        do throws(ICUError) {
            return try XCStringsLayout.formatted(source)
        } catch {
            throw CommandFailure.environment(error.description)
        }
    }

    /// Why a file stays as it is.
    private static func refusal(_ source: SourceFile, _ findings: [Diagnostic]) -> CommandFailure {
        let reason =
            findings.first.map { finding in
                let position = LineTable(source).position(of: Int(finding.span.range.lower))
                return "\(source.path):\(position.line):\(position.column): \(finding.message)"
            } ?? "\(source.path): a String Catalog is an object"
        return CommandFailure(status: .findings, message: reason + "; no file was written")
    }
}
