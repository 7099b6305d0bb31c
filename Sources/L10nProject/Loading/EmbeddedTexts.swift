import DefaultResources
import L10nCatalog
import L10nFormats
import L10nLocale
import L10nSource

/// The default texts that the program carries with it, as the lowest layer.
enum EmbeddedTexts {
    /// What reports print before the paths of embedded files.
    static let prefix = "<defaults>/"

    /// - Parameter languages: the language subtags of the files that are wanted; nil for all.
    static func layer(sourceTag: LanguageTag, languages: Set<String>?) -> CatalogLayer {
        let folder = "Localizations/"
        var columns: [String: [CatalogColumn]] = [:]
        for file in DefaultResources.files(under: folder) {
            let parts = file.path.dropFirst(folder.count).split(separator: "/")
            guard parts.count == 2, parts[0].hasSuffix(".lproj"), parts[1].hasSuffix(".strings"),
                isWanted(parts[0], languages), let tag = LanguageTag(String(parts[0].dropLast(".lproj".count)))
            else { continue }
            let source = SourceFile(path: prefix + parts.joined(separator: "/"), bytes: file.bytes)
            columns[String(parts[1].dropLast(".strings".count)), default: []].append(
                CatalogColumn(
                    tag: tag.canonical, folder: tag.description, fragment: StringsFormat.decode(source).value))
        }
        let tables = columns.sorted { $0.key < $1.key }.map {
            CatalogTable.joining(name: $0.key, columns: $0.value, sourceTag: sourceTag)
        }
        return CatalogLayer(
            name: "defaults", kind: .library, isEmbedded: true,
            bundles: [CatalogBundle(path: String(prefix.dropLast()), tables: tables)])
    }

    /// The languages of the default texts, sorted, whether they were read or not.
    static var languages: [LanguageTag] {
        let folders = DefaultResources.files(under: "Localizations/").compactMap {
            $0.path.split(separator: "/").dropFirst().first
        }
        return Set(folders.compactMap { LanguageTag(lprojName: $0) }).sorted()
    }

    private static func isWanted(_ folder: Substring, _ languages: Set<String>?) -> Bool {
        guard let languages else { return true }
        return languages.contains(String(folder.prefix { $0 != "-" && $0 != "." }))
    }
}
