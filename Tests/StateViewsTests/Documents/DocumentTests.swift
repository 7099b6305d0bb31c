import DesignTokens
import L10nCatalog
import L10nLocale
import L10nLookup
import L10nSource
import StateViews
import Testing

/// Documents of state views: state-views.md 4.1.
@Suite struct DocumentTests {
    private static func parse(_ text: String) -> Parsed<StateViewDocument> {
        StateViewDocument.parse(SourceFile(path: "a.stateview.json", text: text))
    }

    private static let example = """
        { "$schema": "stateview.schema.json", "id": "accounts.failed", "kind": "loadingFailure", "profile": "backbase",
          "texts": { "title": { "key": "accounts.failed.title" }, "subtitle": "inherit" },
          "visual": { "icon": "warning", "animation": { "id": "storm", "loop": true, "speed": 0.8, "poster": "storm-still" } },
          "actions": [ { "slot": "first", "intent": "retry", "width": { "full": { "leading": "spacer.md", "trailing": "spacer.md" } } } ],
          "layout": { "titleMaxWidth": 150, "subtitleMaxWidth": 300 },
          "style": [ { "background.color": "background.default", "cornerRadius": 8 } ] }
        """

    @Test func `the example says what the same definition in Swift says (MD-4)`() throws {
        let parsed = Self.parse(Self.example)
        #expect(parsed.diagnostics.isEmpty)
        var expected = StateViewDefinition(.loadingFailure, id: "accounts.failed")
        expected.profile = .backbase
        expected.title = .key("accounts.failed.title")
        expected.visual.animation = StateViewVisual.Animation("storm", speed: 0.8, poster: "storm-still")
        let inset = StateViewStyle.Length.token("spacer.md")
        expected.set(StateViewAction(.first, .retry, width: .full(leading: inset, trailing: inset)))
        var style = StateViewStyle()
        style[.label(.title, .maxWidth)] = .length(150)
        style[.label(.subtitle, .maxWidth)] = .length(300)
        style[.backgroundColor] = .color(.token("background.default"))
        style[.cornerRadius] = .length(8)
        expected.styles[.definition] = style
        let view = try #require(parsed.value.views.first)
        #expect(view.definition == expected)

        let look = try Fixture.look()
        let catalog = Catalog(layers: [Fixture.layer(.app, ["en": ["accounts.failed.title": "Sorry"]])])
        #expect(
            Fixture.resolve(view.definition, catalog, look: look) == Fixture.resolve(expected, catalog, look: look))
    }

    @Test func `every member knows its place, and one that is not there that around it (MD-4)`() throws {
        let view = try #require(Self.parse(Self.example).value.views.first)
        let table = LineTable(SourceFile(path: "a", text: Self.example))
        func place(_ path: String) -> String {
            let position = table.position(of: Int(view.place(path).range.lower))
            return "\(position.line):\(position.column)"
        }
        #expect(place("texts.title") == "2:23")
        #expect(place("visual.animation") == "3:47")
        #expect(place("actions.first.width") == "4:63")
        #expect(place("actions.first.label") == "4:16")
        #expect(place("style.cornerRadius") == "6:74")
        #expect(place("actions.second") == place("actions"))
        #expect(place("layout.padding") == place("id"))
    }

    @Test func `insets of a document are points or tokens, as those in Swift (MD-4 BB-27)`() throws {
        let parsed = Self.parse(
            """
            { "id": "a", "kind": "empty",
              "layout": { "insets": "{spacer.md}", "padding": { "top": "spacer.md", "bottom": 4 } } }
            """)
        #expect(parsed.diagnostics.isEmpty)
        let view = try #require(parsed.value.views.first)
        var expected = StateViewDefinition(.empty, id: "a")
        expected.layout.insets = StateViewArrangement.EdgeInsets(.token("spacer.md"))
        let padding = StateViewArrangement.EdgeInsets(top: .token("spacer.md"), left: 0, bottom: 4, right: 0)
        expected.styles[.definition] = StateViewStyle([.padding: .insets(padding)])
        #expect(view.definition == expected)
        let wrong = Self.parse(#"{ "id": "a", "kind": "empty", "layout": { "padding": { "top": -1 } } }"#)
        #expect(wrong.diagnostics.map(\.id) == ["invalid-state-view-document"])
    }

    @Test func `a document that speaks of the layout keeps the place that its kind has (KD-k18)`() throws {
        let parsed = Self.parse(
            #"{ "id": "a", "kind": "updateFailure", "layout": { "headingLevel": 2 } }"#)
        #expect(parsed.value.views.first?.definition.layout.placement == .banner)
    }

    @Test func `the four sources of a text in a document (MD-1)`() throws {
        let view = try #require(
            Self.parse(
                """
                { "id": "a", "kind": "empty", "texts": { "title": "inherit", "subtitle": "none",
                  "announcement": { "literal": "", "language": "pt-br" }, "action.first.label": { "key": "k", "table": "T" } } }
                """
            ).value.views.first)
        #expect(view.definition[.title] == .inherit)
        #expect(view.definition[.subtitle] == .none)
        #expect(view.definition[.announcement] == .literal("", language: LanguageTag("pt-BR")))
        #expect(view.definition[.actionLabel(.first)] == .key("k", table: "T"))
    }

    @Test func `a brand replaces a sentence or drops an action (TR-13 WP-34)`() throws {
        let view = try #require(
            Self.parse(
                """
                { "id": "verify", "kind": "verifyIdentity", "arguments": { "eidProvider": "BankID" },
                  "brands": {
                    "dba": { "texts": { "action.first.label": { "literal": "Bekræft med MitID", "language": "da" } } },
                    "neutral": { "actions": { "first": "none" } } } }
                """
            ).value.views.first)
        let layer = Fixture.layer(
            .library,
            [
                "en": [
                    "DesignSystem.stateView.verifyIdentityTitle": "Confirm",
                    "DesignSystem.stateView.verifyIdentityButton": "Confirm with {eidProvider}",
                ]
            ])
        func label(_ brand: String?) -> String? {
            Fixture.resolve(view.definition, Catalog(layers: [layer]), brand: brand).text(.actionLabel(.first))?.text
        }
        #expect(label(nil) == "Confirm with BankID")
        #expect(label("finn") == "Confirm with BankID")
        #expect(label("dba") == "Bekræft med MitID")
        #expect(label("neutral") == nil)
    }

    @Test func `a misspelt list is told by its name (MD-4)`() {
        let messages = Self.parse(#"{"stateViews": [{"id": "a", "kind": "empty"}]}"#).diagnostics.map(\.message)
        #expect(messages == ["unknown key 'stateViews'; known keys are $schema, views, screens"])
    }

    /// Any bytes give a document, and mistakes of JSON are findings of the document.
    @Test(arguments: [
        "", "{", "[]", "null", "{\"views\":1}", "{\"views\":[1,{}]}", "{\"id\":1,\"kind\":\"empty\"}", "\u{0}",
    ])
    func `what is no document is a finding (MD-4)`(text: String) {
        let parsed = Self.parse(text)
        #expect(!parsed.diagnostics.isEmpty)
        #expect(parsed.diagnostics.allSatisfy { $0.id == "invalid-state-view-document" && $0.severity == .error })
    }
}
