import Foundation
import L10nSource
import Testing

@testable import L10nExchange
@testable import L10nFormats
@testable import L10nProject

/// The registries of formats list every format once, by name, and agree with each other.
struct FormatRegistryTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    /// The types that are said to be of a protocol, wherever.
    private static func types(of name: String) throws -> [String] {
        let paths = try #require(FileManager.default.enumerator(atPath: sources.path)).compactMap { $0 as? String }
        let pattern = try Regex("(?m)^(?:package )?(?:enum|struct|extension) (\\w+): (?:[\\w, ]*, )?\(name)\\b")
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            return text.matches(of: pattern).compactMap { $0.output[1].substring.map(String.init) }
        }
    }

    @Test func `every format of texts is listed, by name, in the registry of each thing it can do`() throws {
        func names(_ formats: [Any.Type]) -> [String] { formats.map { "\($0)" }.sorted() }
        #expect(try names(CatalogFormats.all) == Self.types(of: "CatalogFormat").sorted())
        #expect(try names(CatalogFormats.exchanged) == Self.types(of: "ExchangedCatalogFormat").sorted())
        #expect(try names(CatalogFormats.editing) == Self.types(of: "EditableCatalogFormat").sorted())
        #expect(try names(ExchangeFormats.all) == Self.types(of: "ExchangeFormat").sorted())
        for list in [
            CatalogFormats.all.map { $0.name }, CatalogFormats.exchanged.map { $0.name },
            CatalogFormats.editing.map { $0.name }, ExchangeFormats.all.map { $0.name },
        ] {
            #expect(list == list.sorted() && Set(list).count == list.count)
        }
    }

    @Test func `no two formats claim a file, and what none claims is of none`() {
        let suffixes = CatalogFormats.all.flatMap { $0.suffixes } + ExchangeFormats.all.flatMap { $0.suffixes }
        for suffix in suffixes {
            #expect(suffix.hasPrefix("."))
            let catalogs = CatalogFormats.all.count { $0.claims("a/b" + suffix) }
            #expect(catalogs + ExchangeFormats.all.count { $0.claims("a/b" + suffix) } == 1, "\(suffix)")
        }
        for path in ["Main.storyboard", "Info.plist", "a.strings.bak", "strings", "x.json", ""] {
            #expect(CatalogFormats.format(of: path) == nil && ExchangeFormats.format(of: path) == nil, "\(path)")
            #expect(CatalogFormats.exchanged(path) == nil && ExchangeFile(original: path).format == nil, "\(path)")
        }
    }

    @Test func `a path says bundle, table and language`() {
        let place = StringsFormat.place(of: "App/Kit/pt-BR.lproj/A.b.strings")
        #expect(place == CatalogPlace(bundle: "App/Kit", table: "A.b", folder: "pt-BR"))
        #expect(
            XCStringsFormat.place(of: "App/L.xcstrings") == CatalogPlace(bundle: "App", table: "L", folder: nil))
    }

    @Test func `the end of a name is asked for in the registries alone`() throws {
        let paths = try #require(FileManager.default.enumerator(atPath: Self.sources.path)).compactMap { $0 as? String }
        let suffixes = CatalogFormats.all.flatMap { $0.suffixes } + ExchangeFormats.all.flatMap { $0.suffixes }
        let pattern = try Regex("has(?:Suffix|Prefix)\\(\"(\\.\\w+)\"\\)")
        for path in paths where path.hasSuffix(".swift") {
            let text = try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8)
            for match in text.matches(of: pattern) {
                let suffix = match.output[1].substring.map(String.init) ?? ""
                // A dialect of CSV is told by the name, too.
                let isDialect = suffix == ".tsv" && path.hasSuffix("CSVFormat.swift")
                #expect(isDialect || !suffixes.contains(suffix), "\(path): \(suffix)")
            }
        }
    }
}
