import Foundation
import L10nCatalog
import L10nLocale
import L10nProject
import StateViews
import Testing

/// The resolved view as JSON: state-views.md MD-11.
@Suite struct CodableTests {
    @Test(arguments: StateViewKind.allBuiltIn)
    func `a view comes back from its JSON, and the same view gives the same bytes (MD-11)`(kind: StateViewKind)
        async throws
    {
        let catalog = try await Fixture.defaults().catalog
        let look = try Fixture.look(["brand": "tori", "profile": "warp"])
        var definition = StateViewDefinition(kind)
        definition.profile = .warp
        definition.title = kind == .custom ? .literal("Title") : .inherit
        definition.arguments = StateViewArguments(query: "bike", count: 2, eidProvider: "BankID", code: "A1")
        definition.showsBrandMark = true
        definition.layout.placement = .sheet(detents: [.medium, .height(300)])
        definition.styles = [.callSite: StateViewStyle([.cornerRadius: .length(3)])]
        let view = Fixture.resolve(definition, catalog, in: ["ar", "de"], look: look)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let first = try encoder.encode(view)
        #expect(try encoder.encode(Fixture.resolve(definition, catalog, in: ["ar", "de"], look: look)) == first)
        #expect(try JSONDecoder().decode(ResolvedStateView.self, from: first) == view)
    }
}
