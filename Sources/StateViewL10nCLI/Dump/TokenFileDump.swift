import DesignTokens
import L10nReporting
import L10nSource
import L10nSyntax

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
