import DesignTokens
import Foundation
import L10nCatalog
import L10nProject
import L10nSource
import TestSupport
import Testing
import TokenThemes
import TokenTools

@Suite struct ThemeLoaderTests {
    private static let document = """
        {
          "version": "2025.10",
          "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
          "modifiers": { "brand": { "contexts": { "acme": [], "nova": [{ "gap": { "$type": "number", "$value": 9 } }] } } },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }]
        }
        """
    private static let tokens = "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }"

    /// Loads a project of these files; the paths are relative to its folder.
    private func load(
        _ files: [String: String], paths: [String] = [""], resources: String? = nil, loadsDefaultTheme: Bool = false
    ) async throws -> Project {
        let folder = try TemporaryFolder.made(files)
        defer { TemporaryFolder.remove(folder) }
        return try await ProjectLoader.load(
            ProjectRequest(
                paths: paths.map { folder.appendingPathComponent($0).path },
                resources: resources.map { folder.appendingPathComponent($0).path }, root: folder.path,
                loadsDefaultTheme: loadsDefaultTheme))
    }

    @Test func `texts alone load no theme`() async throws {
        let project = try await load(["en.lproj/Localizable.strings": "\"a\" = \"b\";"])
        #expect(project.themes.isEmpty)
        #expect(project.theme == nil)
    }

    @Test func `the default theme is read on request, under its own paths`() async throws {
        let project = try await load(["en.lproj/Localizable.strings": "\"a\" = \"b\";"], loadsDefaultTheme: true)
        let theme = try #require(project.theme)
        #expect(theme.origin == .defaults)
        #expect(theme.isComplete)
        #expect(theme.path == "<defaults>/Theme/theme.resolver.json")
        #expect(theme.modifier("brand")?.contexts.contains("neutral") == true)
        #expect(project.sources["<defaults>/Theme/schemes/dark.tokens.json"] != nil)
        #expect(project.brands.contains("neutral"))
    }

    @Test(arguments: ["tokens.json", "web/design-tokens.json", "tokens/color/base.json", "src/design-tokens/size.json"])
    func `token files are found by the names that others give them`(path: String) async throws {
        let project = try await load([path: Self.tokens, "other/base.json": Self.tokens, "tokens/note.json": "{}"])
        #expect(project.themes.map(\.path) == [path])
        #expect(project.files == [path])
    }

    @Test func `in a folder without files of ours any JSON file may hold tokens`() async throws {
        let files = ["palette.json": Self.tokens, "package.json": "{ \"name\": \"x\" }"]
        let project = try await load(files)
        #expect(project.themes.map(\.path) == ["palette.json"])
        #expect(project.files == ["palette.json"])
        let strings = ["en.lproj/Localizable.strings": "\"a\" = \"b\";"]
        #expect(try await load(files.merging(strings) { $1 }).themes.isEmpty)
    }

