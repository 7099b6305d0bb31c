import Foundation
import Testing

@Suite struct TokensWhyTests {
    private static let files = [
        "a.resolver.json": """
        {
          "version": "2025.10",
          "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
          "modifiers": {
            "scheme": { "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] }, "default": "light" }
          },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/scheme" }]
        }
        """,
        "base.tokens.json": """
        {
          "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
          "paper": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
          "text": { "$type": "color", "default": { "$value": "{ink}" }, "lost": { "$value": "{gone}" } }
        }
        """,
        "dark.tokens.json": #"{ "text": { "default": { "$value": "{paper}" } } }"#,
    ]

    @Test func `definitions, what they replaced, aliases, type and value for all contexts (TM-2)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let why = try Tool.run(["tokens", "why", "text.default"], in: folder)
            #expect(why.status == 0)
            #expect(
                why.output == """
                    text.default
                    definitions, a later one replaces an earlier one
                      1  base.tokens.json:4:31  "{ink}"    always
                      2  dark.tokens.json:1:13  "{paper}"  where scheme=dark

                    where scheme=light
                      value  #000000
                      type   color, that of ink
                      from   definition 1
                      alias  ink  base.tokens.json:2:40

                    where scheme=dark
                      value  #ffffff
                      type   color, that of paper
                      from   definition 2, which replaces 1
                      alias  paper  base.tokens.json:3:42

                    """)
            let dark = try Tool.run(["tokens", "why", "text.default", "--scheme", "dark"], in: folder)
            #expect(dark.output.contains("#ffffff"))
            #expect(!dark.output.contains("#000000"))
        }
    }

    @Test func `in JSON (TM-2)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let why = try Tool.run(["tokens", "why", "text.default", "--format", "json"], in: folder)
            let json = try #require(try JSONSerialization.jsonObject(with: Data(why.output.utf8)) as? [String: Any])
            let answers = try #require(json["answers"] as? [[String: Any]])
            #expect(answers.map { $0["condition"] as? String } == ["scheme=light", "scheme=dark"])
            #expect(answers.map { $0["css"] as? String } == ["#000000", "#ffffff"])
            #expect(answers.map { $0["overrides"] as? [Int] } == [[], [0]])
            #expect((json["definitions"] as? [Any])?.count == 2)
        }
    }

    @Test func `a token without value says why, with status 1 (TM-2)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let why = try Tool.run(["tokens", "why", "text.lost"], in: folder)
            #expect(why.status == 1)
            #expect(why.output.contains("no value\n  wrong  base.tokens.json:4:"))
            #expect(why.output.contains("[broken-alias]"))
        }
    }

    @Test(arguments: [
        ("text.defalt", "no token 'text.defalt'; did you mean 'text.default'?"),
        ("text", "'text' is a group; name one of its tokens: 'text.default', 'text.lost'"), ("", "no token ''"),
        ("qqqqqq", "no token 'qqqqqq'; see 'tokens list'"),
    ])
    func `unknown paths (TM-2)`(path: String, complaint: String) throws {
        try Tool.withFiles(Self.files) { folder in
            let why = try Tool.run(["tokens", "why", path], in: folder)
            #expect(why.status == 2)
            #expect(why.output == "")
            #expect(why.complaints.contains(complaint))
        }
    }

    @Test func `a composite of the default theme tells its parts, brand by brand (TM-2)`() throws {
        try Tool.withFiles(["readme.txt": ""]) { folder in
            let why = try Tool.run(["tokens", "why", "stateView.title.typography", "--profile", "warp"], in: folder)
            #expect(why.status == 0)
            #expect(why.output.contains("where brand="))
            #expect(why.output.contains("\n  fontFamily\n    alias  "))
        }
    }
}
