import L10nFormats
import L10nLocale
import L10nProject
import L10nReporting
import L10nSource

/// What goes out for one language.
struct ExportedLanguage {
    var tag: LanguageTag
    /// The file that was written.
    var path: String
    var export: CatalogExport

    var units: [ExchangeUnit] { export.document.files.flatMap(\.units) }
    var untranslated: Int { units.count { $0.target == nil } }
}

/// What `export` did.
struct ExportReport {
    private let languages: [ExportedLanguage]

    init(_ languages: [ExportedLanguage]) {
        self.languages = languages
    }

    /// Whether every text that is to be translated went out.
    var isComplete: Bool {
        !languages.contains { $0.export.omissions.contains(where: \.isLoss) }
    }

    var text: String {
        languages.map { language in
            let units = Wording.count(language.units.count, "unit", "units")
            let losses = language.export.diagnostics.map {
                "\(Wording.visible($0.span.file)): \($0.severity.rawValue): "
                    + "\(Wording.quoted($0.subject.key ?? "")): \($0.message) [\($0.id)]\n"
            }
            let others = language.export.omissions.filter { !$0.isLoss }.map {
                "\(Wording.visible($0.original)): note: \($0.message)\n"
            }
            let head = losses.joined() + others.joined()
            if language.units.isEmpty { return head + "\(language.tag): there is nothing to translate\n" }
            return head + "\(language.path): \(units), \(language.untranslated) without a translation, "
                + "\(language.export.omissions.count) left out\n"
        }.joined()
    }

    var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("languages") { writer in
                writer.array(languages) { writer, language in
                    writer.object { Self.write(language, to: &$0) }
                }
            }
        }
        writer.endLine()
        return writer.output
    }

    private static func write(_ language: ExportedLanguage, to writer: inout JSONWriter) {
        writer.member("locale", language.tag.description)
        writer.member("path", language.path)
        writer.member("units", language.units.count)
        writer.member("untranslated", language.untranslated)
        writer.member("files") { writer in
            writer.array(language.export.document.files) { writer, file in
                writer.object { writer in
                    writer.member("original", file.original)
                    writer.member("units", file.units.count)
                }
            }
        }
        writer.member("omissions") { writer in
            writer.array(language.export.omissions) { writer, omission in
                writer.object { writer in
                    writer.member("original", omission.original)
                    writer.member("key", omission.key)
                    writer.member("reason", omission.reason.rawValue)
                    writer.member("message", omission.message)
                }
            }
        }
    }
}