    @Test func `a file that is named is one of tokens, whatever it is called, if it holds any`() async throws {
        let files = ["old.json": "{ \"gap\": { \"value\": 8 } }", "package.json": "{ \"name\": \"x\" }"]
        let project = try await load(files, paths: ["old.json"])
        #expect(project.themes.map(\.path) == ["old.json"])
        let none = try await load(files, paths: ["package.json"])
        #expect(none.themes.isEmpty)
        #expect(
            none.diagnostics.map(\.message) == [
                "'package.json' is not judged: it holds no tokens, and is no resolver document; name files of texts or tokens, or mend what it holds"
            ])
        #expect(none.diagnostics.map(\.id) == ["unjudged-path"])
    }

    @Test func `a file that is named is judged beside a resolver document that does not use it`() async throws {
        let files = ["app.resolver.json": Self.document, "base.tokens.json": Self.tokens, "bar.json": Self.tokens]
        let project = try await load(files, paths: ["bar.json"])
        #expect(project.themes.map(\.path) == ["app.resolver.json", "bar.json"])
        #expect(project.diagnostics.isEmpty)
    }

    @Test(arguments: [
        "{ \"version\": \"2025.10\", \"sets\": { \"base\": { \"sources\": [] } } }",
        "{ \"modifiers\": { \"brand\": { \"contexts\": { \"a\": [], \"b\": [] } } } }",
    ])
    func `a document without its order is one all the same (RES-4)`(document: String) async throws {
        let project = try await load(["order.json": document], paths: ["order.json"])
        #expect(project.themes.map(\.origin) == [.document])
        #expect(project.diagnostics.contains { $0.message.contains("'resolutionOrder'") })
    }

    @Test func `tokens in another notation are named as not judged, once for all files`() async throws {
        let yaml = "gap:\n  $value: 8px\n"
        let strings = ["en.lproj/Localizable.strings": "\"a\" = \"b\";"]
        let project = try await load(
            strings.merging([
                "tokens/a.yaml": yaml, "tokens/b.json5": "{ gap: { $value: 8 } }", "tokens/list.yml": "- x\n",
                "ci.yaml": yaml,
            ]) { $1 })
        #expect(project.files == ["en.lproj/Localizable.strings"])
        #expect(
            project.diagnostics.map(\.message) == [
                "'tokens/a.yaml' and 1 more file are not judged: token files are JSON without comments; convert it to a file such as 'brand.tokens.json'"
            ])
        let named = try await load(strings.merging(["ci.yaml": "- x\n"]) { $1 }, paths: ["ci.yaml"])
        #expect(named.diagnostics.map(\.span.file) == ["ci.yaml"])
    }

    @Test func `the files that a resolver document names count, whatever they are called`() async throws {
        let document = Self.document.replacing("base.tokens.json", with: "base.json")
        let project = try await load([
            "app.resolver.json": document, "base.json": Self.tokens, "tokens.json": Self.tokens,
        ])
        #expect(project.themes.map(\.path) == ["app.resolver.json", "tokens.json"])
        #expect(project.files == ["app.resolver.json", "base.json", "tokens.json"])
    }

    @Test func `a resolver document of another name is told by what it holds (RES-2)`() async throws {
        for path in ["resolver.json", "tokens/theme.json"] {
            let folder = path.hasPrefix("tokens/") ? "tokens/" : ""
            let project = try await load([path: Self.document, folder + "base.tokens.json": Self.tokens])
            #expect(project.themes.map(\.origin) == [.document])
            #expect(project.themes.map(\.path) == [path])
            #expect(project.brands == ["acme", "nova"])
        }
        let project = try await load([
            "a/resolver.json": Self.document, "a/base.tokens.json": Self.tokens, "z.resolver.json": Self.document,
            "base.tokens.json": Self.tokens,
        ])
        #expect(project.themes.map(\.path) == ["z.resolver.json", "a/resolver.json"])
        let other = try await load(["resolver.json": "{ \"resolver\": \"dns\" }"])
        #expect(other.themes.isEmpty)
    }

    @Test func `a file says with its schema whether it is one of tokens`() async throws {
        let project = try await load([
            "tokens/schema.json":
                "{ \"$schema\": \"https://json-schema.org/draft-07/schema\", \"properties\": { \"$value\": {} } }",
            "tokens/empty.json":
                "{ \"$schema\": \"https://www.designtokens.org/schemas/2025.10/format.json\", \"g\": { \"$extends\": \"{h}\" } }",
        ])
        #expect(project.themes.map(\.path) == ["tokens/empty.json"])
        #expect(project.themes.first?.theme.check().diagnostics.map(\.id) == ["invalid-extends"])
    }

    @Test func `the configuration may name a token file as the theme`() async throws {
        let project = try await load([
            "stateview-l10n.json": "{ \"themes\": { \"resolver\": \"web.json\" } }", "web.json": Self.tokens,
        ])
        let theme = try #require(project.theme)
        #expect(theme.origin == .document)
        #expect(theme.isComplete)
        #expect(theme.theme.tokens.paths == ["gap"])
    }

    @Test func `a resolver document is found, with its files and brands`() async throws {
        let project = try await load(
            ["Theme/app.resolver.json": Self.document, "Theme/base.tokens.json": Self.tokens], loadsDefaultTheme: true)
        #expect(project.themes.count == 1)
        let theme = try #require(project.theme)
        #expect(theme.origin == .document)
        #expect(theme.sources.map(\.path) == ["Theme/app.resolver.json", "Theme/base.tokens.json"])
        #expect(project.brands == ["acme", "nova"])
        #expect(project.diagnostics.isEmpty)
    }

    @Test func `a token file that no document names stands for itself`() async throws {
        let project = try await load([
            "app.resolver.json": Self.document, "base.tokens.json": Self.tokens, "other.tokens": Self.tokens,
        ])
        #expect(project.themes.map(\.origin) == [.document, .file])
        #expect(project.themes.map(\.path) == ["app.resolver.json", "other.tokens"])
    }

    @Test func `token files without any document are one theme`() async throws {
        let project = try await load([
            "a.tokens.json": "{ \"inner\": { \"$value\": \"{gap}\" } }", "base.tokens.json": Self.tokens,
        ])
        #expect(project.themes.map(\.origin) == [.file])
        #expect(project.themes.map(\.path) == ["a.tokens.json"])
        #expect(project.themes.flatMap(\.sources).map(\.path) == ["a.tokens.json", "base.tokens.json"])
        #expect(project.themes.first?.theme.check().diagnostics.isEmpty == true)
    }

    @Test func `token files that could override each other stand for themselves`() async throws {
        let project = try await load([
            "a.tokens.json":
                "{ \"gap\": { \"$type\": \"number\", \"$value\": 1 }, \"x\": {}, \"y\": { \"$value\": \"{gap}\" }, \"z\": { \"$value\": \"{gap}\" } }",
            "base.tokens.json": Self.tokens,
        ])
        #expect(project.themes.map(\.path) == ["a.tokens.json", "base.tokens.json"])
        #expect(project.themes.map(\.sources.count) == [1, 1])
        #expect(project.diagnostics.map(\.id) == ["ambiguous-token-files"])
    }

    @Test func `the named document comes first`() async throws {
        let project = try await load([
            "stateview-l10n.json": "{ \"themes\": { \"resolver\": \"z/theme.json\" } }",
            "z/theme.json": Self.document, "z/base.tokens.json": Self.tokens,
            "a/app.resolver.json": Self.document, "a/base.tokens.json": Self.tokens,
        ])
        #expect(project.theme?.path == "z/theme.json")
        #expect(project.themes.map(\.path) == ["z/theme.json", "a/app.resolver.json"])
    }

    @Test func `a named document that is not there is a mistake of the configuration`() async throws {
        let project = try await load(["stateview-l10n.json": "{ \"themes\": { \"resolver\": \"no.resolver.json\" } }"])
        #expect(project.diagnostics.map(\.id) == ["invalid-configuration"])
    }

    @Test func `nothing outside the configuration's folder is read (RES-16)`() async throws {
        let outside = Self.document.replacingOccurrences(of: "base.tokens.json", with: "../base.tokens.json")
        let project = try await load(
            ["app/stateview-l10n.json": "{}", "app/app.resolver.json": outside, "base.tokens.json": Self.tokens],
            paths: ["app"])
        #expect(project.diagnostics.map(\.id) == ["invalid-resolver-reference"])
        #expect(project.sources["base.tokens.json"] == nil)
        #expect(project.theme?.isComplete == false)
    }

    @Test func `files behind a broken document are not taken for complete`() async throws {
        let broken = Self.document.replacingOccurrences(of: "2025.10", with: "1")
        let project = try await load(["app.resolver.json": broken, "other.tokens.json": Self.tokens])
        #expect(project.themes.allSatisfy { !$0.isComplete })
    }

    @Test func `a file over the limit is one finding`() async throws {
        let project = try await load([
            "stateview-l10n.json": "{ \"limits\": { \"fileBytes\": 20 } }", "app.tokens.json": Self.tokens,
        ])
        #expect(project.diagnostics.map(\.id) == ["input-limit-exceeded"])
    }

    @Test func `a folder replaces the default texts and themes`() async throws {
        let project = try await load(
            [
                "app/en.lproj/Localizable.strings": "\"a\" = \"b\";",
                "own/Localizations/en.lproj/DesignSystem.strings": "\"x\" = \"y\";",
                "own/Resources/Theme/theme.resolver.json": Self.document,
                "own/Resources/Theme/base.tokens.json": Self.tokens,
            ], paths: ["app"], resources: "own", loadsDefaultTheme: true)
        let defaults = try #require(project.catalog.layers.first { $0.isEmbedded })
        #expect(defaults.bundles.flatMap(\.tables).map(\.name) == ["DesignSystem"])
        #expect(defaults.bundles.flatMap(\.tables).flatMap(\.columns).count == 1)
        #expect(project.theme?.path == "own/Resources/Theme/theme.resolver.json")
        #expect(project.theme?.modifier("brand")?.contexts == ["acme", "nova"])
    }

    @Test func `a folder of defaults that is not there ends the command`() async throws {
        await #expect(throws: LoadError.self) {
            try await load(["en.lproj/Localizable.strings": ""], resources: "nowhere")
        }
    }

    @Test func `two documents of one file report its mistakes once`() async throws {
        let project = try await load([
            "a.resolver.json": Self.document, "b.resolver.json": Self.document, "base.tokens.json": "{ \"gap\": 8 }",
        ])
        #expect(project.diagnostics.count == 1)
    }

    /// A project in the dialect of Style Dictionary, with what lies around in such projects.
    private static let styleDictionary = [
        "stateview-l10n.json": "{ \"themes\": { \"dialect\": \"style-dictionary\" } }",
        "package.json": "{ \"name\": \"x\", \"scripts\": { \"build\": \"style-dictionary\" } }",
        "config.json": "{ \"source\": [\"tokens/**/*.json\"], \"platforms\": { \"css\": { \"transforms\": [] } } }",
        "tokens/palette.json": "{ \"gray\": { \"1\": { \"value\": \"#111\" }, \"9\": { \"value\": \"#999\" } } }",
    ]

    @Test func `the declared dialect takes the tokens of all JSON files as one theme (TL-1)`() async throws {
        var files = Self.styleDictionary
        files["tokens/text.json"] = "{ \"text\": { \"body\": { \"value\": \"{gray.1.value}\" } } }"
        let project = try await load(files)
        let theme = try #require(project.themes.first)
        #expect(project.themes.count == 1)
        #expect(theme.diagnostics.isEmpty)
        #expect(theme.sources.map(\.path) == ["tokens/palette.json", "tokens/text.json"])
        #expect(project.files == ["stateview-l10n.json", "tokens/palette.json", "tokens/text.json"])
        let tokens = theme.theme.resolved(try theme.theme.permutation([:]))
        #expect(tokens.value("text.body")?.color == tokens.value("gray.1")?.color)
        #expect(tokens.value("text.body") != nil)
    }

    @Test func `without the declaration such files are named as not judged (TL-1)`() async throws {
        var files = Self.styleDictionary
        files["stateview-l10n.json"] = nil
        files["tokens/text.json"] = files["tokens/palette.json"]
        let project = try await load(files)
        #expect(project.themes.isEmpty)
        #expect(project.diagnostics.map(\.id) == ["unjudged-path"])
        #expect(
            project.diagnostics.first?.message.hasPrefix("'tokens/palette.json' and 1 more file are not judged:")
                == true)
    }

    @Test func `names of folders are the conditions of files in the declared dialect (TL-4)`() async throws {
        var files = Self.styleDictionary
        for (condition, gray) in [("tori-light", 1), ("tori-dark", 9), ("finn-light", 9), ("finn-dark", 1)] {
            files["tokens/\(condition)/text.json"] = "{ \"text\": { \"body\": { \"value\": \"{gray.\(gray)}\" } } }"
        }
        let theme = try #require(try await load(files).themes.first).theme
        #expect(theme.modifiers.map(\.name) == ["brand", "scheme"])
        #expect(theme.modifiers.map(\.contexts) == [["finn", "tori"], ["light", "dark"]])
        #expect(theme.modifiers.map(\.defaultContext) == ["finn", "light"])
        #expect(theme.check().diagnostics.isEmpty)
        for (brand, scheme, gray) in [
            ("tori", "dark", "gray.9"), ("finn", "dark", "gray.1"), ("tori", "light", "gray.1"),
            ("finn", "light", "gray.9"),
        ] {
            let tokens = theme.resolved(try theme.permutation(["brand": brand, "scheme": scheme]))
            #expect(tokens["text.body"]?.hops.map(\.target) == [TokenPath(gray)])
            #expect(tokens["text.body"]?.definition.condition?.description == "brand=\(brand), scheme=\(scheme)")
        }
    }

    @Test func `what a brand says in all schemes stands once, and dark alone needs no brand (TL-4)`() async throws {
        var files = Self.styleDictionary
        for brand in ["tori", "finn"] {
            files["tokens/brands/\(brand)/text.json"] = "{ \"text\": { \"\(brand)\": { \"value\": \"{gray.1}\" } } }"
            for scheme in ["light", "dark"] {
                files["tokens/brands/\(brand)/\(scheme).json"] =
                    "{ \"text\": { \"body\": { \"value\": \"\(brand == "tori" ? 1 : 2)px\" } } }"
            }
        }
        let theme = try #require(try await load(files).themes.first).theme
        #expect(theme.modifiers.map(\.name) == ["brand", "scheme"])
        #expect(theme.tokens.definitions(of: "text.tori").map(\.condition?.description) == ["brand=tori"])
        #expect(theme.tokens.definitions(of: "text.body").count == 4)
    }

    @Test func `where a combination has no files, the combinations that there are stay one choice (TL-4)`() async throws
    {
        var files = Self.styleDictionary
        for condition in ["tori-light", "tori-dark", "finn-light"] {
            files["tokens/\(condition)/text.json"] = "{ \"text\": { \"body\": { \"value\": \"{gray.1}\" } } }"
        }
        let theme = try #require(try await load(files).themes.first).theme
        #expect(theme.modifiers.map(\.name) == ["theme"])
        #expect(theme.modifiers.map(\.contexts) == [["finn-light", "tori-dark", "tori-light"]])
    }

    @Test func `an unknown member of a document leaves no gap, a misspelt one does (RES-4)`() async throws {
        let tokens = ["Theme/base.tokens.json": Self.tokens]
        for (member, isComplete) in [("\"owner\": \"us\"", true), ("\"modifers\": {}", false)] {
            let document = Self.document.replacing("\"version\"", with: "\(member), \"version\"")
            let project = try await load(tokens.merging(["Theme/app.resolver.json": document]) { $1 })
            #expect(project.themes.first?.isComplete == isComplete)
            #expect(project.diagnostics.contains { $0.id == "invalid-resolver-document" })
        }
    }
}
