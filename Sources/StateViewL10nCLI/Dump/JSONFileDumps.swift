import L10nProject
import L10nReporting
import L10nSource
import L10nSyntax
import TokenThemes

/// A configuration as it is written.
enum ConfigurationDump: FileDump {
    static let suffixes = [Configuration.fileName]

    static func write(_ file: SourceFile, to writer: inout JSONWriter) -> (SourceFile, [Diagnostic]) {
        writer.member("format", "configuration")
        writer.member("encoding", file.encoding.rawValue)
        writer.tree(JSONTree.parse(file, dialect: .lineComments).value.root, LineTable(file))
        return (file, Configuration.read(file, folder: "").diagnostics)
    }
}

/// The groups and tokens of a token file as they are written.
enum TokenFileDump: FileDump {
    static let suffixes = [".tokens.json", ".tokens"]

    static func write(_ file: SourceFile, to writer: inout JSONWriter) -> (SourceFile, [Diagnostic]) {
        writer.member("format", "tokens")
        writer.member("encoding", file.encoding.rawValue)
        writer.tree(JSONTree.parse(file, dialect: .lenient).value.root, LineTable(file))
        return (file, TokenFileParser.parse(file).diagnostics)
    }
}

/// A resolver document as it is written. The files that it names are read, to say which are missing.
enum ResolverDump: FileDump {
    static let suffixes = [".resolver.json"]

    static func write(_ file: SourceFile, to writer: inout JSONWriter) -> (SourceFile, [Diagnostic]) {
        writer.member("format", "resolver")
        writer.member("encoding", file.encoding.rawValue)
        writer.tree(JSONTree.parse(file, dialect: .lenient).value.root, LineTable(file))
        // The reader knows no paths but those in the document's own folder; what it says of other files is theirs.
        let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
        let name = parts.last.map(String.init) ?? file.path
        let folder = parts.dropLast().map { $0 + "/" }.joined()
        let confinement = Confinement([folder.isEmpty ? "." : folder])
        let parsed = ResolverDocument.read(name) { path in
            if path == name { return SourceFile(path: name, bytes: file.bytes, encoding: file.encoding) }
            return (try? confinement.read(folder + path)).map { SourceFile(path: path, bytes: $0) }
        }
        return (file, parsed.diagnostics.filter { $0.span.file == name })
    }
}
