import Foundation
import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource
import StateViewL10nCLI
import StateViews
import TestSupport
import Testing
import TokenThemes

/// Compares what `show` says with `Tests/Fixtures/StateViews`.
///
/// Run with `UPDATE_GOLDENS=1` to write what it says now, and review the difference.
@Suite struct ShowGoldenTests {
    static let views = StateViewRegistry.predefined.map(\.id)
    static let environments = ["en", "ar"].flatMap { locale in
        ["default", "tori"].flatMap { brand in ["light", "dark"].map { "\(locale)-\(brand)-\($0)" } }
    }

    @Test(arguments: views, environments)
    func `the JSON of the predefined views (BB-8 BB-9 BB-10 MD-11)`(view: String, environment: String) async throws {
        let shown = try await Self.shown(view, environment)
        try Self.expectGolden(StateViewJSON.text(shown.view, sources: shown.sources), "\(view)/\(environment).json")
    }

    @Test func `the text of a view in Arabic moves nothing on its line`() async throws {
        let shown = try await Self.shown("noConnection", "ar-tori-dark")
        let text = StateViewPage.text(
            shown.view, sources: shown.sources, parts: StateViewPage.Parts(details: .all))
        try Self.expectGolden(text, "noConnection/ar-tori-dark.txt")
        // What is written from right to left stands at the end of its line, so that nothing follows it.
        for line in text.split(separator: "\n") where !line.hasPrefix("\u{2502}") {
            let scalars = line.unicodeScalars
            guard let first = scalars.firstIndex(where: { (0x0590...0x08FF).contains($0.value) }) else { continue }
            #expect(line.hasPrefix("    text  "))
            #expect(!scalars[first...].contains { $0.isASCII && $0.properties.isAlphabetic })
        }
    }

    /// Resolves a view for an environment such as `ar-tori-dark` over the embedded defaults.
    private static func shown(
        _ id: String, _ environment: String
    ) async throws -> (view: ResolvedStateView, sources: [String: SourceFile]) {
        let parts = environment.split(separator: "-").map(String.init)
        let folder = try TemporaryFolder.made()
        defer { TemporaryFolder.remove(folder) }
        let project = try await ProjectLoader.load(ProjectRequest(paths: [folder.path], root: folder.path))
        let embedded = EmbeddedTheme.read()
        let brand = parts[1] == "default" ? nil : parts[1]
        var input = ["scheme": parts[2]]
        input["brand"] = brand
        let locale = try #require(LanguageTag(parts[0]))
        let view = StateViewResolver.resolve(
            try #require(StateViewRegistry.definition(id)),
            in: StateViewEnvironment(
                locales: [locale], chain: project.fallbackChain(of: [locale]), brand: brand,
                scheme: parts[2] == "dark" ? .dark : .light),
            lookup: CatalogLookup(project.catalog, localizer: Localizer(project.catalog, brand: brand)),
            look: try StateViewLook(embedded.theme.resolved(embedded.theme.permutation(input))))
        return (view, project.sources.merging(embedded.sources) { first, _ in first })
    }

    private static func expectGolden(_ output: String, _ name: String) throws {
        if let difference = try Golden.difference(output, "StateViews/" + name) { Issue.record("\(difference)") }
    }
}
