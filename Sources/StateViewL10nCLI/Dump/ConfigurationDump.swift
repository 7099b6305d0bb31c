import L10nProject
import L10nReporting
import L10nSource
import L10nSyntax

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
