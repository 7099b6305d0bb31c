import DesignTokens
import Foundation
import L10nProject
import L10nSource
import Testing
import TokenThemes

@Suite struct TokensExportTests {
    private static func text(_ folder: URL, _ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    @Test func `a JSON file of each permutation, read back as a token file (TM-6 TU-5)`() throws {
        let theme = EmbeddedTheme.read().theme
        try Tool.withFiles(["readme.txt": ""]) { folder in
            let export = try Tool.run(["tokens", "export", "--to", "json", "-o", "out"], in: folder)
            #expect(export.status == 0)
            #expect(export.complaints == "")
            let permutations = try #require(theme.permutations())
            #expect(export.output.split(separator: "\n").count == permutations.count)
            for permutation in permutations {
                let contexts = theme.modifiers.compactMap { theme.context(of: $0.name, in: permutation) }
                let name = "out/tokens.\(contexts.joined(separator: ".")).json"
                let data = Data(try Self.text(folder, name).utf8)
                let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
                let tokens = theme.resolved(permutation).values
                #expect(json.count == tokens.count + 1)
                var written: [String: Any] = [:]
                for (path, token) in json where !path.hasPrefix("$") {
                    let token = try #require(token as? [String: Any])
                    written[path.replacing(".", with: "|")] = ["$type": token["type"], "$value": token["value"]]
                }
                let file = SourceFile(
                    path: "x.tokens.json", bytes: [UInt8](try JSONSerialization.data(withJSONObject: written)))
                let read = Theme.join([file])
                #expect(!read.diagnostics.contains { $0.severity == .error })
                let values = read.value.resolved(try read.value.permutation()).values
                for (path, value) in tokens {
                    #expect(values[TokenPath(path.text.replacing(".", with: "|"))] == value, "\(path) in \(name)")
                }
            }
        }
    }

    @Test func `a context is written into names as it is called (TM-6)`() throws {
        let document = """
            { "version": "2025.10", "modifiers": { "m": { "contexts": {
                "Mode 1": [{ "a": { "$type": "number", "$value": 1 } }], "b/c": [{ "a": { "$type": "number", "$value": 2 } }],
                "日本": [{ "a": { "$type": "number", "$value": 3 } }], "中国": [{ "a": { "$type": "number", "$value": 4 } }] },
                "default": "b/c" } }, "resolutionOrder": [{ "$ref": "#/modifiers/m" }] }
            """
        try Tool.withFiles(["t.resolver.json": document]) { folder in
            let css = try Tool.run(["tokens", "export", "--to", "css", "-o", "out"], in: folder)
            #expect(
                css.output == "out/tokens.Mode 1.css\nout/tokens.b%2Fc.css\nout/tokens.日本.css\nout/tokens.中国.css\n",
                "\(css)")
            let swift = try Tool.run(["tokens", "export", "--to", "swift", "-o", "out"], in: folder)
            #expect(swift.status == 0, "\(swift)")
            #expect(try Self.text(folder, "out/TokenTheme+mode1.swift").contains("public static let mode1: TokenTheme"))
            #expect(try Self.text(folder, "out/TokenTheme+bC.swift").contains("public static let bC: TokenTheme"))
            // Two contexts of no letter that a name has here are two themes all the same.
            #expect(swift.output.split(separator: "\n").count == 6, "\(swift)")
        }
    }

