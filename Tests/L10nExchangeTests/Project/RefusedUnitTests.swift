import Foundation
import L10nCatalog
import L10nFormats
import L10nLocale
import L10nProject
import L10nSource
import Testing

@testable import L10nExchange

/// What a check finds about units changes the files of these units, and no others.
@Suite struct RefusedUnitTests {
    private static let finnish = LanguageTag("fi") ?? .english

    /// Calls the body with an import of a translation of every unit of some tables, and its plan.
    private static func withPlan(
        of tables: [String], _ body: (CatalogImport, inout ImportPlan, URL) throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("refused-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for language in ["en", "fi"] {
            let place = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for name in tables {
                try Data("\"one\" = \"1\";\n\"two\" = \"2\";\n".utf8)
                    .write(to: place.appendingPathComponent("\(name).strings"))
            }
        }
        let project = try await ProjectLoader.load(
            ProjectRequest(paths: [folder.path], root: folder.path, usesEmbeddedDefaults: false))
        var document = CatalogExport(project, to: finnish, format: CSVFormat.self, categories: [.one, .other]).document
        for file in document.files.indices {
            for unit in document.files[file].units.indices {
                document.files[file].units[unit].target = "uusi"
                document.files[file].units[unit].state = .translated
            }
        }
        let importer = CatalogImport(project, root: folder.path) { _ in [.one, .other] }
        var plan = try importer.plan([document])
        try body(importer, &plan, folder)
    }

    private static let finding = Diagnostic(
        .misplacedLocalizationFile.at(.error), "no", at: SourceSpan(file: "a.csv", range: SourceRange(at: 0)))

    @Test func `only the file of a refused unit is made anew`() async throws {
        try await Self.withPlan(of: ["A", "B"]) { importer, plan, folder in
            let before = plan.files
            #expect(before.map(\.path) == ["fi.lproj/A.strings", "fi.lproj/B.strings"])
            #expect(before.map(\.unitCount) == [2, 2])
            // Nobody looks at the other file again, whatever becomes of it.
            try FileManager.default.removeItem(at: folder.appendingPathComponent("fi.lproj/B.strings"))
            let index = try #require(plan.units.firstIndex { $0.target == "fi.lproj/A.strings" })
            try importer.refuse(&plan, [index: [Self.finding]])
            #expect(plan.files.map(\.path) == before.map(\.path))
            #expect(plan.files.map(\.unitCount) == [1, 2])
            #expect(plan.files.last?.after.bytes == before.last?.after.bytes)
            #expect(plan.units[index].outcome == .refused)
        }
    }

    @Test func `a file whose units are all refused stays as it is`() async throws {
        try await Self.withPlan(of: ["A"]) { importer, plan, _ in
            try importer.refuse(&plan, [0: [Self.finding], 1: [Self.finding]])
            #expect(plan.files.isEmpty)
        }
    }
}
