import L10nCatalog
import L10nLocale
import L10nLookup
import L10nMessages
import StateViews
import TestSupport
import Testing

/// Texts of views over layers: state-views.md 4.1 and 4.4.
@Suite struct TextResolutionTests {
    private static let key = "DesignSystem.stateView.noConnectionTitle"
    private static let library = Fixture.layer(
        .library,
        [
            "en": [
                key: "No internet connection", "DesignSystem.stateView.noConnectionSubtitle": "Offline",
                "DesignSystem.stateView.noConnectionButton": "Try again",
                "DesignSystem.stateView.commonRetryButton": "Again",
            ]
        ])

    private static func title(
        _ source: TextSource, _ layers: [CatalogLayer] = [library], in locales: [String] = ["en"]
    ) -> ResolvedText? {
        var view = StateViewDefinition.noConnection
        view.title = source
        return Fixture.resolve(view, Catalog(layers: layers), in: locales).text(.title)
    }

    // MARK: The four sources

    @Test(arguments: [StateViewTextRole.title, .subtitle, .actionLabel(.first)])
    func `every role takes each of the four sources (MD-1)`(role: StateViewTextRole) throws {
        func text(_ source: TextSource) throws -> ResolvedText? {
            var view = StateViewDefinition.noConnection
            view[role] = source
            let app = Fixture.layer(.app, ["en": ["own.key": "Mine"]])
            return Fixture.resolve(view, Catalog(layers: [Self.library, app])).text(role)
        }
        let inherited = try #require(try text(.inherit))
        #expect(inherited.key == DefaultKeys.key(.noConnection, role))
        #expect(try text(.key("own.key"))?.text == "Mine")
        #expect(try text(.literal("Literally"))?.text == "Literally")
        #expect(try text(.literal(""))?.text == "")
        #expect(try text(.none) == nil)
    }

    @Test func `a literal is final, also when it is empty (TR-1)`() throws {
        let app = Fixture.layer(.app, ["en": [Self.key: "Override"]])
        let literal = try #require(Self.title(.literal("No internet connection"), [Self.library, app]))
        #expect(literal.text == "No internet connection")
        #expect(literal.provenance == .literal)
        #expect(literal.issues.isEmpty)
        #expect(Self.title(.literal(""))?.issues == [.emptyTranslation])
        #expect(Self.title(.none, [Self.library, app]) == nil)
    }

    @Test func `an override replaces its own text and no other (BB-4)`() {
        let app = Fixture.layer(.app, ["en": [Self.key: "You are offline"]])
        let view = Fixture.resolve(.noConnection, Catalog(layers: [Self.library, app]))
        #expect(view.texts.map(\.text.text) == ["You are offline", "Offline", "Try again"])
        let kinds = view.texts.map { item -> LayerKind? in
            guard case .entry(_, let kind, _) = item.text.provenance else { return nil }
            return kind
        }
        #expect(kinds == [.app, .library, .library])
    }

