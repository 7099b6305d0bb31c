import L10nLookup
import StateViewL10n
import StateViewL10nLoader
import Synchronization
import Testing

@Suite struct LibraryTests {
    /// What a handler was told.
    private final class Told: Sendable {
        private let issues = Mutex<[StateViewLibrary.Issue]>([])
        var all: [StateViewLibrary.Issue] { issues.withLock { $0 } }
        @Sendable func callAsFunction(_ issue: StateViewLibrary.Issue) { issues.withLock { $0.append(issue) } }
    }

    private static let strings = """
        "greeting" = "Hello, {name}";
        "all" = "All of %@";
        """

    @Test func `a folder becomes a view in three lines`() async throws {
        let folder = "Tests/Fixtures/Projects/bank-app"
        let library = try await StateViewLibrary(folder: folder)
        let environment = library.environment(languages: ["de-AT", "en"], brand: "acme", scheme: .dark)
        let view = library.resolve(.loadingFailure, in: environment)
        #expect(view.text(.title)?.language.description == "de")
        #expect(view.property("title.color") != nil)
        #expect(library.brands == ["acme", "nova"])
    }

    @Test func `a folder that is not there is an error`() async {
        await #expect(throws: StateViewLibrary.LoadingError.self) {
            try await StateViewLibrary(folder: "/nowhere/at/all")
        }
    }

    @Test func `a folder below its configuration is read, whatever its path is called`() async throws {
        let told = Told()
        let tests = #filePath.split(separator: "/StateViewL10nTests/")[0]
        _ = try await StateViewLibrary(folder: "\(tests)/Fixtures/Projects/bank-app/App") { told($0) }
        #expect(!told.all.contains { $0.description.contains("is not judged") })
    }

    @Test func `texts besides those of views`() async {
        let told = Told()
        let library = await StateViewLibrary(
            files: [.init(path: "en.lproj/Localizable.strings", text: Self.strings)], onIssue: { told($0) })
        let environment = library.environment(languages: ["en"])
        #expect(library.text("greeting", arguments: ["name": "Ada"], in: environment).text == "Hello, Ada")
        #expect(library.text("all", arguments: ["you"], in: environment).text == "All of you")
        #expect(told.all.isEmpty)
        let missing = library.text("nothing.here", in: environment)
        #expect(missing.text == "\u{2026}")
        #expect(
            told.all.map(\.metadata) == [["issue": "missing-state-view-text", "key": "nothing.here", "language": "en"]])
        #expect(told.all.map(\.description) == ["no language of the reader has 'nothing.here'; add it"])
    }

    @Test func `an issue says what it is about and what to do, as a sentence and as data`() async {
        let told = Told()
        let library = await StateViewLibrary(
            files: [.init(path: "en.lproj/Localizable.strings", text: Self.strings)], onIssue: { told($0) })
        let environment = library.environment(languages: ["en"], brand: "nobody")
        _ = library.text("greeting", table: "Localizable", in: environment)
        _ = library.resolve(StateViewDefinition(id: "mine", kind: .custom), in: environment)
        let sentences = Set(told.all.map(\.description))
        #expect(sentences.contains("no theme and no layer of texts knows the brand 'nobody'; correct the name"))
        #expect(
            sentences.contains("'greeting' has no value for '{name}'; pass it, in en.lproj/Localizable.strings"),
            "\(sentences)")
        #expect(sentences.contains("view 'mine': it needs title and has none; give it a text or a key"), "\(sentences)")
        #expect(
            told.all.map(\.metadata).contains([
                "issue": "unsupplied-argument", "key": "greeting", "table": "Localizable", "language": "en",
                "holes": "{name}", "file": "en.lproj/Localizable.strings",
            ]))
    }

    @Test func `specifiers that stay in a text are told, and percent signs of prose are not (F-12)`() async {
        let told = Told()
        let strings = """
            "at" = "Hello %@, you have %d items";
            "both" = "{name} has %lld";
            "sure" = "100 % sure, 50% off, 20%d";
            """
        let library = await StateViewLibrary(
            files: [.init(path: "en.lproj/Localizable.strings", text: strings)], onIssue: { told($0) })
        let environment = library.environment(languages: ["en"])
        let bare = library.text("at", arguments: ["name": "Ada"], in: environment)
        #expect(bare.text == "Hello %@, you have %d items")
        #expect(bare.issues == [.unsuppliedArgument])
        let named = library.text("both", arguments: ["name": "Ada"], in: environment)
        #expect(named.text == "Ada has %lld")
        #expect(library.text("both", in: environment).issues == [.unsuppliedArgument])
        #expect(told.all.map { $0.metadata["holes"] } == ["%@, %d", "%lld", "%lld, {name}"])
        #expect(library.text("at", arguments: ["Ada", 3], in: environment).text == "Hello Ada, you have 3 items")
        #expect(library.text("sure", in: environment).text == "100 % sure, 50% off, 20%d")
        #expect(told.all.count == 3)
        _ = library.text("at", arguments: ["Ada"], in: environment)
        #expect(told.all.last?.metadata["holes"] == "%d")
    }

    @Test func `a text in the language of the developers is told once`() async {
        let told = Told()
        let library = await StateViewLibrary(
            files: [.init(path: "en.lproj/Localizable.strings", text: Self.strings)], onIssue: { told($0) })
        let text = library.text("greeting", arguments: ["name": "Ada"], in: library.environment(languages: ["da"]))
        #expect(text.issues == [.missingText, .developmentLanguage])
        #expect(
            told.all.map(\.description) == [
                "'greeting' is shown in 'en'; translate it for the reader"
            ])
        #expect(told.all.first?.metadata["file"] == "en.lproj/Localizable.strings")
    }

    @Test func `a value of another type is told apart from one that is missing`() async {
        let told = Told()
        let strings = """
            "w" = "Weight %.2f kg";
            "two" = "%1$@: %2$d of %3$d";
            """
        let library = await StateViewLibrary(
            files: [.init(path: "en.lproj/Localizable.strings", text: strings)], onIssue: { told($0) })
        let environment = library.environment(languages: ["en"])
        _ = library.text("w", arguments: [3], in: environment)
        _ = library.text("two", arguments: ["x", .double(1.5)], in: environment)
        let place = ", in en.lproj/Localizable.strings"
        #expect(
            told.all.map(\.description) == [
                "'w' has a value of another type for '%.2f'; pass a Double" + place,
                "'two' has no value for '%3$d'; pass it; it has a value of another type for '%2$d'; pass an integer"
                    + place,
            ])
    }

    @Test func `what occurs again and again is told at the powers of ten`() async {
        let told = Told()
        let counts = Mutex<[Int]>([])
        let handler = StateViewLibrary.limiting { issue, count in
            told(issue)
            counts.withLock { $0.append(count) }
        }
        let library = await StateViewLibrary(onIssue: handler)
        let environment = library.environment(languages: ["en"])
        for _ in 0..<150 { _ = library.text("nothing.here", in: environment) }
        #expect(counts.withLock { $0 } == [1, 10, 100])
        _ = library.text("another", in: environment)
        #expect(counts.withLock { $0 } == [1, 10, 100, 1] && told.all.count == 4)
    }

    @Test func `the handler hears of views, brands, languages and files`() async {
        let told = Told()
        let library = await StateViewLibrary(
            files: [.init(path: "en.lproj/Localizable.strings", text: "\"broken")], onIssue: { told($0) })
        _ = library.environment(languages: ["not a language"])
        _ = library.resolve(
            StateViewDefinition(id: "mine", kind: .custom), in: library.environment(brand: "nobody"))
        #expect(told.all.contains(.unreadableLanguage("not a language")))
        #expect(told.all.contains(.unknownBrand("nobody")))
        #expect(
            told.all.contains {
                if case .view(let issue, id: "mine") = $0 { issue.kind == .missingText } else { false }
            })
        #expect(
            told.all.contains { if case .damagedFile("en.lproj/Localizable.strings", _) = $0 { true } else { false } })
    }

    @Test func `a theme in memory`() async throws {
        let told = Told()
        let library = await StateViewLibrary(
            files: [
                .init(
                    path: "theme.resolver.json",
                    text: """
                        {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "a.tokens.json"}]}},
                        "resolutionOrder": [{"$ref": "#/sets/all"}]}
                        """),
                .init(path: "a.tokens.json", text: ##"{"a": {"$type": "color", "$value": "#fff"}}"##),
            ], onIssue: { told($0) })
        let view = library.resolve(.noConnection, in: library.environment())
        // It is too small to draw anything: texts alone, and the developer is told.
        #expect(view.properties.isEmpty)
        #expect(view.text(.title)?.text.isEmpty == false)
        #expect(told.all.contains { if case .unusableTheme = $0 { true } else { false } })
    }

    @Test func `definitions of documents`() async throws {
        let json = #"{"id": "cards.none", "kind": "empty", "texts": {"title": {"literal": "No cards"}}}"#
        let library = await StateViewLibrary(files: [.init(path: "cards.stateview.json", text: json)])
        let definition = try #require(library.definition("cards.none"))
        #expect(library.resolve(definition, in: library.environment()).text(.title)?.text == "No cards")
        #expect(library.definition("noConnection") == .noConnection)
        #expect(library.definition("nothing") == nil)
    }

    @Test func `languages are negotiated with those that there are`() async {
        let library = await StateViewLibrary()
        func chain(_ tags: String...) -> [String] {
            library.negotiated(tags.compactMap { LanguageTag($0) }).map(\.description)
        }
        #expect(chain("de-AT", "fr").starts(with: ["de", "fr"]))
        #expect(chain("zh-TW").first == "zh-Hant")
        #expect(chain("xx") == ["en"])
        #expect(chain() == ["en"])
    }

    @Test(arguments: [
        ("da, en-GB;q=0.8, en;q=0.7", ["da", "en-GB", "en"]),
        ("en;q=0.5, da", ["da", "en"]),
        ("fr ; q=0.9 , de;Q=1.000, *;q=0.1", ["de", "fr"]),
        ("da;q=0, en", ["en"]),
        ("", []),
        (",,;q=1,=,-,en", ["en"]),
        ("da;q=2, en", ["da", "en"]),
        ("en, en;q=0.1", ["en"]),
        ("EN-us;level=1;q=0.2, zh-hant-tw", ["zh-Hant-TW", "en-US"]),
    ])
    func `Accept-Language`(header: String, expected: [String]) {
        #expect(LanguageTag.preferred(acceptLanguage: header).map(\.description) == expected)
    }

    @Test func `Accept-Language of any length ends`() {
        let header = (0..<10_000).map { "x\($0 % 7)a;q=0.\($0 % 10)" }.joined(separator: ",")
        #expect(LanguageTag.preferred(acceptLanguage: header).count <= 100)
    }

    @Test func `eight tasks share a library`() async {
        let library = await StateViewLibrary()
        let views = await withTaskGroup(of: [ResolvedStateView].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    ["en", "da", "ar", "pl"].flatMap { language in
                        ["finn", "tori"].map { brand in
                            library.resolve(.noConnection, in: library.environment(languages: [language], brand: brand))
                        }
                    }
                }
            }
            var all: [[ResolvedStateView]] = []
            for await views in group { all.append(views) }
            return all
        }
        #expect(Set(views).count == 1)
    }
}