    @Test func `CSS of a token file is the same each time (TM-6)`() throws {
        try Tool.withFiles(["a.tokens.json": TokensListTests.core]) { folder in
            let arguments = ["tokens", "export", "--to", "css", "-o", "out", "--project", "a.tokens.json"]
            let first = try Tool.run(arguments, in: folder)
            #expect(first.status == 0)
            #expect(first.output == "out/tokens.css\n")
            let text = try Self.text(folder, "out/tokens.css")
            #expect(text.contains("The design tokens of a.tokens.json."))
            #expect(text.hasSuffix(":root {\n  --text: #0000ff;\n  --gap: 8px;\n  --ink-blue: #0000ff;\n}\n"))
            _ = try Tool.run(arguments, in: folder)
            #expect(try Self.text(folder, "out/tokens.css") == text)
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("out").path)
                    == ["tokens.css"])
            let standard = try Tool.run(
                ["tokens", "export", "--to", "css", "-o", "-", "--project", "a.tokens.json"], in: folder)
            #expect(standard.output == text)
        }
    }

    @Test func `the files of the default theme, for one brand (TM-6)`() throws {
        try Tool.withFiles(["readme.txt": ""]) { folder in
            let export = try Tool.run(
                ["tokens", "export", "--to", "css", "-o", "out", "--brand", "tori"], in: folder)
            #expect(export.output.contains("out/tokens.warp.css\n"))
            let text = try Self.text(folder, "out/tokens.warp.css")
            #expect(text.contains("brand=tori, profile=warp."))
            #expect(text.contains(#":root[data-scheme="dark"][data-contrast="increased"] {"#))
            #expect(text.contains("@media (prefers-color-scheme: dark) and (prefers-contrast: more) {"))
        }
    }

    @Test func `asset catalogs and Android resources are folders, and what they cannot hold is named (TM-6)`() throws {
        try Tool.withFiles(["a.tokens.json": TokensListTests.core]) { folder in
            for (format, shown, file, left) in [
                (
                    "xcassets", "out/tokens.xcassets\n", "out/tokens.xcassets/ink/blue.colorset/Contents.json",
                    "1 dimension"
                ),
                ("android", "out/values\n", "out/values/dimens.xml", nil),
            ] {
                let export = try Tool.run(
                    ["tokens", "export", "--to", format, "-o", "out", "--project", "a.tokens.json"], in: folder)
                #expect(export.status == 0)
                #expect(export.output == shown)
                #expect(try Self.text(folder, file).contains("\n"))
                #expect(
                    export.complaints
                        == (left.map {
                            "stateview-l10n: 1 token is not written, as the format has no place for the type: \($0)\n"
                        } ?? ""))
            }
        }
    }

    @Test(arguments: [("swift", 1), ("xcassets", 1), ("android", 1), ("css", 0), ("json", 0)])
    func `a scheme that devices do not know is named where the format has no place for it (TM-6)`(
        format: String, status: Int32
    ) throws {
        func source(_ number: Double) -> String {
            #"[{ "bg": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(number), 0, 0] } } }]"#
        }
        let document = """
            { "version": "2025.10", "sets": {},
              "modifiers": { "scheme": { "contexts": {
                "light": \(source(1)), "dark": \(source(0)), "sepia": \(source(0.5)) } } },
              "resolutionOrder": [{ "$ref": "#/modifiers/scheme" }] }
            """
        try Tool.withFiles(["t.resolver.json": document]) { folder in
            let arguments = ["tokens", "export", "--to", format, "-o", "out", "--project", "t.resolver.json"]
            let export = try Tool.run(arguments, in: folder)
            #expect(export.status == status, "\(export)")
            let isNamed = export.complaints.contains("the format has no place for scheme=sepia")
            #expect(isNamed == (status == 1), "\(export)")
        }
    }

    @Test(arguments: [("swift", 1), ("xcassets", 1), ("android", 1), ("css", 0), ("json", 0)])
    func `a token that stands in dark alone is named where the format needs it in light, too (TM-6)`(
        format: String, status: Int32
    ) throws {
        let color = ##"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"##
        let document = """
            { "version": "2025.10", "sets": {},
              "modifiers": { "scheme": { "contexts": {
                "light": [{ "bg": \(color) }], "dark": [{ "bg": \(color), "fg": \(color) }] } } },
              "resolutionOrder": [{ "$ref": "#/modifiers/scheme" }] }
            """
        try Tool.withFiles(["t.resolver.json": document]) { folder in
            let arguments = ["tokens", "export", "--to", format, "-o", "out", "--project", "t.resolver.json"]
            let export = try Tool.run(arguments, in: folder)
            #expect(export.status == status, "\(export)")
            let isNamed = export.complaints.contains(
                "1 token is not there in every scheme and contrast, as the format needs it: 'fg'; add it, or choose")
            #expect(isNamed == (status == 1), "\(export)")
            #expect(try Tool.run(arguments + ["--scheme", "dark"], in: folder).status == 0)
        }
    }

    @Test func `what an export has written below the project is no source of tokens (TM-6)`() throws {
        try Tool.withFiles(["tokens/a.tokens.json": TokensListTests.core]) { folder in
            let list = try Tool.run(["tokens", "list"], in: folder)
            #expect(try Tool.run(["tokens", "export", "--to", "json", "-o", "gen"], in: folder).status == 0)
            #expect(try Tool.run(["tokens", "list"], in: folder).output == list.output)
            let check = try Tool.run(["check", "--without-defaults"], in: folder)
            #expect(!check.output.contains("gen/tokens.json"), "\(check)")
        }
    }

    @Test func `files of others are not replaced, and what an earlier export left is named (TM-6)`() throws {
        let second =
            ##"{ "paper": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }"##
        let files = [
            "a.tokens.json": TokensListTests.core, "b.tokens.json": second, "res/values/colors.xml": "<resources/>",
        ]
        func export(_ format: String, _ folder: String, _ file: String, in url: URL) throws -> Tool.Result {
            try Tool.run(["tokens", "export", "--to", format, "-o", folder, "--project", file], in: url)
        }
        try Tool.withFiles(files) { folder in
            let foreign = try export("android", "res", "a.tokens.json", in: folder)
            #expect(foreign.status == 2)
            #expect(foreign.complaints.contains("'res/values/colors.xml' is not of an export"))
            #expect(try Self.text(folder, "res/values/colors.xml") == "<resources/>")
            #expect(
                !FileManager.default.fileExists(atPath: folder.appendingPathComponent("res/values/dimens.xml").path))

            #expect(try export("android", "out", "a.tokens.json", in: folder).complaints == "")
            let android = try export("android", "out", "b.tokens.json", in: folder)
            #expect(android.status == 0)
            #expect(android.complaints.contains("of no token now; remove 'out/values/dimens.xml'\n"))

            _ = try export("xcassets", "out", "a.tokens.json", in: folder)
            let catalog = try export("xcassets", "out", "b.tokens.json", in: folder)
            #expect(
                catalog.complaints.contains(
                    "remove 'out/tokens.xcassets/ink/blue.colorset', 'out/tokens.xcassets/text.colorset'\n"),
                "\(catalog.complaints)")
        }
    }

    private static let oneGood = #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$value": "{c}" } }"#

    @Test(arguments: [("css", "tokens.css"), ("swift", "TokenTheme+tokens.swift"), ("json", "tokens.json")])
    func `what has a value is written, and what has none is named (TM-6)`(format: String, name: String) throws {
        try Tool.withFiles(["wrong.tokens.json": Self.oneGood]) { folder in
            let export = try Tool.run(
                ["tokens", "export", "--to", format, "-o", "out", "--project", "wrong.tokens.json"], in: folder)
            #expect(export.status == 1)
            #expect(export.complaints.contains("wrong.tokens.json:1:61: error: '{c}' does not exist"))
            #expect(export.complaints.contains("1 token is not written where no value is: 'b'; see 'tokens why'"))
            let text = try Self.text(folder, "out/" + name)
            #expect(text.contains("a"))
            #expect(!text.contains("--b") && !text.contains("\"b\""))
        }
    }

    @Test func `a mistake that stands in the way of one token leaves the others (TM-6)`() throws {
        let types =
            #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "string", "$value": "x" }, "c.d": {} }"#
        try Tool.withFiles(["wrong.tokens.json": types]) { folder in
            let export = try Tool.run(
                ["tokens", "export", "--to", "css", "-o", "-", "--project", "wrong.tokens.json"], in: folder)
            #expect(export.status == 1)
            #expect(export.output.hasSuffix(":root {\n  --a: 1;\n}\n"))
            #expect(export.complaints.contains("'string' is no type"))
            #expect(export.complaints.contains("[invalid-token-name]"))
        }
    }

    @Test func `nothing is written where no token has a value, or names collide (TM-6)`() throws {
        let files = [
            "wrong.tokens.json": #"{ "b": { "$value": "{c}" } }"#,
            "same.tokens.json":
                #"{ "$type": "number", "a": { "b": { "$value": 1 } }, "a-b": { "$value": 2 } }"#,
        ]
        try Tool.withFiles(files) { folder in
            for (file, complaint) in [
                ("wrong.tokens.json", "no token has a value, so nothing was written"),
                ("same.tokens.json", "'a-b' and 'a.b' would both be '--a-b'"),
            ] {
                let export = try Tool.run(
                    ["tokens", "export", "--to", "css", "-o", "out", "--project", file], in: folder)
                #expect(export.status == 1)
                #expect(export.complaints.contains(complaint))
                #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("out").path))
            }
        }
    }

    @Test(arguments: [
        (["--to", "scss", "-o", "out"], 2, "no format 'scss'; did you mean 'css'?"),
        (["--to", "css", "-o", "-"], 2, "standard output takes one file"),
        (["--to", "css", "-o", "readme.txt"], 2, "'readme.txt' is a file"), (["--to", "css"], 2, "--output"),
        (["--to", "css", "-o", "readme.txt/x"], 3, "readme.txt"),
        (["--to", "css", "-o", "out", "--brand", "torri"], 2, "did you mean 'tori'?"),
    ])
    func `wrong options (TM-6)`(arguments: [String], status: Int32, complaint: String) throws {
        try Tool.withFiles(["readme.txt": ""]) { folder in
            let export = try Tool.run(["tokens", "export"] + arguments, in: folder)
            #expect(export.status == status)
            #expect(export.complaints.contains(complaint))
        }
    }
}
