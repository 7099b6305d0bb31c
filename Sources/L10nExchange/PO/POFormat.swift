package import L10nCatalog
import L10nLocale
package import L10nSource
import L10nSyntax

/// PO files of GNU gettext: the key is the context, so that texts are found again whatever becomes of the source text.
package enum POFormat: ExchangeFormat {
    package static let name = "po"
    package static let suffixes = [".po"]
    package static let choosesByIntegers = true
    package static let joinsForms = true

    package static func mayRefuse(
        _ entry: CatalogEntry, of source: CatalogFragment, _ translation: CatalogEntry?,
        in format: (any ExchangedCatalogFormat.Type)?
    ) -> Bool {
        entry.keyRange.isEmpty || entry.keyTraits.union(entry.textTraits).hasAny(of: .unseen)
            || translation?.textTraits.hasAny(of: .unseen) ?? false
            || source.withKey(of: entry) { ByteSearch.first(UInt8(ascii: "|"), in: $0, from: 0) < $0.count }
    }

    package static func refusal(
        of unit: ExchangeUnit, in format: (any ExchangedCatalogFormat.Type)?
    ) -> ExportRefusal? {
        let id = ExchangeID(unit.id.key, unit.id.path.withoutCategory)
        if POContext.id(POContext.text(of: id), []) != id {
            return ExportRefusal(
                .variantPathInKey, "id-collision",
                "this key cannot be told from a form of another on export; rename it")
        }
        // In no context and without a text, an entry is the header of the file.
        if POContext.text(of: id).isEmpty, unit.source ?? "" == "" {
            return ExportRefusal(
                .lossyExport, "no-text",
                "PO files have no place for a text without a key that is empty in the source; give it a key")
        }
        guard [unit.id.key, unit.source ?? "", unit.target ?? ""].contains(where: { $0.utf8.contains(0) }) else {
            return nil
        }
        return ExportRefusal(
            .lossyExport, "forbidden-character", "PO files cannot hold \(Wording.name(of: "\0")); remove it"
        )
    }

    package static func read(_ input: ExchangeInput) -> ExchangeReading {
        ExchangeReading.file(input) { file in
            let reader = POReader(file, language: input.targetLanguage)
            let isRefused = reader.diagnostics.contains { $0.rule == .unsupportedEncoding }
            return ExchangeReading(
                documents: isRefused ? [] : [reader.document], findings: reader.diagnostics, sources: [reader.po.file])
        }
    }

    package static func files(of document: ExchangeDocument, _ output: ExchangeOutput) -> [SourceFile] {
        let plurals = POPlurals(of: document.targetLanguage)
        var text = header(of: document, plurals, output)
        var taken: Set<[String]> = []
        for file in document.files {
            for message in POMessage.messages(of: file.units, in: file.original) {
                var message = message
                message.namesFile = !taken.insert(message.pair).inserted
                text += "\n" + message.text(plurals) + "\n"
            }
        }
        return [SourceFile(path: output.path, text: text)]
    }

    package static func editor(
        of file: SourceFile, _ document: ExchangeDocument, toolVersion: String
    ) -> (any ExchangeEditor)? { POEditor(file, language: document.targetLanguage) }

    /// No clock: the same texts make the same file.
    private static func header(
        of document: ExchangeDocument, _ plurals: POPlurals, _ output: ExchangeOutput
    ) -> String {
        let fields = [
            ("Project-Id-Version", output.project.isEmpty ? "texts" : output.project), ("PO-Revision-Date", ""),
            ("Last-Translator", ""), ("Language-Team", ""), ("Language", language(document.targetLanguage ?? "")),
            ("MIME-Version", "1.0"), ("Content-Type", "text/plain; charset=UTF-8"),
            ("Content-Transfer-Encoding", "8bit"), ("Plural-Forms", plurals.header),
            ("X-Source-Language", document.sourceLanguage), ("X-Generator", "stateview-l10n \(output.toolVersion)"),
        ]
        let value = fields.map { "\($0.0): \($0.1)\n" }.joined()
        return "msgid \"\"\n" + POWriter.text("msgstr", value) + "\n"
    }

    /// A tag as gettext writes it, where it is of a language and perhaps a region alone.
    private static func language(_ tag: String) -> String {
        let parts = tag.split(separator: "-")
        return parts.count == 2 && parts[1].utf8.count == 2 ? "\(parts[0])_\(parts[1])" : tag
    }
}
