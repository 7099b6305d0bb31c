import L10nCatalog
import L10nFormats
import L10nLocale
import L10nLookup
import L10nSource

/// The default texts, as the lowest layer.
enum EmbeddedTexts {
    /// - Parameters:
    ///   - languages: the language subtags of the files that are wanted; nil for all.
    ///   - limit: the most bytes of a file that are read.
    static func layer(
        _ defaults: DefaultFiles, sourceTag: LanguageTag, languages: Set<String>?, limit: Int
    ) -> CatalogLayer {
        let folder = "Localizations"
        var columns: [String: [CatalogColumn]] = [:]
        for path in defaults.paths(inFoldersOf: folder)
        where isWanted(path.utf8.dropFirst(folder.utf8.count + 1), languages) {
            let parts = path.dropFirst(folder.count + 1).split(separator: "/")
            guard parts.count == 2, let format = CatalogFormats.format(of: path) else { continue }
            let place = format.place(of: path)
            guard let tag = place.folder.flatMap({ LanguageTag($0) }), let source = defaults.file(path, limit: limit)
            else { continue }
            let content = format.decodeLanguages(of: source, isForEditing: false).value
            columns[place.table, default: []] += content.languages.map {
                CatalogColumn(tag: tag.canonical, folder: tag.description, fragment: $0.fragment)
            }
        }
        let tables = columns.sorted { $0.key < $1.key }.map {
            CatalogTable.joining(name: $0.key, columns: $0.value, sourceTag: sourceTag)
        }
        let bundle = defaults.shownPath(folder + "/").dropLast()
        return CatalogLayer(
            name: "defaults", kind: .library, isEmbedded: true,
            bundles: [CatalogBundle(path: String(bundle), tables: tables)])
    }

    /// The languages of the default texts, sorted, whether they were read or not.
    static func languages(_ defaults: DefaultFiles) -> [LanguageTag] {
        let folders = defaults.paths(inFoldersOf: "Localizations").compactMap {
            $0.split(separator: "/").dropFirst().first
        }
        return Set(folders.compactMap { LanguageTag(lprojName: $0) }).sorted()
    }

    /// - Parameter path: a path that begins with the name of a language folder.
    private static func isWanted(_ path: Substring.UTF8View, _ languages: Set<String>?) -> Bool {
        guard let languages else { return true }
        // The bytes tell enough: most files are of languages that nobody wants, and need not be taken apart.
        let language = path.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "/") }
        return languages.contains(String(Substring(language)))
    }
}
