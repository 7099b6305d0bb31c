import L10nExchange
import L10nLocale
import L10nLookup
import L10nReporting

/// The figures of `status` for programs. The article `Reports` describes the members, which keep their order.
enum StatusJSON {
    /// Goes up when members change their meaning or are taken away.
    private static let version = 1

    static func text(_ coverage: TextCoverage, sourceLanguage: LanguageTag) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", version)
            writer.member("tool") { writer in
                writer.object { writer in
                    writer.member("name", RootCommand.name)
                    writer.member("version", ToolVersion.number)
                }
            }
            writer.member("sourceLanguage", sourceLanguage.description)
            writer.member("locales") { writer in
                writer.array(coverage.languages) { writer, language in
                    writer.object { write(language, to: &$0) }
                }
            }
            writer.member("damagedFiles") { writer in
                writer.array(coverage.damagedFiles) { $0.text($1) }
            }
        }
        writer.endLine()
        return writer.output
    }

    private static func write(_ language: TextCoverage.Language, to writer: inout JSONWriter) {
        writer.member("locale", language.tag.description)
        write(language.count, to: &writer)
        writer.member("layers") { writer in
            writer.array(language.layers) { writer, layer in
                writer.object { write(layer, to: &$0) }
            }
        }
    }

    private static func write(_ layer: TextCoverage.Layer, to writer: inout JSONWriter) {
        writer.member("layer", layer.name)
        writer.member("kind", layer.kind.rawValue)
        writer.member("brand", ifPresent: layer.brand)
        writer.member("builtIn") { $0.flag(layer.isEmbedded) }
        write(layer.count, to: &writer)
        writer.member("tables") { writer in
            writer.array(layer.tables) { writer, table in
                writer.object { writer in
                    writer.member("bundle", table.bundle)
                    writer.member("table", table.name)
                    write(table.count, to: &writer)
                }
            }
        }
    }

    private static func write(_ count: TextCount, to writer: inout JSONWriter) {
        writer.member("translated", count.translated)
        writer.member("needsReview", count.needsReview)
        writer.member("machineTranslated", count.machineTranslated)
        writer.member("new", count.new)
        writer.member("missing", count.missing)
        writer.member("stale", count.stale)
        writer.member("total", count.total)
        writer.member("percent", Double(count.permille) / 10)
    }
}
