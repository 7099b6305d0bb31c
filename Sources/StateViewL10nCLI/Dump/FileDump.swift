import L10nReporting
import L10nSource

/// A kind of file that `dump` can print.
protocol FileDump: Sendable {
    /// The ends of the names of such files.
    static var suffixes: [String] { get }
    /// Writes what was read as members of an object, and returns what is wrong with the file.
    static func write(_ file: SourceFile, to writer: inout JSONWriter) -> (SourceFile, [Diagnostic])
}

extension FileDump {
    static func reads(_ path: String) -> Bool { suffixes.contains(where: path.lowercased().hasSuffix) }

    /// The whole file as JSON, with its findings last.
    static func render(_ file: SourceFile) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("file", file.path)
            let (source, diagnostics) = write(file, to: &writer)
            let lines = LineTable(source)
            writer.member("diagnostics") { writer in
                writer.array(diagnostics.sorted { ($0.span.range.lower, $0.id) < ($1.span.range.lower, $1.id) }) {
                    $0.diagnostic($1, lines)
                }
            }
        }
        writer.endLine()
        return writer.output
    }
}

/// All kinds, by name.
enum FileDumpRegistry {
    static let all: [any FileDump.Type] = [
        ConfigurationDump.self,
        PODump.self,
        ResolverDump.self,
        StringsDictDump.self,
        StringsDump.self,
        TableDump.self,
        TokenFileDump.self,
        XCStringsDump.self,
        XLIFFDump.self,
    ]
}

extension JSONWriter {
    /// The line and column of an offset, as two members.
    mutating func place(_ offset: UInt32, _ lines: LineTable) {
        members(of: lines.position(of: Int(offset)))
    }

    fileprivate mutating func diagnostic(_ diagnostic: Diagnostic, _ lines: LineTable) {
        object { writer in
            writer.member("rule", diagnostic.id.rawValue)
            writer.member("cause", ifPresent: diagnostic.cause)
            writer.member("severity", diagnostic.severity.rawValue)
            writer.member("message", diagnostic.message)
            writer.place(diagnostic.span.range.lower, lines)
        }
    }
}