    @Test func `what a journey sets itself wins over the app's override, even the default text (BB-5)`() {
        let app = Fixture.layer(.app, ["en": [Self.key: "Override"]])
        #expect(Self.title(.inherit, [Self.library, app])?.text == "Override")
        #expect(Self.title(.literal("Journey"), [Self.library, app])?.text == "Journey")
        #expect(Self.title(.literal("Journey"))?.provenance == .literal)
        #expect(
            Self.title(.literal("No internet connection"), [Self.library, app])?.text == "No internet connection")
    }

    @Test func `what is not set inherits (TR-2)`() {
        #expect(StateViewDefinition(id: "x", kind: .noConnection).title == .inherit)
        #expect(StateViewAction(.first, .retry).label == .inherit)
        #expect(Self.title(.inherit)?.text == "No internet connection")
    }

    @Test func `another key is looked up through all layers (TR-3)`() {
        let app = Fixture.layer(.app, ["en": ["mine": "App"]])
        let journey = Fixture.layer(.journey, ["en": ["mine": "Journey"]])
        #expect(Self.title(.key("mine"), [Self.library, app])?.text == "App")
        #expect(Self.title(.key("mine"), [Self.library, app, journey])?.text == "Journey")
    }

    // MARK: Empty texts and languages

    @Test func `an empty override is a text, and an issue (TR-4)`() throws {
        let app = Fixture.layer(.app, ["en": [Self.key: ""]])
        let text = try #require(Self.title(.inherit, [Self.library, app]))
        #expect(text.text == "")
        #expect(text.issues == [.blankOverride])
        let view = Fixture.resolve(.noConnection, Catalog(layers: [Self.library, app]))
        #expect(view.issues == [ResolvedStateView.Issue(.missingText, .title)])
        #expect(view.accessibility.map(\.part) == ["subtitle", "action.first.label", "image"])
    }

    @Test func `each preferred language with its parents, then the next, then the development language (TR-5)`() {
        let environment = StateViewEnvironment(
            locales: ["fr-CA", "da"].compactMap { LanguageTag($0) }, development: .english)
        #expect(environment.chain.map(\.description) == ["fr-CA", "fr", "da", "en"])
        #expect(StateViewEnvironment(locales: []).chain == [.english])
        #expect(StateViewEnvironment(locales: [], chain: []).chain == [.english])
    }

    @Test func `one view, one language, and its direction is that of the text (TR-7 TR-9 B-20 F-74)`() throws {
        let layers = [
            Fixture.layer(.library, ["en": [Self.key: "No connection"], "ar": [Self.key: "لا يوجد اتصال"]]),
            Fixture.layer(.app, ["en": [Self.key: "You are offline"]]),
        ]
        let arabic = try #require(Self.title(.inherit, layers, in: ["ar"]))
        #expect(arabic.text == "لا يوجد اتصال")
        #expect(arabic.direction == .rightToLeft)
        let english = try #require(Self.title(.inherit, layers, in: ["he"]))
        #expect(english.text == "You are offline")
        #expect(english.language == .english)
        #expect(english.direction == .leftToRight)
    }

    @Test func `the development language stands in, with an issue unless it is preferred (TR-10)`() {
        #expect(Self.title(.inherit, in: ["da"])?.issues == [.missingText, .developmentLanguage])
        #expect(Self.title(.inherit, in: ["da", "en-GB"])?.issues == [])
        #expect(Self.title(.inherit, in: ["en-AU"])?.issues == [])
    }

    @Test func `a key that nobody has gives the default, then the intent's label, then an ellipsis (TR-10)`() throws {
        let title = try #require(Self.title(.key("nowhere")))
        #expect(title.text == "No internet connection")
        #expect(title.issues == [.missingText])
        #expect(Self.title(.key("nowhere"), []) == nil)

        func label(_ kind: StateViewKind, _ intent: StateViewAction.Intent, _ layers: [CatalogLayer]) -> ResolvedText? {
            let view = StateViewDefinition(
                id: "x", kind: kind, actions: [StateViewAction(.first, intent, label: .key("nowhere"))])
            return Fixture.resolve(view, Catalog(layers: layers)).text(.actionLabel(.first))
        }
        #expect(label(.noConnection, .retry, [Self.library])?.text == "Try again")
        #expect(label(.custom, .retry, [Self.library])?.text == "Again")
        let last = try #require(label(.custom, .custom("pay"), [Self.library]))
        #expect(last.text == "\u{2026}")
        #expect(last.provenance == .standIn)
        #expect(last.issues == [.missingText])
    }

    @Test func `no view ever shows a key (TR-10)`() {
        let seed = TestSeed.printed()
        var generator = SeededGenerator(seed: seed)
        let names = DefaultKeys.all.map(\.key) + ["own.title", "own.label", ""]
        let kinds: [LayerKind] = [.library, .extra, .app, .journey]
        for _ in 0..<300 {
            let layers = kinds.map { kind in
                let texts = ["en", "da", "ar"].map { tag in
                    let keys = names.filter { _ in Bool.random(using: &generator) }
                    let entries = keys.map { ($0, Bool.random(using: &generator) ? "" : "text \(tag)") }
                    return (tag, Dictionary(uniqueKeysWithValues: entries))
                }
                return Fixture.layer(kind, Dictionary(uniqueKeysWithValues: texts))
            }
            for kind in StateViewKind.allBuiltIn.shuffled(using: &generator).prefix(4) {
                let sources: [TextSource] = [.inherit, .none] + names.map { .key($0) }
                guard let title = sources.randomElement(using: &generator),
                    let label = sources.randomElement(using: &generator)
                else { continue }
                let view = StateViewDefinition(
                    id: "x", kind: kind, title: title, actions: [StateViewAction(.second, .retry, label: label)])
                for text in Fixture.resolve(view, Catalog(layers: layers), in: ["da"]).texts {
                    let shown = text.text.text
                    #expect(!names.contains { !$0.isEmpty && shown.contains($0) }, "seed \(seed)")
                }
            }
        }
    }

    // MARK: Arguments

    @Test func `values fill the holes, isolated where they could reorder (TR-11 TR-12)`() throws {
        let layers = [
            Fixture.layer(
                .app, ["en": ["greet": "Hello {name}, it's {name}"], "ar": ["greet": "مرحبا {name}"]])
        ]
        func greet(_ name: String, _ locale: String) throws -> ResolvedText {
            try #require(
                Self.title(.key("greet", arguments: ["name": .string(name)]), layers, in: [locale]))
        }
        #expect(try greet("Ada", "en").text == "Hello Ada, it's Ada")
        #expect(try greet("آدا", "en").text == "Hello \u{2068}آدا\u{2069}, it's \u{2068}آدا\u{2069}")
        #expect(try greet("Ada", "ar").text == "مرحبا \u{2068}Ada\u{2069}")
        let missing = try #require(Self.title(.key("greet"), layers))
        #expect(missing.text == "Hello \u{2026}, it's \u{2026}")
        #expect(missing.issues == [.unsuppliedArgument])
        #expect(try greet("", "en").issues == [.unsuppliedArgument])
    }

    @Test func `apostrophes and percent signs stay (TR-16)`() {
        let text = "It''s 100 % 'sure', isn't it '"
        let app = Fixture.layer(.app, ["en": [Self.key: text, "hole": "'{name}'"]])
        #expect(Self.title(.inherit, [app])?.text == text)
        #expect(Self.title(.key("hole", arguments: ["name": "x"]), [app])?.text == "'x'")
    }

    @Test(arguments: [
        ("pa-Arab", "pa-PK", TextDirection.rightToLeft), ("uz-AF", "uz-AF", .rightToLeft),
        ("az-Arab", "az-IR", .rightToLeft), ("sd", "sd", .rightToLeft), ("sd-Deva", "sd-IN", .leftToRight),
        ("pa", "pa-IN", .leftToRight), ("he", "he-IL", .rightToLeft), ("yi", "yi", .rightToLeft),
        ("ku-Arab-IQ", "ku-Arab-IQ", .rightToLeft), ("ku", "ku", .leftToRight), ("en", "ar", .leftToRight),
    ])
    func `the direction is that of the language that the text was found in (B-20 B-21)`(
        tag: String, locale: String, direction: TextDirection
    ) throws {
        let layers = [Self.library, Fixture.layer(.app, [tag: [Self.key: "{name}!"]])]
        let source = TextSource.key(Self.key, arguments: ["name": "Ann"])
        let text = try #require(Self.title(source, layers, in: [locale]))
        #expect(text.language.description == tag)
        #expect(text.direction == direction)
        #expect(text.text == (direction == .rightToLeft ? "\u{2068}Ann\u{2069}!" : "Ann!"))
    }
}
