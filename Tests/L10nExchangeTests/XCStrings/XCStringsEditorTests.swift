import L10nCatalog
import L10nFormats
import L10nLocale
import L10nSource
import TestSupport
import Testing

@testable import L10nExchange

/// Edits of String Catalogs: X-53 and X-54 of strings-formats.md.
@Suite struct XCStringsEditorTests {
    private static let finnish = LanguageTag("fi") ?? .english

    private static func edited(_ text: String, _ changes: [XCStringsChange]) throws -> String {
        let file = SourceFile(path: "T.xcstrings", text: text)
        var editor = try #require(XCStringsEditor(file))
        for change in changes { #expect(editor.apply(change) == nil) }
        return apply(try editor.edits(), to: text)
    }

    private static func apply(_ edits: [Edit], to text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        for edit in edits {
            let range = edit.span.range.indices
            #expect(range.lowerBound >= index, "edits ascend and do not overlap")
            result += bytes[index..<range.lowerBound]
            result += edit.replacement.utf8
            index = range.upperBound
        }
        result += bytes[index...]
        return String(decoding: result, as: UTF8.self)
    }

    private static func refusal(_ text: String, _ change: XCStringsChange) throws -> XCStringsRefusal? {
        var editor = try #require(XCStringsEditor(SourceFile(path: "T.xcstrings", text: text)))
        return editor.apply(change)
    }

    private static func text(_ text: String, _ key: String, _ path: [FormSelector] = []) -> XCStringsChange {
        .setText(text, state: .translated, at: XCStringsTextPlace(key: key, language: finnish, path: path))
    }

    @Test func `keys of composed and of decomposed letters are two (X-53)`() throws {
        let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
        let text =
            "{\"sourceLanguage\": \"en\", \"strings\": {\"\(composed)\": {}, \"\(decomposed)\": {}}, \"version\": \"1.0\"}"
        let edited = try Self.edited(text, [Self.text("EINS", composed), Self.text("ZWEI", decomposed)])
        let places = ["EINS", "ZWEI", composed, decomposed].compactMap { word in
            Array(edited.utf8).firstRange(of: Array(word.utf8))?.lowerBound
        }
        #expect(places.count == 4 && places[2] < places[0] && places[0] < places[3] && places[3] < places[1])
    }

    private static let catalog = """
        {
          "sourceLanguage": "en",
          "strings": {
            "back": {
              "localizations": {
                "fi": { "stringUnit": { "value": "Takaisin", "state": "new" } }
              }
            },
            "retry": {

            }
          },
          "version": "1.0"
        }

        """

    @Test func `a text and its state change in place, all else stays (X-54)`() throws {
        let result = try Self.edited(Self.catalog, [Self.text("Palaa \"nyt\"\n", "back")])
        #expect(
            result
                == Self.catalog.replacing("\"Takaisin\"", with: #""Palaa \"nyt\"\n""#)
                .replacing("\"new\"", with: "\"translated\""))
    }

    @Test func `the same text and state are no edit (X-54)`() throws {
        let place = XCStringsTextPlace(key: "back", language: Self.finnish)
        let result = try Self.edited(
            Self.catalog, [.setText("Takaisin", state: .new, at: place), .setState(.new, at: place)])
        #expect(result == Self.catalog)
    }

    @Test func `a localization is added in the file's own style (X-53)`() throws {
        let result = try Self.edited(Self.catalog, [Self.text("Uudelleen", "retry")])
        #expect(
            result
                == Self.catalog.replacing(
                    "\"retry\": {\n\n    }",
                    with: """
                        "retry": {
                              "localizations": {
                                "fi": {
                                  "stringUnit": {
                                    "state": "translated",
                                    "value": "Uudelleen"
                                  }
                                }
                              }
                            }
                        """))
    }

