import Foundation
import L10nCatalog
import L10nFormats
import L10nLocale
import L10nProject
import L10nSource
import TestSupport
import Testing

@testable import L10nExchange

/// Generated projects of `.stringsdict` files go to the translators and come back (issue 3).
@Suite struct StringsDictExchangeTests {
    private static let seed = TestSeed.printed("StringsDictExchangeTests") % 1_000_000
    private static let finnish = LanguageTag("fi") ?? .english
    private static let path = "fi.lproj/T.stringsdict"

    /// Calls the body with a project of English and Finnish files of the same shape, and its folder.
    private static func withProject(
        _ number: Int, _ body: (Project, URL) async throws -> Void
    ) async throws {
        let folder = TemporaryFolder.place()
        defer { TemporaryFolder.remove(folder) }
        var generator = GeneratedStringsDict(seed: seed + UInt64(number))
        let bytes = generator.file()
        for language in ["en", "fi"] {
            let url = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try Data(bytes).write(to: url.appendingPathComponent("T.stringsdict"))
        }
        let project = try await ProjectLoader.load(
            ProjectRequest(paths: [folder.path], root: folder.path, usesEmbeddedDefaults: false))
        try await body(project, folder)
    }

    private static func export(_ project: Project, _ format: any ExchangeFormat.Type) -> ExchangeDocument {
        CatalogExport(project, to: finnish, format: format, categories: [.one, .other]).document
    }

    private static func plan(_ project: Project, _ folder: URL, _ document: ExchangeDocument) throws -> ImportPlan {
        try CatalogImport(project, root: folder.path) { _ in [.one, .other] }.plan([document])
    }

    @Test(arguments: ExchangeFormats.ofSingleFiles)
    func `a generated project comes back without an edit`(format: any ExchangeFormat.Type) async throws {
        for number in 0..<40 {
            try await Self.withProject(number) { project, folder in
                // Forms that the language needs and the file lacks are asked for, and have no translation yet.
                let document = Self.export(project, format)
                guard document.unitCount > 0 else { return }
                let plan = try Self.plan(project, folder, document.returned(by: format))
                #expect(plan.files.isEmpty && !plan.isRefused, "seed \(Self.seed + UInt64(number)) \(plan.findings)")
                let outcomes = Set(plan.units.map(\.outcome))
                #expect(outcomes.isSubset(of: [.unchanged, .untranslated]), "seed \(Self.seed + UInt64(number))")
            }
        }
    }

    @Test(arguments: ExchangeFormats.ofSingleFiles)
    func `one translated unit changes the bytes of its entry alone`(format: any ExchangeFormat.Type)
        async throws
    {
        var changed = 0
        for number in 0..<40 {
            var generator = GeneratedStringsDict(seed: Self.seed &+ UInt64(number) &* 7)
            try await Self.withProject(number) { project, folder in
                var document = Self.export(project, format)
                guard let units = document.files.first?.units, !units.isEmpty else { return }
                let index = generator.pick(units.count)
                document.files[0].units[index].target = "Käännös «\(number)» & <muu>"
                document.files[0].units[index].state = .translated
                let plan = try Self.plan(project, folder, document.returned(by: format))
                let unit = plan.units[index]
                #expect(unit.outcome == .applied, "seed \(Self.seed + UInt64(number)) \(unit.name) \(unit.findings)")
                guard let file = plan.files.first else { return }
                #expect(plan.files.count == 1 && file.path == Self.path)
                let before = Self.entries(try #require(project.sources[file.path]))
                let after = Self.entries(StringsDictFormat.decode(file.after).value.source)
                #expect(before.map(\.key) == after.map(\.key))
                for (old, new) in zip(before, after) where old.key != unit.unit.id.key {
                    #expect(old.text == new.text, "seed \(Self.seed + UInt64(number)) \(old.key)")
                }
                let again = try CatalogImport(project.importing(plan.files), root: "/nowhere") { _ in [.one, .other] }
                    .plan([document.returned(by: format)])
                #expect(again.units[index].outcome == .unchanged, "seed \(Self.seed + UInt64(number)) \(unit.name)")
                changed += 1
            }
        }
        #expect(changed > 20)
    }

    /// The entries of a file with their texts, everything up to the next entry included.
    private static func entries(_ source: SourceFile) -> [(key: String, text: String)] {
        let fragment = StringsDictFormat.decode(SourceFile(path: source.path, bytes: source.bytes)).value
        let ends = fragment.entries.dropFirst().map(\.range.lower) + [UInt32(source.bytes.count)]
        return zip(fragment.entries, ends).map { entry, end in
            (fragment.key(of: entry), fragment.source.text(SourceRange(entry.range.lower, end)))
        }
    }
}
