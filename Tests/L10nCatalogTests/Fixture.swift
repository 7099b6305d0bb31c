import L10nCatalog
import L10nFormats
import L10nLocale
import L10nLookup
import L10nSource

/// Small catalogs for tests, made from `.strings` text as a project's are.
enum Fixture {
    static func table(_ files: [(tag: String, text: String)], source: String = "en") -> CatalogTable {
        let columns = files.compactMap { tag, text in
            LanguageTag(tag).map { parsed in
                CatalogColumn(
                    tag: parsed, folder: tag,
                    fragment: StringsFormat.decode(SourceFile(path: "\(tag).lproj/T.strings", text: text)).value)
            }
        }
        return CatalogTable.joining(name: "T", columns: columns, sourceTag: LanguageTag(source) ?? .english)
    }

    static func bundle(_ path: String, _ tags: [String: [String: String]]) -> CatalogBundle {
        let files = tags.sorted { $0.key < $1.key }.map { tag, texts in
            (tag: tag, text: texts.sorted { $0.key < $1.key }.map { "\"\($0)\" = \"\($1)\";\n" }.joined())
        }
        return CatalogBundle(path: path, tables: [table(files)])
    }

    static func layer(_ kind: LayerKind, tags: [String: [String: String]]) -> CatalogLayer {
        CatalogLayer(
            name: kind.rawValue, kind: kind, brand: kind == .brand ? "acme" : nil,
            bundles: [bundle(kind.rawValue, tags)])
    }
}
