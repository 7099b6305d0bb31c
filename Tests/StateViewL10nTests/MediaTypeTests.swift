import DesignTokens
import L10nProject
import StateViewL10n
import StateViewL10nLoader
import Testing
import TokenTools

@Suite struct MediaTypeTests {
    private static let tokens = #"{ "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }"#
    private static let document = """
        { "version": "2025.10", "resolutionOrder": [{ "name": "s", "type": "set", "sources": [\(tokens)] }] }
        """

    /// The themes that an app has beside the default one.
    private static func themes(_ name: String, _ text: String, _ mediaType: String?) async -> [LoadedTheme] {
        await ProjectLoader.load(contents: [FileContent(path: name, bytes: Array(text.utf8), mediaType: mediaType)])
            .themes.filter { $0.origin != .defaults }
    }

    @Test(arguments: [
        "application/design-tokens+json", "application/json", "Application/Design-Tokens+JSON",
        "application/json; charset=utf-8",
        " application/json ;charset=utf-8",
    ])
    func `both media types make a token file of a file whose name says nothing (TF-2)`(type: String) async {
        for name in ["theme", "theme.json", "v1/theme.php"] {
            let themes = await Self.themes(name, Self.tokens, type)
            #expect(themes.count == 1 && themes.first?.theme.tokenPaths == ["gap"], "\(name) as \(type)")
        }
    }

    @Test(arguments: ["theme", "theme.json"])
    func `what is no token file by its name and type is none (TF-2)`(name: String) async {
        for type in [nil, "text/html", "application/xml", "application/design-tokens", ""] {
            #expect(await Self.themes(name, Self.tokens, type).isEmpty, "\(name) as \(type ?? "nothing")")
        }
        #expect(await Self.themes(name, #"{ "user": "Ada" }"#, "application/json").isEmpty, "JSON without tokens")
    }

    @Test func `a resolver document may be sent as JSON, and a name that says what a file is counts more (TF-2)`() async
    {
        let typed = await Self.themes("theme", Self.document, "application/json")
        #expect(typed.first?.origin == .document && typed.first?.theme.tokenPaths == ["gap"])
        let named = await Self.themes("x.resolver.json", Self.document, "application/design-tokens+json")
        #expect(named.first?.origin == .document)
    }

    @Test func `a library draws from a theme that a server sent (TF-2)`() async throws {
        let theme = ThemeBundle(EmbeddedTheme.read().theme, .inline).document().text
        let library = await StateViewLibrary(files: [
            .init(path: "themes/42", text: theme, mediaType: "application/json")
        ])
        let view = library.resolve(.noConnection, in: library.environment())
        #expect(view.property("title.color")?.origin.first?.span.file == "themes/42")
    }
}
