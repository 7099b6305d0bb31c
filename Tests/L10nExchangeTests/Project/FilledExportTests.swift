import Foundation
import L10nCatalog
import L10nFormats
import L10nLocale
import L10nProject
import L10nSource
import TestSupport
import Testing

@testable import L10nExchange

/// The law of export and import: what export asks for, import takes.
@Suite struct FilledExportTests {
    private static let categories: [PluralCategory] = [.one, .few, .other]
    private static let german = LanguageTag("de") ?? .english

    /// What an entry may say in one language, as JSON: with one text, with forms, with variables.
    private static let shapes: [(name: String, json: String)] = [
        ("text", unit("%lld files")),
        ("plural", plural("%lld file", "%lld files")),
        ("device", devices(unit("Click %lld"), unit("Tap %lld"))),
        ("device and plural", devices(plural("Click %lld file", "Click %lld files"), unit("Tap %lld"))),
        ("variable", unit("In %#@files@") + "," + substitution),
        ("variable alone", unit("%#@files@") + "," + substitution),
        ("variable by device", devices(unit("Click %#@files@"), unit("Tap %#@files@")) + "," + substitution),
    ]

    private static func unit(_ text: String) -> String {
        #""stringUnit":{"state":"translated","value":"\#(text)"}"#
    }

    private static func plural(_ one: String, _ other: String) -> String {
        #""variations":{"plural":{"one":{\#(unit(one))},"other":{\#(unit(other))}}}"#
    }

    private static func devices(_ mac: String, _ other: String) -> String {
        #""variations":{"device":{"mac":{\#(mac)},"other":{\#(other)}}}"#
    }

    private static let substitution =
        #""substitutions":{"files":{"argNum":1,"formatSpecifier":"lld",\#(plural("%arg file", "%arg files"))}}"#

    /// A catalog with every shape of a source text beside every shape of its translation.
    private static let catalog: String = {
        var entries: [String] = []
        for source in shapes {
            entries.append(#""\#(source.name) to nothing":{"localizations":{"en":{\#(source.json)}}}"#)
            for target in shapes {
                let languages = #""en":{\#(source.json)},"de":{\#(target.json)}"#
                entries.append(#""\#(source.name) to \#(target.name)":{"localizations":{\#(languages)}}"#)
            }
        }
        return #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
    }()

    private static func load(_ folder: URL) async throws -> Project {
        try await ProjectLoader.load(
            ProjectRequest(paths: [folder.path], root: folder.path, usesEmbeddedDefaults: false, isForEditing: true))
    }

    /// The units of an export, those without a translation filled with their source texts, as a file brings them back.
    private static func filled(_ project: Project, _ tag: LanguageTag, _ format: any ExchangeFormat.Type)
        -> ExchangeDocument
    {
        var document = CatalogExport(
            project, to: tag, format: format, categories: categories, isForRequest: true
        ).document
        for file in document.files.indices {
            for unit in document.files[file].units.indices {
                let known = document.files[file].units[unit]
                guard known.target == nil || known.state == .new else { continue }
                document.files[file].units[unit].target = known.source
                document.files[file].units[unit].state = .translated
            }
        }
        return document.returned(by: format)
    }

    private static func withFolder(_ files: [String: String], _ body: (URL) async throws -> Void) async throws {
        let folder = try TemporaryFolder.made(files)
        defer { TemporaryFolder.remove(folder) }
        try await body(folder)
    }

    @Test(arguments: ExchangeFormats.ofSingleFiles)
    func `every empty target of a catalog can be filled, whatever shape the translation has (N-43)`(
        format: any ExchangeFormat.Type
    ) async throws {
        try await Self.withFolder(["L.xcstrings": Self.catalog]) { folder in
            let project = try await Self.load(folder)
            let document = Self.filled(project, Self.german, format)
            let plan = try CatalogImport(project, root: folder.path) { _ in Self.categories }.plan([document])
            #expect(plan.findings.isEmpty, "\(plan.findings.map(\.message))")
            for unit in plan.units where unit.outcome == .refused || unit.outcome == .skipped {
                Issue.record("\(unit.name): \(unit.findings.map(\.message))")
            }
            #expect(plan.units.count { $0.outcome == .applied } > 40)
            let after = project.importing(plan.files)
            let again = CatalogExport(after, to: Self.german, format: format, categories: Self.categories).document
            #expect(again.files.flatMap(\.units).filter { $0.target == nil }.map(\.id.key) == [])
            let errors = XCStringsFormat.decode(plan.files[0].after).diagnostics.filter { $0.severity == .error }
            #expect(errors.isEmpty, "\(errors.map(\.message))")
        }
    }

    @Test func `forms without the one for all others do not take the place of a text (N-43)`() async throws {
        let catalog =
            #"{"sourceLanguage":"en","strings":{"n":{"localizations":{"en":{\#(Self.shapes[1].json)},"#
            + #""de":{\#(Self.unit("%lld Dateien"))}}}},"version":"1.0"}"#
        try await Self.withFolder(["L.xcstrings": catalog]) { folder in
            let project = try await Self.load(folder)
            var document = Self.filled(project, Self.german, CSVFormat.self)
            document.files[0].units.removeAll { $0.id.path != ExchangePath([.plural(.one)]) }
            let plan = try CatalogImport(project, root: folder.path) { _ in Self.categories }.plan([document])
            #expect(plan.files.isEmpty && plan.units.map(\.outcome) == [.refused])
            #expect(plan.units.flatMap(\.findings).contains { $0.id == "missing-other-category" })
        }
    }

    @Test(arguments: ExchangeFormats.ofSingleFiles)
    func `Every empty target of the fixtures can be filled`(format: any ExchangeFormat.Type) async throws {
        var filled = 0
        // What a source text says of a variable that is not there, no translation can say better.
        for folder in ExchangeRoundTripTests.projects where !folder.path.contains("/undefined-variable/") {
            let project = try await Self.load(folder)
            for tag in project.locales + [LanguageTag("vi")].compactMap({ $0 }) where tag != project.sourceLanguage {
                let document = Self.filled(project, tag, format)
                guard document.unitCount > 0 else { continue }
                let plan = try CatalogImport(project, root: folder.path) { _ in Self.categories }.plan([document])
                for unit in plan.units where unit.outcome == .refused || unit.outcome == .skipped {
                    // A file that would be changed in the wrong place is for its author to mend.
                    if unit.findings.contains(where: { $0.cause == "edit-refused" && $0.id == "syntax-error" }) {
                        continue
                    }
                    Issue.record("\(folder.path) \(tag) \(unit.name): \(unit.findings.map(\.message))")
                }
                filled += plan.units.count { $0.outcome == .applied }
            }
        }
        #expect(filled > 200)
    }
}
