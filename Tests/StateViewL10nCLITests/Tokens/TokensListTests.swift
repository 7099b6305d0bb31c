import Foundation
import Testing

@Suite struct TokensListTests {
    static let core = """
        {
          "ink": {
            "$type": "color",
            "blue": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] }, "$description": "As in pens." }
          },
          "text": { "$value": "{ink.blue}" },
          "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }
        }
        """

    @Test func `a token file of anybody (TM-1)`() throws {
        try Tool.withFiles(["tokens.json": Self.core]) { folder in
            let list = try Tool.run(["tokens", "list", "--project", "tokens.json"], in: folder)
            #expect(list.status == 0)
            #expect(list.complaints == "")
            #expect(
                list.output == """
                    token     type       value    alias of  defined at
                    text      color      #0000ff  ink.blue  tokens.json:6:23
                    gap       dimension  8px                tokens.json:7:44
                    ink.blue  color      #0000ff            tokens.json:4:25

                    """)
        }
    }

    @Test func `a project without theme shows the default one, with what each token depends on (TM-1 TP-6)`() throws {
        try Tool.withFiles(["readme.txt": ""]) { folder in
            let list = try Tool.run(
                ["tokens", "list", "foreground", "--brand", "tori", "--scheme", "dark", "--modifiers"], in: folder)
            #expect(list.status == 0)
            let row = try #require(list.output.split(separator: "\n").first { $0.hasPrefix("foreground.default ") })
            #expect(row.contains("  brand, scheme  "))
            #expect(row.contains("semantic.text.default > palette.white"))
            #expect(row.contains("<defaults>/Theme/names/foreground.tokens.json:"))
            #expect(list.output.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("foreground.") })
            let none = try Tool.run(["tokens", "list", "--without-defaults"], in: folder)
            #expect(none.status == 2)
            #expect(none.complaints.contains("there is no theme"))
        }
    }

    @Test func `modes called light and dark are the schemes, whatever their modifier is called (TM-1)`() throws {
        func file(_ blue: String) -> String {
            """
            { "bg": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, \(blue)] } } }
            """
        }
        let resolver = """
            { "version": "2025.10", "resolutionOrder": [ { "$ref": "#/modifiers/Mode" } ],
              "modifiers": { "Mode": { "default": "Light", "contexts": {
                "Light": [{ "$ref": "light.tokens.json" }], "Dark": [{ "$ref": "dark.tokens.json" }] } } } }
            """
        let files = ["theme.resolver.json": resolver, "light.tokens.json": file("1"), "dark.tokens.json": file("0.4")]
        try Tool.withFiles(files) { folder in
            let list = try Tool.run(["tokens", "list", "--scheme", "dark"], in: folder)
            #expect(list.status == 0)
            #expect(list.output.contains("bg     color  #000066"))
        }
    }

    @Test func `the example project, in JSON (TM-1)`() throws {
        let folder = Tool.root.appendingPathComponent("Tests/Fixtures/Projects/bank-app")
        let list = try Tool.run(["tokens", "list", "--brand", "nova", "--format", "json", "--modifiers"], in: folder)
        #expect(list.status == 1)
        #expect(list.complaints.contains("1 token has no value: 'brand.dark.spinner.track'"))
        let json = try #require(try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [String: Any])
        #expect(json["theme"] as? String == "Theme/bank.resolver.json")
        #expect(json["contexts"] as? [String: String] == ["brand": "nova", "scheme": "light"])
        let tokens = try #require(json["tokens"] as? [[String: Any]])
        #expect(tokens.count > 20)
        for token in tokens {
            #expect(token["type"] is String)
            #expect((token["definedAt"] as? [String: Any])?["line"] is Int)
        }
        #expect(tokens.contains { $0["modifiers"] as? [String] == ["brand", "scheme"] })
    }

    @Test func `what is wrong with the theme is said, and the rest is listed (TM-1)`() throws {
        let broken = #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$value": "{c}" } }"#
        try Tool.withFiles(["x.tokens.json": broken, "bad.tokens.json": "{ \"a\": "]) { folder in
            let list = try Tool.run(["tokens", "list", "--project", "x.tokens.json"], in: folder)
            #expect(list.status == 1)
            #expect(list.output.contains("\na      number  1"))
            #expect(list.complaints.contains("1 token has no value: 'b'"))
            let bad = try Tool.run(["tokens", "list", "--project", "bad.tokens.json"], in: folder)
            #expect(bad.status == 1)
            #expect(bad.complaints.contains("bad.tokens.json:1:"))
            #expect(bad.complaints.contains("[syntax-error]"))
        }
    }

    @Test(arguments: [
        (["list", "--brand", "torri"], "no brand 'torri'; did you mean 'tori'?"),
        (["list", "--set", "brand"], "'brand' chooses nothing"),
        (["list", "--brand", "tori", "--set", "brand=dba"], "a context of 'brand' is chosen twice"),
        (["list", "--set", "brant=dba"], "no modifier 'brant'; did you mean 'brand'?"),
        (["list", "--format", "yaml"], "no format 'yaml'"), (["list", "foreground.defualt"], "foreground.default"),
        (["list", "zz*"], "no token fits 'zz*'"), (["list", "--project", "nowhere"], "nowhere"),
        (["lst"], "no tokens command 'lst'; did you mean 'list'?"),
    ])
    func `wrong options (TM-1)`(arguments: [String], complaint: String) throws {
        try Tool.withFiles(["readme.txt": ""]) { folder in
            let list = try Tool.run(["tokens"] + arguments, in: folder)
            #expect(list.status == (arguments.contains("nowhere") ? 3 : 2))
            #expect(list.output == "")
            #expect(list.complaints.contains(complaint))
        }
    }

    @Test func `later token files override earlier ones, and files that nothing orders are not guessed at (TM-1)`()
        throws
    {
        let other = #"{ "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }"#
        try Tool.withFiles(["a.tokens.json": Self.core, "b.tokens.json": other]) { folder in
            let list = try Tool.run(
                ["tokens", "list", "gap", "--project", "a.tokens.json", "--project", "b.tokens.json"], in: folder)
            #expect(list.output.contains("4px"))
            let guessed = try Tool.run(["tokens", "list"], in: folder)
            #expect(guessed.status == 1)
            #expect(guessed.complaints.contains("nothing says which of the token files"))
            let check = try Tool.run(["check"], in: folder)
            #expect(check.status == 1)
            #expect(check.output.contains("b.tokens.json:1:3: error: 'gap' has another value in 'a.tokens.json'"))
        }
    }

    @Test func `the default theme does not stand in for tokens that are not read (TM-1)`() throws {
        let old = ["tokens/gap.json": #"{ "gap": { "value": "4px" } }"#]
        for files in [old, ["tokens/gap.yaml": "gap:\n  value: 4px\n"]] {
            try Tool.withFiles(files) { folder in
                for command in [["tokens", "list"], ["tokens", "export", "--to", "css", "-o", "out"], ["check"]] {
                    let run = try Tool.run(command, in: folder)
                    #expect(run.status == 1, "\(command)")
                    #expect((run.output + run.complaints).contains("is not judged: "), "\(command)")
                    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("out").path))
                }
            }
        }
    }

    @Test func `contexts that files imply are told (TM-1)`() throws {
        let files = ["1": "tokens/light.json", "2": "tokens/dark.json"].map { value, path in
            (path, "{ \"n\": { \"$type\": \"number\", \"$value\": \(value) } }")
        }
        try Tool.withFiles(Dictionary(uniqueKeysWithValues: files)) { folder in
            let list = try Tool.run(["tokens", "list", "--set", "scheme=light"], in: folder)
            #expect(list.status == 0)
            #expect(
                list.complaints
                    == "stateview-l10n: 2 files with the same tokens count as contexts of the modifier 'scheme': 'dark', 'light'; "
                    + "list them in a resolver document\n")
            let check = try Tool.run(["check", "--fail-on", "note"], in: folder)
            #expect(check.status == 1)
            #expect(check.output.contains("[implied-modifier]"))
        }
    }

    @Test func `of several themes the first is shown, and a few others are named (TM-1)`() throws {
        let document = #"{ "version": "2025.10", "resolutionOrder": [] }"#
        let names = ["a", "b", "c", "d", "e"].map { "\($0)/theme.resolver.json" }
        try Tool.withFiles(Dictionary(uniqueKeysWithValues: names.map { ($0, document) })) { folder in
            let list = try Tool.run(["tokens", "list"], in: folder)
            #expect(
                list.complaints.contains(
                    "this is 'a/theme.resolver.json'; for another theme name it with --project: 'b/"))
            #expect(list.complaints.contains("'d/theme.resolver.json', …\n"))
        }
    }

    @Test(arguments: ["brand.tokens", "brand.tokens.json"])
    func `files of both names are token files (TF-3)`(name: String) throws {
        try Tool.withFiles([name: Self.core, "other.json": "{ \"a\": { \"$value\": 1 } }"]) { folder in
            let list = try Tool.run(["tokens", "list"], in: folder)
            #expect(list.output.contains("\(name):"), "\(list.complaints)")
            #expect(!list.output.contains("other.json"))
        }
    }

    @Test func `what nothing uses, and what some contexts lack (TM-1 TO-8)`() throws {
        let files = [
            "app.resolver.json": """
            { "version": "2025.10",
              "sets": { "base": { "sources": [{ "p": { "$type": "number", "a": { "$value": 1 }, "b": { "$value": 2 }, "c": { "$value": 3 } } }] } },
              "modifiers": { "scheme": { "contexts": {
                "light": [{ "text": { "link": { "$value": "{p.a}" } } }],
                "dark": [{ "text": { "link": { "$value": "{p.b}" }, "glow": { "$value": "{p.b}" } } }] } } },
              "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/scheme" }] }
            """
        ]
        try Tool.withFiles(files) { folder in
            let unused = try Tool.run(["tokens", "list", "--unused"], in: folder)
            #expect(unused.output == "token  defined at\np.c    app.resolver.json:2:107\n", "\(unused.complaints)")
            let parity = try Tool.run(["tokens", "list", "--parity"], in: folder)
            #expect(
                parity.output
                    == "token      stands in  is missing in\ntext.glow  dark       light\n", "\(parity.complaints)")
            #expect(try Tool.run(["tokens", "list", "--unused", "text"], in: folder).output == "every token is used\n")
            let json = try Tool.run(["tokens", "list", "--parity", "--format", "json"], in: folder)
            #expect(json.output.contains("\"isMissingIn\": \"light\""))
            #expect(try Tool.run(["tokens", "list", "--parity", "--unused"], in: folder).status == 2)
        }
    }

    @Test func `colors that are objects are unused too, and public tokens are used (TM-1 TO-8)`() throws {
        let color = #"{ "colorSpace": "srgb", "components": [0, 0, 1] }"#
        let files = [
            "app.tokens.json": """
            { "$type": "color", "blue": { "$value": \(color) }, "teal": { "$value": \(color) },
              "link": { "$value": "{blue}" } }
            """
        ]
        try Tool.withFiles(files) { folder in
            let unused = try Tool.run(["tokens", "list", "--unused"], in: folder)
            #expect(unused.output == "token  defined at\nteal   app.tokens.json:1:94\n", "\(unused.complaints)")
            try Data(#"{ "tokens": { "public": ["te*"] } }"#.utf8)
                .write(to: folder.appendingPathComponent("stateview-l10n.json"))
            let rest = try Tool.run(["tokens", "list", "--unused"], in: folder)
            #expect(rest.output.split(separator: "\n").dropFirst().map { $0.prefix(4) } == ["blue", "link"])
        }
    }

    @Test(.enabled(if: geteuid() != 0, "everything can be read by root"))
    func `the default theme does not stand in for one that cannot be read (TM-1)`() throws {
        try Tool.withFiles(["app.tokens.json": Self.core]) { folder in
            let path = folder.appendingPathComponent("app.tokens.json").path
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
            let list = try Tool.run(["tokens", "list"], in: folder)
            #expect(list.status == 3)
            #expect(list.output.isEmpty)
            #expect(list.complaints.contains("app.tokens.json"))
        }
    }

    @Test func `tokens that several modifiers set are listed with the one that wins (TP-6)`() throws {
        let files = [
            "app.resolver.json": """
            { "version": "2025.10",
              "modifiers": {
                "scheme": { "contexts": { "light": [], "dark": [{ "ink": { "$type": "number", "$value": 3 } }] }, "default": "dark" },
                "brand": { "contexts": {
                  "acme": [{ "ink": { "$type": "number", "$value": 1 }, "gap": { "$type": "number", "$value": 1 } }],
                  "nova": [{ "ink": { "$type": "number", "$value": 2 }, "gap": { "$type": "number", "$value": 2 } }]
                }, "default": "acme" }
              },
              "resolutionOrder": [{ "$ref": "#/modifiers/brand" }, { "$ref": "#/modifiers/scheme" }] }
            """
        ]
        try Tool.withFiles(files) { folder in
            let list = try Tool.run(["tokens", "list", "--modifiers"], in: folder)
            let conflicts = "token  set by         wins where several apply\nink    brand, scheme  scheme\n"
            #expect(list.output.hasSuffix("\n\n" + conflicts))
            let json = try Tool.run(["tokens", "list", "--modifiers", "--format", "json"], in: folder)
            let read = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
            let conflict = try #require((read["conflicts"] as? [[String: Any]])?.first)
            #expect(conflict["wins"] as? String == "scheme")
        }
    }

    @Test func `a few long values do not push the columns of all others aside (TM-1)`() throws {
        let long = (1...30).map { "\"Family \($0)\"" }.joined(separator: ", ")
        let short = (1...30).map { "\"s\($0)\": { \"$type\": \"number\", \"$value\": \($0) }" }.joined(separator: ",\n")
        let files = ["a.tokens.json": "{ \"font\": { \"$type\": \"fontFamily\", \"$value\": [\(long)] },\n\(short) }"]
        try Tool.withFiles(files) { folder in
            let lines = try Tool.run(["tokens", "list"], in: folder).output.split(separator: "\n")
            #expect(lines.count == 32)
            #expect(lines.filter { $0.count > 100 }.count == 1)
            #expect(lines.contains { $0.hasPrefix("font ") && $0.contains("  a.tokens.json:1:") })
        }
    }

    @Test func `typographies that are large text for some brands only are shown (TY-7)`() throws {
        func style(_ size: Int, _ weight: Int) -> String {
            """
            { "title": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": { "value": \(size), "unit": "px" }, "fontWeight": \(weight),
              "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } } }
            """
        }
        let document = """
            { "version": "2025.10",
              "sets": { "base": { "sources": [{ "body": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": { "value": 30, "unit": "px" },
                "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } } }] } },
              "modifiers": { "brand": { "default": "acme", "contexts": { "acme": [\(style(20, 700))], "nova": [\(style(20, 600))], "zeta": [\(style(24, 400))] } } },
              "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }] }
            """
        try Tool.withFiles(["t.resolver.json": document]) { folder in
            let list = try Tool.run(["tokens", "list", "--project", "t.resolver.json"], in: folder)
            #expect(
                list.output.hasSuffix(
                    """

                    typography  large text by WCAG in  but not in
                    title       acme or zeta           nova

                    """), "\(list.output)")
            let json = try Tool.run(["tokens", "list", "--project", "t.resolver.json", "--format", "json"], in: folder)
            #expect(json.output.components(separatedBy: "\"largeText\"").count == 2)
            #expect(json.output.contains("acme or zeta"))
            let body = try Tool.run(["tokens", "list", "body", "--project", "t.resolver.json"], in: folder)
            #expect(!body.output.contains("WCAG"))
        }
    }
}
