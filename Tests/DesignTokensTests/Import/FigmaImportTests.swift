import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct FigmaImportTests {
    @Test func `files named by collection and mode, of drafts without dollar signs too (TL-7)`() throws {
        func size(_ number: Int) -> String {
            """
            { "Size": { "xs": { "type": "number", "value": \(number), "extensions": { "com.figma": { "scopes": ["FONT_SIZE"] } } },
                "Face": { "type": "string", "value": "Roboto Slab", "extensions": { "com.figma": { "scopes": ["FONT_FAMILY"] } } } } }
            """
        }
        let result = TokenImportTests.import(
            [
                "Dimensions.Value.json": #"{ "gap": { "$type": "number", "$value": "{Size.xs}" } }"#,
                "Type Scale.Desktop.json": size(14), "Type Scale.Mobile.tokens.json": size(12),
                "Theme.Dark.json": #"{ "on": { "$type": "number", "$value": 1 } }"#,
                "Theme.Light.json": #"{ "on": { "$type": "number", "$value": 0 } }"#,
            ], .figma)
        let theme = TokenImportTests.theme(result)
        #expect(theme.modifiers.map(\.name) == ["Theme", "Type Scale"])
        #expect(theme.modifiers.map(\.contexts) == [["Light", "Dark"], ["Desktop", "Mobile"]])
        #expect(try TokenImportTests.value(result, "gap", ["Type Scale": "Mobile"]) == .number(12))
        #expect(try TokenImportTests.value(result, "Size.Face") == .fontFamily(["Roboto Slab"]))
        #expect(result.remarks.isEmpty && result.proof().errors.isEmpty)
    }

    @Test(arguments: ["Theme_mode=", "Theme - ", "Theme-", "Theme_"])
    func `modes that differ in the word of a scheme are called by it (TL-7)`(start: String) throws {
        let result = TokenImportTests.import(
            [
                "\(start)Dark.tokens.json": #"{ "on": { "$type": "number", "$value": 1 } }"#,
                "\(start)Light.tokens.json": #"{ "on": { "$type": "number", "$value": 0 } }"#,
            ], .figma)
        #expect(TokenImportTests.theme(result).modifiers.map(\.contexts) == [["Light", "Dark"]])
        #expect(try TokenImportTests.value(result, "on") == .number(0))
    }

    @Test func `a value for each mode beside the value (TL-7 TL-8)`() throws {
        let result = TokenImportTests.import(
            [
                "tokens.json": ##"""
                { "Base": { "white": { "type": "color", "value": "#fff" }, "black": { "type": "color", "value": { "r": 0, "g": 0, "b": 0, "a": 0.5 } } },
                  "Tokens": { "bg": { "type": "color", "value": "{Base.white}", "$extensions": { "mode": { "Light": "{Base.white}", "Dark": "{Base.black}" }, "figma": { "collection": { "name": "Theme" } } } },
                    "word": { "type": "string", "value": "x" }, "ref": { "type": "string", "value": "{Tokens.word}" } } }
                """##
            ], .figma)
        #expect(TokenImportTests.theme(result).modifiers.map(\.contexts) == [["Light", "Dark"]])
        #expect(try TokenImportTests.value(result, "Tokens.bg", ["Theme": "Dark"])?.color?.alpha == 0.5)
        #expect(try TokenImportTests.value(result, "Tokens.bg")?.color?.alpha == 1)
        #expect(
            TokenImportTests.messages(result).last
                == "dropped: 'Tokens.ref' is not written: it refers to 'Tokens.word', which is not written")
        let proof = result.proof()
        #expect(proof.errors.isEmpty && proof.differences.isEmpty && proof.equalCount == 6, "\(proof.differences)")
        #expect(!result.files.contains { $0.text.contains("\"mode\"") })
    }

    @Test func `the opacity of a color stands in 'alpha', also where its 'hex' alone has one (TL-7)`() throws {
        func color(_ alpha: String) -> String {
            """
            { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], \(alpha) "hex": "#ff000080" } }
            """
        }
        let text = "{ \"a\": \(color("")), \"b\": \(color("\"alpha\": 0.25,")) }"
        let result = TokenImportTests.import(["t.json": text], .figma)
        let red = ColorValue(.srgb, 1, 0, 0, alpha: 0.501961, hex: "#ff0000")
        #expect(try TokenImportTests.value(result, "a") == .color(red))
        #expect(try TokenImportTests.value(result, "b")?.color?.alpha == 0.25)
    }

    @Test func `what refers to another library is said once (TL-7 TL-9)`() {
        func token(_ name: String) -> String {
            """
            "\(name)": { "$type": "number", "$value": 1, "$extensions": { "com.figma.aliasData": { "targetVariableName": "Grays/\(name)", "targetVariableSetName": "Palette #2" } } }
            """
        }
        let result = TokenImportTests.import(["Theme.json": "{ \(token("a")), \(token("b")), \(token("c")) }"], .figma)
        #expect(
            TokenImportTests.messages(result) == [
                "changed: 'a' keeps its value, as the collection 'Palette #2' is not in the files (2 more tokens)"
            ])
    }

    private static func color(_ components: String, from target: String = "", in collection: String = "") -> String {
        let alias = """
            , "$extensions": { "com.figma.aliasData": { "targetVariableName": "\(target)", "targetVariableSetName": "\(collection)" } }
            """
        return """
            { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\(components)] }\(target.isEmpty ? "" : alias) }
            """
    }

    @Test func `a variable of another library keeps its value, though one here has its name (TL-7)`() throws {
        let blue = "{ \"blue\": \(Self.color("0, 0, 1")) }"
        for (components, collection, isAlias) in [
            ("0, 0.6667, 1", "Brand library", false), ("0, 0, 1", "Brand library", false),
            ("0, 0.6667, 1", "Primitives", false), ("0, 0, 1.0001", "Primitives", true), ("0, 0, 1", "", true),
        ] {
            let primary = Self.color(components, from: "blue", in: collection)
            let result = TokenImportTests.import(
                ["Primitives.Value.json": blue, "Theme.Light.json": "{ \"primary\": \(primary) }"], .figma)
            #expect(result.files.contains { $0.text.contains("\"{blue}\"") } == isAlias, "\(components) \(collection)")
            #expect(result.remarks.isEmpty == isAlias)
        }
    }

    @Test func `a variable that has the name of the one it stands for keeps its value (TL-7)`() {
        let result = TokenImportTests.import(
            [
                "Primitives.Value.json": "{ \"bg\": \(Self.color("0, 0, 1")) }",
                "Theme.Light.json": "{ \"bg\": \(Self.color("0, 0, 1", from: "bg", in: "Primitives")) }",
            ], .figma)
        #expect(
            TokenImportTests.messages(result) == [
                "changed: 'bg' keeps its value, as 'bg' of another collection has its name"
            ])
    }

    @Test(arguments: [["Alaska.Light.json", "Hawaii.Light.json"], ["Alaska/Value.json", "Hawaii/Value.json"]])
    func `collections of one mode that define the same variables are contexts of one choice (TL-7 TL-9)`(
        paths: [String]
    ) throws {
        let result = TokenImportTests.import(
            [
                paths[0]: "{ \"bg\": \(Self.color("1, 0, 0")) }", paths[1]: "{ \"bg\": \(Self.color("0, 1, 0")) }",
                "Size.Value.json": #"{ "gap": { "$type": "number", "$value": 1 } }"#,
            ], .figma)
        #expect(TokenImportTests.theme(result).modifiers.map(\.contexts) == [["Alaska", "Hawaii"]])
        #expect(try TokenImportTests.value(result, "bg", ["theme": "Hawaii"])?.color?.second == 1)
        #expect(try TokenImportTests.value(result, "bg", ["theme": "Alaska"])?.color?.first == 1)
        #expect(result.lostCount == 0)
        #expect(
            TokenImportTests.messages(result) == [
                "changed: the collections 'Alaska', 'Hawaii' define the same variables, so that they are contexts of one choice"
            ])
    }

    @Test func `a definition that a later collection replaces in each mode is lost, and said to be (TL-9)`() {
        func lost(_ light: String, _ dark: String) -> Int {
            let theme = { (bg: String) in "{ \"bg\": \(Self.color(bg)), \"fg\": \(Self.color("0, 0, 0")) }" }
            return TokenImportTests.import(
                [
                    "Core.Value.json":
                        "{ \"bg\": \(Self.color("1, 0, 0")), \"a\": \(Self.color("0, 0, 0")), \"b\": \(Self.color("0, 0, 0")) }",
                    "Theme.Light.json": theme(light), "Theme.Dark.json": theme(dark),
                ], .figma
            ).lostCount
        }
        #expect(lost("0, 1, 0", "0, 0, 1") == 1)
        #expect(lost("1, 0, 0", "0, 0, 1") == 0, "the light mode has it")
    }

    @Test func `files that state the same mode are called as they are themselves (TL-7)`() {
        func file(_ components: String) -> String {
            "{ \"bg\": \(Self.color(components)), \"$extensions\": { \"com.figma.modeName\": \"Base\" } }"
        }
        let result = TokenImportTests.import(
            ["Base.tokens.json": file("1, 0, 0"), "Tcs.tokens.json": file("0, 0, 0")], .figma)
        #expect(TokenImportTests.theme(result).modifiers.map(\.contexts) == [["Base", "Tcs"]])
        #expect(result.files.contains { $0.name == "tcs.tokens.json" })
        #expect(
            TokenImportTests.messages(result) == [
                "changed: 2 files state the mode 'Base', so that it is called as they are: 'Base', 'Tcs'"
            ])
    }

    @Test(arguments: [
        (#"{ "variables": {}, "variableCollections": { "1:2": { "id": "1:2", "modes": [] } } }"#, "response"),
        (#"{ "status": 200, "meta": { "variables": {}, "variableCollections": {} } }"#, "response"),
        (#"{ "version": "1", "collections": [{ "name": "Sizes", "modes": [] }] }"#, "plugin"),
    ])
    func `variables in lists are not read, and called what they are (TL-9)`(text: String, word: String) {
        let result = TokenImportTests.import(["v.json": text], .figma)
        let messages = TokenImportTests.messages(result)
        #expect(messages.count == 1 && messages[0].contains(word), "\(messages)")
        #expect(result.unreadCount == 1)
    }

    @Test func `styles of a plugin (TL-7)`() throws {
        let result = TokenImportTests.import(
            [
                "design-tokens.json": ##"""
                { "font": { "h1": { "type": "custom-fontStyle", "value": { "fontSize": 32, "fontFamily": "Roboto", "fontWeight": 500, "letterSpacing": 0.5, "lineHeight": 40, "textCase": "none" } } },
                  "card": { "type": "custom-shadow", "value": { "shadowType": "innerShadow", "radius": 4, "color": "#00000040", "offsetX": 0, "offsetY": 2, "spread": 0 } },
                  "fade": { "type": "custom-gradient", "value": { "gradientType": "linear", "rotation": 45, "stops": [{ "position": 0, "color": "#f00" }, { "position": 1, "color": "#00f" }] } } }
                """##
            ], .figma)
        #expect(try TokenImportTests.value(result, "font.h1")?.typography?.lineHeight == 1.25)
        let shadow = try #require(try TokenImportTests.value(result, "card")?.shadow?.first)
        #expect(shadow.isInset && shadow.blur == Dimension(4, .px) && shadow.offsetY == Dimension(2, .px))
        #expect(try TokenImportTests.value(result, "fade")?.type == .gradient)
        #expect(
            TokenImportTests.messages(result).contains(
                "changed: 'rotation' of 'fade' is kept in '$extensions', as the type has no such part"))
        #expect(result.proof().errors.isEmpty)
    }
}
