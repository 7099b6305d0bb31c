import Foundation
import L10nCatalog
import L10nFormats
import L10nLocale
import L10nLookup
import L10nProject
import L10nSource
import StateViews
import TestSupport
import TokenThemes

/// Small catalogs for tests, made from `.strings` text as a project's are.
enum Fixture {
    /// A layer that says these texts: by language, then by key.
    static func layer(
        _ kind: LayerKind, brand: String? = nil, _ texts: [String: [String: String]]
    ) -> CatalogLayer {
        let columns = texts.sorted { $0.key < $1.key }.compactMap { tag, entries in
            LanguageTag(tag).map { parsed in
                let lines = entries.sorted { $0.key < $1.key }.map { "\"\($0)\" = \"\($1)\";\n" }
                let file = SourceFile(path: "\(kind.rawValue)/\(tag).lproj/T.strings", text: lines.joined())
                return CatalogColumn(tag: parsed, folder: tag, fragment: StringsFormat.decode(file).value)
            }
        }
        let table = CatalogTable.joining(name: "T", columns: columns, sourceTag: .english)
        return CatalogLayer(
            name: kind.rawValue, kind: kind, brand: brand,
            bundles: [CatalogBundle(path: kind.rawValue, tables: [table])])
    }

    /// A layer with one entry of a `.stringsdict` in English: a format, and the forms of the variable 'count'.
    static func layer(_ key: String, format: String, _ forms: [String: String], in tag: String) -> CatalogLayer {
        let rows = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
        let text = """
            <plist version="1.0"><dict><key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key>
            <string>\(format)</string><key>count</key><dict><key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>ld</string>\(rows)
            </dict></dict></dict></plist>
            """
        let file = SourceFile(path: "app/\(tag).lproj/T.stringsdict", text: text)
        let columns = LanguageTag(tag).map { parsed in
            [CatalogColumn(tag: parsed, folder: tag, fragment: StringsDictFormat.decode(file).value)]
        }
        let table = CatalogTable.joining(name: "T", columns: columns ?? [], sourceTag: .english)
        return CatalogLayer(
            name: "app", kind: .app, brand: nil, bundles: [CatalogBundle(path: "app", tables: [table])])
    }

    /// The texts of the product and a theme, without any project.
    static func defaults() async throws -> Project { try await loaded.value }

    /// Loaded once for all tests.
    private static let loaded = Task {
        let folder = try TemporaryFolder.made()
        defer { TemporaryFolder.remove(folder) }
        return try await ProjectLoader.load(ProjectRequest(paths: [folder.path], root: folder.path))
    }

    private static let theme = EmbeddedTheme.read().theme
    private static let looks = Locked<[[String: String]: StateViewLook]>([:])

    /// The tokens of the theme of the product, resolved once for all tests.
    static func look(_ input: [String: String] = [:]) throws -> StateViewLook {
        if let known = looks.withLock({ $0[input] }) { return known }
        let look = try StateViewLook(theme.resolved(theme.permutation(input)))
        looks.withLock { $0[input] = look }
        return look
    }

    static func resolve(
        _ definition: StateViewDefinition, _ catalog: Catalog, in locales: [String] = ["en"], brand: String? = nil,
        order: LookupOrder = .localeMajor, look: StateViewLook? = nil
    ) -> ResolvedStateView {
        StateViewResolver.resolve(
            definition,
            in: StateViewEnvironment(locales: locales.compactMap { LanguageTag($0) }, brand: brand),
            lookup: CatalogLookup(catalog, localizer: Localizer(catalog, order: order, brand: brand)), look: look)
    }
}
