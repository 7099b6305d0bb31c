import L10nExchange
import L10nReporting
import L10nSource

/// The rows of a table for translators, a language at a time.
enum TableDump: FileDump {
    static let suffixes = CSVFormat.suffixes

    static func write(_ file: SourceFile, to writer: inout JSONWriter) -> (SourceFile, [Diagnostic]) {
        let reading = CSVFormat.read(ExchangeInput(file))
        // The text of a table in UTF-16 is another than the bytes on the disk.
        let source = reading.sources.first ?? file
        let lines = LineTable(source)
        writer.member("format", CSVFormat.dialect(path: file.path) == .escapedTabs ? "tsv" : "csv")
        writer.member("encoding", source.encoding.rawValue)
        writer.member("languages") { writer in
            writer.array(reading.documents) { writer, document in
                writer.object { writer in
                    if !document.sourceLanguage.isEmpty { writer.member("sourceLanguage", document.sourceLanguage) }
                    writer.member("targetLanguage", ifPresent: document.targetLanguage)
                    writer.files(document.files, lines)
                }
            }
        }
        return (source, reading.findings)
    }
}

extension JSONWriter {
    /// The files of a project that a document is about, with their units.
    mutating func files(_ files: [ExchangeFile], _ lines: LineTable) {
        member("files") { writer in
            writer.array(files) { writer, file in
                writer.object { writer in
                    writer.member("original", file.original)
                    writer.member("units") { writer in
                        writer.array(Array(file.units)) { writer, unit in
                            writer.object { $0.members(of: unit, lines) }
                        }
                    }
                }
            }
        }
    }

    private mutating func members(of unit: ExchangeUnit, _ lines: LineTable) {
        member("key", unit.id.key)
        if !unit.id.path.isEntry { member("form", unit.id.path.text) }
        member("source", ifPresent: unit.source)
        member("target", ifPresent: unit.target)
        member("state", unit.state.name)
        if let length = unit.maximumLength { member("maximumLength", length) }
        notes(unit.notes)
        if let places = unit.places { place(places.unit.lower, lines) }
    }

    /// What a translator is told, as a member; nothing where nobody says anything.
    mutating func notes(_ notes: [ExchangeNote]) {
        let notes = notes.filter { !$0.text.isEmpty }
        guard !notes.isEmpty else { return }
        member("notes") { writer in
            writer.array(notes) { writer, note in
                writer.object { writer in
                    writer.member("text", note.text)
                    writer.member("from", ifPresent: note.author)
                }
            }
        }
    }
}
