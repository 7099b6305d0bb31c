import L10nExchange
import L10nReporting
import L10nSource

/// The entries of a PO file, as far as import reads them, with the fields of its header.
enum PODump: FileDump {
    static let suffixes = POFormat.suffixes

    static func write(_ file: SourceFile, to writer: inout JSONWriter) -> (SourceFile, [Diagnostic]) {
        let reader = POReader(file, language: nil)
        let source = reader.po.file
        writer.member("format", POFormat.name)
        writer.member("encoding", source.encoding.rawValue)
        writer.member("header") { writer in
            writer.array(reader.po.header) { writer, field in
                writer.object { writer in
                    writer.member("name", field.name)
                    writer.member("value", field.value)
                }
            }
        }
        writer.member("obsolete", reader.po.entries.count { $0.isObsolete })
        writer.files(reader.document.files, LineTable(source))
        return (source, reader.diagnostics)
    }
}
