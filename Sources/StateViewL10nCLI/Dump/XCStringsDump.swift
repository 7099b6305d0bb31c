import L10nCatalog
import L10nFormats
import L10nLocale
import L10nReporting
import L10nSource

/// The entries of a String Catalog, language by language.
enum XCStringsDump: FileDump {
    static let suffixes = XCStringsFormat.suffixes

    static func write(_ file: SourceFile, to writer: inout JSONWriter) -> (SourceFile, [Diagnostic]) {
        let parsed = XCStringsFormat.decode(file)
        let catalog = parsed.value
        let lines = LineTable(catalog.source)
        writer.member("format", XCStringsFormat.name)
        writer.member("encoding", catalog.source.encoding.rawValue)
        writer.member("sourceLanguage", catalog.sourceLanguage.description)
        writer.member("languages") { writer in
            writer.array(catalog.languages) { writer, language in
                writer.object { writer in
                    writer.member("language", language.name)
                    writer.member("entries") { writer in
                        writer.array(language.fragment.entries) {
                            Self.write($1, of: language.fragment, lines, to: &$0)
                        }
                    }
                }
            }
        }
        return (catalog.source, parsed.diagnostics)
    }

    private static func write(
        _ entry: CatalogEntry, of fragment: CatalogFragment, _ lines: LineTable, to writer: inout JSONWriter
    ) {
        writer.object { writer in
            writer.member("key", fragment.key(of: entry))
            if !entry.flags.contains(.notAText) {
                writer.member("text", fragment.text(of: entry))
                writer.member("state", entry.state.name)
            }
            if entry.flags.contains(.isImplied) { writer.member("isImplied") { $0.flag(true) } }
            if entry.flags.contains(.isNotTranslated) { writer.member("shouldTranslate") { $0.flag(false) } }
            writer.member("comment", ifPresent: fragment.comment(of: entry))
            writer.place(entry.textRange.lower, lines)
            writer.forms(of: entry, in: fragment, lines)
        }
    }
}
