import L10nExchange
import L10nFormats
import L10nReporting
import L10nSource

/// The units of an XLIFF file, as far as import reads them; of units with the same id none.
enum XLIFFDump: FileDump {
    package static let suffixes = XLIFFFormat.suffixes

    static func write(_ file: SourceFile, to writer: inout JSONWriter) -> (SourceFile, [Diagnostic]) {
        let parsed = XLIFFReader.read(file)
        let source = parsed.value.origin ?? file
        let lines = LineTable(source)
        writer.member("format", XLIFFFormat.name)
        writer.member("encoding", source.encoding.rawValue)
        writer.member("files") { writer in
            writer.array(parsed.value.files) { writer, file in
                writer.object { Self.write(file, lines, to: &$0) }
            }
        }
        return (source, parsed.diagnostics)
    }

    private static func write(_ file: XLIFFFile, _ lines: LineTable, to writer: inout JSONWriter) {
        writer.member("original", file.original)
        writer.member("sourceLanguage", file.sourceLanguage)
        writer.member("targetLanguage", ifPresent: file.targetLanguage)
        writer.member("dataType", file.dataType)
        if let tool = file.tool {
            writer.member("tool") { writer in
                writer.object { writer in
                    writer.member("id", tool.id)
                    writer.member("name", tool.name)
                    writer.member("version", ifPresent: tool.version)
                    writer.member("build", ifPresent: tool.build)
                }
            }
        }
        let format = CatalogFormats.exchanged(file.original)
        writer.member("units") { writer in
            writer.array(Array(file.units)) { writer, unit in
                writer.object { Self.write(unit, in: format, lines, to: &$0) }
            }
        }
    }

    private static func write(
        _ unit: XLIFFUnit, in format: (any ExchangedCatalogFormat.Type)?, _ lines: LineTable,
        to writer: inout JSONWriter
    ) {
        let id = ExchangeID(text: unit.id, in: format)
        writer.member("id", unit.id)
        writer.member("key", id.key)
        if !id.path.isEntry { writer.member("form", id.path.text) }
        writer.member("source", ifPresent: unit.source)
        writer.member("target", ifPresent: unit.target?.text)
        writer.member("state", ifPresent: unit.target?.state)
        writer.member("stateQualifier", ifPresent: unit.target?.stateQualifier)
        if !unit.isTranslatable { writer.member("translate") { $0.flag(false) } }
        if let length = unit.maximumLength { writer.member("maximumLength", length) }
        writer.notes(unit.notes)
        if let places = unit.places { writer.place(places.unit.lower, lines) }
    }
}
