import ArgumentParser
import L10nExchange
import L10nProject
import L10nReporting
import L10nSource

/// `dump FILE`: what the tool reads in a file, as JSON.
struct DumpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump",
        abstract: "Prints a file as JSON: keys, decoded texts, comments, places and what is wrong with it.")

    @Argument(
        help: """
            A .strings or .stringsdict file, a String Catalog, an XLIFF file or a table of a translator, a token file, a \
            resolver document or a configuration.
            """
    )
    var file: String

    func run() throws {
        if LocalizationPackage.claims(PathText.normalized(file)) {
            throw CommandFailure.usage(
                "\(Wording.quoted(file)) is a folder; name the file in its 'Localized Contents'")
        }
        guard let dump = FileDumpRegistry.all.first(where: { $0.reads(file) }) else {
            throw CommandFailure(
                status: .findings,
                message: "\(Wording.quoted(file)) is of no kind that can be read; "
                    + "name a file that ends in " + FileDumpRegistry.all.flatMap { $0.suffixes }.joined(separator: ", ")
            )
        }
        try Console.write(dump.render(SourceFile(path: file, bytes: try Self.bytes(of: file))))
    }

    private static func bytes(of path: String) throws -> [UInt8] {
        do throws(LoadError) {
            return try FileSystem.read(path)
        } catch {
            throw CommandFailure.environment(error.description)
        }
    }
}
