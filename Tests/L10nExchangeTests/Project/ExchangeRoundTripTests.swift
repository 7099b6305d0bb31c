import Foundation
import L10nCatalog
import L10nFormats
import L10nLocale
import L10nProject
import L10nSource
import TestSupport
import Testing

@testable import L10nExchange

/// Whatever a project looks like: what went out and comes back as it was changes no byte.
@Suite struct ExchangeRoundTripTests {
    /// The project folders of the fixtures.
    static let projects: [URL] = {
        let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures")
        let names = FileManager.default.enumerator(atPath: fixtures.path)?.compactMap { $0 as? String } ?? []
        var folders: Set<String> = []
        for name in names where name.hasSuffix("strings") || name.hasSuffix(".stringsdict") {
            let parts = name.split(separator: "/").map(String.init)
            guard parts[0] == "Checks" || parts[0] == "Projects", parts.count > 3 else { continue }
            folders.insert(parts.prefix(parts[0] == "Checks" ? 3 : 2).joined(separator: "/"))
        }
        return folders.sorted().map { fixtures.appendingPathComponent($0) }
    }()

    private static let categories: [PluralCategory] = [.one, .few, .many, .other]

    private static func load(_ folder: URL, isForEditing: Bool = false) async throws -> Project {
        try await ProjectLoader.load(
            ProjectRequest(
                paths: [folder.path], root: folder.path, usesEmbeddedDefaults: false, isForEditing: isForEditing))
    }

    /// What comes back when nobody changes anything, or when `translate` changes units.
    private static func returned(
        _ project: Project, to tag: LanguageTag, _ translate: (inout ExchangeUnit) -> Void = { _ in }
    ) -> (export: CatalogExport, document: ExchangeDocument) {
        let export = CatalogExport(project, to: tag, format: XLIFFFormat.self, categories: categories)
        var document = export.document
        for file in document.files.indices {
            for unit in document.files[file].units.indices { translate(&document.files[file].units[unit]) }
        }
        let bytes = XLIFFWriter.bytes(of: XLIFFDocument(document, tool: .own(version: "1")))
        let parsed = XLIFFReader.read(SourceFile(path: "\(tag).xliff", bytes: bytes), reportsXcodeLosses: false)
        return (export, ExchangeDocument(parsed.value))
    }

    private static func plan(_ project: Project, _ folder: URL, _ document: ExchangeDocument) throws -> ImportPlan {
        try CatalogImport(project, root: folder.path) { _ in categories }.plan([document])
    }

    @Test func `Every fixture project comes back without an edit`() async throws {
        var units = 0
        for folder in Self.projects {
            let project = try await Self.load(folder)
            for tag in project.locales + [LanguageTag("vi")].compactMap({ $0 }) where tag != project.sourceLanguage {
                let returned = Self.returned(project, to: tag)
                guard returned.document.unitCount > 0 else { continue }
                let plan = try Self.plan(project, folder, returned.document)
                #expect(plan.files.isEmpty, "\(folder.path) \(tag)")
                #expect(!plan.isRefused, "\(folder.path) \(tag) \(plan.findings) \(plan.units.flatMap(\.findings))")
                for unit in plan.units where unit.outcome != .unchanged && unit.outcome != .untranslated {
                    Issue.record("\(folder.path) \(tag) \(unit.name): \(unit.outcome) \(unit.findings)")
                }
                #expect(plan.units.count == returned.export.document.unitCount)
                units += plan.units.count
            }
        }
        #expect(units > 500)
    }

    @Test func `Every unit of the fixtures can be translated, and the project then says so`() async throws {
        var applied = 0
        for folder in Self.projects {
            let project = try await Self.load(folder)
            let prepared = try await Self.load(folder, isForEditing: true)
            for tag in project.locales where tag != project.sourceLanguage {
                let returned = Self.returned(project, to: tag) { unit in
                    unit.target = "Ünit «\(unit.id.key.count)» \"x\"\n"
                    unit.state = .translated
                }
                guard returned.document.unitCount > 0 else { continue }
                let plan = try Self.plan(project, folder, returned.document)
                for unit in plan.units where unit.outcome != .applied {
                    // Files that cannot be changed safely say so.
                    #expect(unit.outcome == .refused && !unit.findings.isEmpty, "\(folder.path) \(unit)")
                }
                let same = try Self.plan(prepared, folder, returned.document)
                #expect(same.files.map(\.content.bytes) == plan.files.map(\.content.bytes), "\(folder.path) \(tag)")
                let after = project.importing(plan.files)
                let again = try CatalogImport(after, root: "/nowhere") { _ in Self.categories }.plan([returned.document]
                )
                for (first, second) in zip(plan.units, again.units) where first.outcome == .applied {
                    #expect(second.outcome == .unchanged, "\(folder.path) \(tag) \(first.name)")
                    applied += 1
                }
            }
        }
        #expect(applied > 300)
    }

    @Test func `A catalog that changed on the disk since it was loaded is changed as it is now`() async throws {
        let folder = try TemporaryFolder.made()
        defer { TemporaryFolder.remove(folder) }
        func catalog(_ comment: String, _ text: String) -> String {
            #"{"sourceLanguage":"en","strings":{"a":{"comment":"\#(comment)","localizations":{"fi":"#
                + #"{"stringUnit":{"state":"translated","value":"\#(text)"}}}}},"version":"1.0"}"#
        }
        let file = folder.appendingPathComponent("Localizable.xcstrings")
        try catalog("now", "x").write(to: file, atomically: true, encoding: .utf8)
        let project = try await Self.load(folder, isForEditing: true)
        let finnish = try #require(LanguageTag("fi"))
        let returned = Self.returned(project, to: finnish) { $0.target = "y" }
        for comment in ["now", "later"] {
            try catalog(comment, "x").write(to: file, atomically: true, encoding: .utf8)
            let plan = try Self.plan(project, folder, returned.document)
            #expect(plan.files.map { String(decoding: $0.content.bytes, as: UTF8.self) } == [catalog(comment, "y")])
        }
    }
}