    @Test func `a key goes where Xcode puts it (X-54)`() throws {
        let result = try Self.edited(Self.catalog, [.addKey("home", comment: "Tab", extractionState: "manual")])
        #expect(
            result
                == Self.catalog.replacing(
                    "    \"retry\"",
                    with: """
                            "home": {
                              "comment": "Tab",
                              "extractionState": "manual"
                            },
                            "retry"
                        """))
    }

    @Test func `a key goes last in a file that is not sorted (X-54)`() throws {
        let text = "{ \"strings\" : { \"b\" : { }, \"a\" : { } } }"
        #expect(
            try Self.edited(text, [.addKey("c"), .addKey("0")]).hasSuffix("\"a\" : { }, \"0\" : {}, \"c\" : {} } }"))
    }

    @Test func `keys and localizations are removed with their commas`() throws {
        let text = "{ \"strings\" : { \"a\" : { \"localizations\" : { \"fi\" : 1 } }, \"b\" : 2, \"c\" : 3 } }"
        #expect(try Self.edited(text, [.removeKey("a")]) == "{ \"strings\" : { \"b\" : 2, \"c\" : 3 } }")
        #expect(
            try Self.edited(text, [.removeKey("c"), .removeKey("b")])
                == "{ \"strings\" : { \"a\" : { \"localizations\" : { \"fi\" : 1 } } } }")
        #expect(
            try Self.edited(text, [.removeKey("b"), .addKey("d"), .removeKey("c")])
                == "{ \"strings\" : { \"a\" : { \"localizations\" : { \"fi\" : 1 } }, \"d\" : {} } }")
        #expect(
            try Self.edited(text, [.removeKey("a"), .removeKey("b"), .removeKey("c")]) == "{ \"strings\" : {} }")
        #expect(
            try Self.edited(text, [.removeLocalization(key: "a", language: Self.finnish)])
                == "{ \"strings\" : { \"a\" : { \"localizations\" : {} }, \"b\" : 2, \"c\" : 3 } }")
    }

    @Test func `forms of devices, plurals and substitutions are written where they belong`() throws {
        let changes = [
            Self.text("%lld tiedostoa", "files", [.device("other"), .plural(.other)]),
            Self.text("%lld tiedosto", "files", [.device("other"), .plural(.one)]),
            .setText(
                "%arg päivää", state: .needsReview,
                at: XCStringsTextPlace(key: "stay", language: Self.finnish, variable: "n", path: [.plural(.other)])),
        ]
        let result = try Self.edited("{\n  \"strings\" : {\n\n  }\n}", changes)
        let parsed = XCStringsFormat.decode(SourceFile(path: "T.xcstrings", text: result)).value
        let fragment = try #require(parsed.languages.first { $0.name == "fi" }).fragment
        let forms = fragment.entries.compactMap { fragment.forms(of: $0) }
        let names = forms.flatMap { entry in entry.forms.map { entry.name(of: $0) } }
        #expect(
            names == ["device.other.plural.one", "device.other.plural.other", "substitutions.n.plural.other"])
        #expect(try XCStringsLayout.formatted(SourceFile(path: "T", text: result)).value == Array(result.utf8))
    }

    @Test func `a phrase of a set changes alone (X-19)`() throws {
        let text = """
            {"strings":{"a":{"localizations":{"fi":{"stringSet":{"state":"new","values":["x" ,"y"]}}}}}}
            """
        let result = try Self.edited(text, [Self.text("z", "a", [.item(1)])])
        #expect(result == text.replacing("\"y\"", with: "\"z\"").replacing("new", with: "translated"))
        let both = try Self.edited(text, [Self.text("z", "a", [.item(0)]), Self.text("w", "a", [.item(1)])])
        #expect(both.contains("[\"z\" ,\"w\"]"))
        #expect(try Self.refusal(text, Self.text("z", "a", [.item(2)])) == .isMissing)
    }

    @Test func `what would overlap is refused (X-22 X-23)`() throws {
        let unit = "{\"stringUnit\":{\"state\":\"new\",\"value\":\"\"}}"
        let one = "{\"strings\":{\"a\":{\"localizations\":{\"fi\":\(unit)}}}}"
        let plural = one.replacing(unit, with: "{\"variations\":{\"plural\":{\"other\":\(unit)}}}")
        #expect(try Self.refusal(one, Self.text("x", "a", [.plural(.other)])) == .hasOtherShape)
        #expect(try Self.refusal(plural, Self.text("x", "a")) == .hasOtherShape)
        #expect(try Self.refusal(plural, Self.text("x", "a", [.device("mac")])) == .hasOtherShape)
        #expect(try Self.refusal(plural, Self.text("x", "a", [.plural(.one)])) == nil)
        #expect(try Self.refusal(plural, Self.text("x", "a", [.width(20)])) == .hasNoPlace)
        #expect(try Self.refusal(one, .removeKey("b")) == .isMissing)
        let place = XCStringsTextPlace(key: "b", language: Self.finnish)
        #expect(try Self.refusal(one, .setState(.new, at: place)) == .isMissing)
    }

    @Test func `a damaged file has no editor (X-7)`() {
        #expect(XCStringsEditor(SourceFile(path: "T.xcstrings", text: "{ \"strings\" : { \"a\" } }")) == nil)
        #expect(XCStringsEditor(SourceFile(path: "T.xcstrings", text: "[]")) == nil)
    }

    /// A canonical file that was edited is what formatting it would make of it.
    @Test func `edits of a canonical file leave it canonical and say what they should (X-52 X-54)`() throws {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        let names = ["a", "A", "b.10", "b.2", "é", "%@ x", "", "日本", "a b", "title/\"x\""]
        let tags = ["fi", "de", "zh-Hans", "pt-BR"].compactMap { LanguageTag($0) }
        for _ in 0..<40 {
            var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"
            var expected: [String: String] = [:]
            for round in 0..<4 {
                var editor = try #require(XCStringsEditor(SourceFile(path: "T.xcstrings", text: text)))
                for _ in 0..<6 {
                    guard let key = names.randomElement(using: &random), let tag = tags.randomElement(using: &random)
                    else { continue }
                    if Int.random(in: 0..<8, using: &random) == 0,
                        expected.keys.contains(where: { $0.hasPrefix(key + "|") })
                    {
                        // What was written in this round is not in the file yet, and cannot be removed from it.
                        guard editor.apply(.removeKey(key)) == nil else { continue }
                        for name in expected.keys where name.hasPrefix(key + "|") { expected[name] = nil }
                        break
                    }
                    let value = "\(round) \(key)"
                    let place = XCStringsTextPlace(key: key, language: tag)
                    #expect(editor.apply(.setText(value, state: .translated, at: place)) == nil)
                    expected[key + "|" + tag.description] = value
                }
                text = Self.apply(try editor.edits(), to: text)
                let file = SourceFile(path: "T.xcstrings", text: text)
                let formatted = try XCStringsLayout.formatted(file).value.map { String(decoding: $0, as: UTF8.self) }
                #expect(formatted == text, "seed \(seed)")
                var found: [String: String] = [:]
                for language in XCStringsFormat.decode(file).value.languages.dropFirst() {
                    for entry in language.fragment.entries {
                        let name = language.fragment.key(of: entry) + "|" + language.name
                        found[name] = language.fragment.text(of: entry)
                    }
                }
                #expect(found == expected, "seed \(seed)")
            }
        }
    }

    @Test func `forms come in the place of the one text that is taken out for them (N-43)`() throws {
        let changed = try Self.edited(
            Self.catalog,
            [
                .removeText(key: "back", language: Self.finnish),
                Self.text("%lld askel", "back", [.plural(.one)]), Self.text("%lld askelta", "back", [.plural(.other)]),
            ])
        let file = SourceFile(path: "T.xcstrings", text: changed)
        let fragment = try #require(
            XCStringsFormat.decode(file).value.languages.first { $0.tag == Self.finnish }?.fragment)
        let entry = try #require(fragment.entries.first)
        let forms = try #require(fragment.forms(of: entry))
        #expect(forms.forms.map { fragment.text(of: entry.showing($0)) } == ["%lld askel", "%lld askelta"])
        #expect(!changed.contains("Takaisin"))
        #expect(try Self.refusal(Self.catalog, Self.text("x", "back", [.plural(.other)])) == .hasOtherShape)
    }

    @Test func `a text that differs only in how its letters are composed is written`() throws {
        let decomposed = "Cafe\u{301}"
        let text = """
            {"sourceLanguage":"en","strings":{"back":{"localizations":{"fi":{"stringUnit":{"state":"translated","value":"Caf\u{E9}"}}}}}}
            """
        let edited = try Self.edited(text, [Self.text(decomposed, "back")])
        #expect(edited.unicodeScalars.contains("\u{301}") && !edited.unicodeScalars.contains("\u{E9}"))
    }
}
