import L10nCatalog
import L10nFormats
import L10nReporting
import L10nSource

/// The entries of a `.stringsdict` file with their forms, duplicates included.
enum StringsDictDump: FileDump {
    static let suffixes = StringsDictFormat.suffixes

    static func write(_ file: SourceFile, to writer: inout JSONWriter) -> (SourceFile, [Diagnostic]) {
        let parsed = StringsDictFormat.decode(file)
        let fragment = parsed.value
        let lines = LineTable(fragment.source)
        writer.member("format", StringsDictFormat.name)
        writer.member("encoding", fragment.source.encoding.rawValue)
        writer.member("entries") { writer in
            writer.array(fragment.entries) { writer, entry in
                writer.object { writer in
                    writer.member("key", fragment.key(of: entry))
                    if !entry.flags.contains(.notAText) { writer.member("text", fragment.text(of: entry)) }
                    writer.member("comment", ifPresent: fragment.comment(of: entry))
                    writer.place(entry.range.lower, lines)
                    if entry.flags.contains(.lostAtRunTime) { writer.member("lostAtRunTime") { $0.flag(true) } }
                    writer.forms(of: entry, in: fragment, lines)
                }
            }
        }
        return (fragment.source, parsed.diagnostics)
    }
}
