import Foundation
import Testing

@Suite struct ShowCommandTests {
    private static func show(_ files: [String: String] = [:], _ arguments: String...) throws -> Tool.Result {
        try Tool.withFiles(files) { try Tool.run(["show"] + arguments, in: $0) }
    }

    private static func json(_ result: Tool.Result) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    }

    @Test func `BB-4 the project's override is shown with its place, the rest is the default`() throws {
        let result = try Self.show(
            ["en.lproj/Localizable.strings": "\n\"DesignSystem.stateView.noConnectionTitle\" = \"You are offline\";\n"],
            "noConnection", "--format", "json")
        #expect(result.status == 0)
        let texts = try #require(try Self.json(result)["texts"] as? [[String: Any]])
        #expect(texts.compactMap { $0["text"] as? String }.first == "You are offline")
        let sources = texts.compactMap { $0["source"] as? [String: Any] }
        #expect(sources.compactMap { $0["layerKind"] as? String } == ["app", "library", "library", "library"])
        #expect(sources.first?["file"] as? String == "en.lproj/Localizable.strings")
        let start = (sources.first?["range"] as? [String: Any])?["start"] as? [String: Int]
        #expect(start == ["line": 2, "column": 1])
    }

    @Test(arguments: [("en-XA", "ltr", "[\u{D1}\u{F6} "), ("ar-XB", "rtl", "\u{200F}\u{202E}No")])
    func `a pseudo-language shows the source texts, changed`(locale: String, direction: String, start: String) throws {
        let result = try Self.show([:], "noConnection", "--format", "json", "--locale", locale)
        #expect(result.status == 0)
        let text = try #require((try Self.json(result)["texts"] as? [[String: Any]])?.first)
        #expect((text["text"] as? String)?.hasPrefix(start) == true, "\(text)")
        #expect(text["direction"] as? String == direction)
        #expect(text["language"] as? String == locale)
        #expect(text["issues"] as? [String] ?? [] == [])
    }

    private static let icu = [
        "stateview-l10n.json": #"{ "messages": [{ "notation": "mf1", "keys": ["DesignSystem.**", "files"] }] }"#,
        "en.lproj/Localizable.strings": """
        "DesignSystem.stateView.noResultsTitle" = "{count, plural, one{# result} other{# results}} for {query}";
        "DesignSystem.stateView.noResultsSubtitle" = "Try {tips, number, integer} tips";
        "files" = "{n, plural, one{# file} other{# files}}";

        """,
    ]

    @Test func `texts in the notation of the project are formatted with the values of the command line`() throws {
        let values = ["--arg", "count=1234", "--arg", "query=bikes", "--arg", "tips=2.4"]
        try Tool.withFiles(Self.icu) { folder in
            let result = try Tool.run(["show", "noResults"] + values, in: folder)
            #expect(result.output.contains("text  1,234 results for bikes\n"), "\(result.complaints)")
            #expect(result.output.contains("text  Try 2 tips\n"))
            let pseudo = try Tool.run(["show", "noResults", "--locale", "en-XA"] + values, in: folder)
            #expect(pseudo.output.contains("text  [1,234 ŕéšûļţš one two ƒöŕ bikes one]\n"))
            let missing = try Tool.run(["show", "noResults"], in: folder)
            #expect(missing.output.contains("issue unsupplied-argument\n"))
            let wrong = try Tool.run(["show", "noResults", "--arg", "conut=1"], in: folder)
            #expect(wrong.status == 2 && wrong.complaints.contains("no argument 'conut'; did you mean 'count'?"))
        }
    }

    @Test func `explain-key says who decides how a text is written`() throws {
        try Tool.withFiles(Self.icu) { folder in
            let result = try Tool.run(["explain-key", "files", "--locale", "en-XA"], in: folder)
            #expect(result.output.contains("files in en-XA: '[{n, plural, one{# ƒîļé one} other{# ƒîļéš one two}}]'\n"))
            #expect(result.output.contains("  written in mf1, as stateview-l10n.json:1:30 says\n"))
        }
    }

    @Test func `explain-key shows the whole text`() throws {
        let text = String(repeating: "a long text ", count: 20)
        try Tool.withFiles(["en.lproj/L.strings": "\"k\" = \"\(text)\";\n"]) { folder in
            let result = try Tool.run(["explain-key", "k"], in: folder)
            #expect(result.output.hasPrefix("k in en: '\(text)'\n"))
        }
    }

    @Test func `brand, scheme, contrast, profile and text size choose what is drawn`() throws {
        func value(_ property: String, _ arguments: String...) throws -> [String: Any] {
            let result = try Tool.withFiles([:]) {
                try Tool.run(["show", "noConnection", "--format", "json"] + arguments, in: $0)
            }
            let properties = try #require(try Self.json(result)["properties"] as? [[String: Any]])
            return try #require(properties.first { $0["name"] as? String == property })
        }
        func hex(_ value: [String: Any]) -> String? { (value["color"] as? [String: Any])?["hex"] as? String }
        let button = "action.first.background"
        #expect(hex(try value(button, "--brand", "tori", "--scheme", "dark")) == "#f95157")
        #expect(hex(try value(button, "--brand", "tori", "--scheme", "light")) == "#d43d4f")
        #expect(
            hex(try value("subtitle.color", "--contrast", "increased")) != hex(try value("subtitle.color")))
        #expect(try value("image.size", "--profile", "warp")["points"] as? Double == 64)
        let large = try value("title.font", "--text-size", "AX5")["font"] as? [String: Any]
        #expect(large?["size"] as? Double == 58)
    }

    @Test func `BB-11 BB-14 the generic view takes its texts from the caller`() throws {
        let result = try Self.show(
            [:], "generic", "--title", "Paid", "--subtitle", "See you", "--button", "Done", "--button", "Receipt",
            "--format", "json")
        let json = try Self.json(result)
        let texts = try #require(json["texts"] as? [[String: Any]]).compactMap { $0["text"] as? String }
        #expect(texts == ["Paid", "See you", "Available actions", "Done", "Receipt"])
    }

    @Test(arguments: [
        (["noConection"], "no state view 'noConection'; did you mean 'noConnection'?"),
        (["noResults", "--brand", "tory"], "no brand 'tory'; did you mean 'tori'?"),
        (["noResults", "--scheme", "drak"], "no scheme 'drak'; did you mean 'dark'?"),
        (["noResults", "--locale", "dk"], "'dk' is not a language; did you mean 'da'?"),
        (["noResults", "--contrast", "high"], "no contrast 'high'; there are standard, increased"),
        (["noResults", "--profile", "wrap"], "no profile 'wrap'; did you mean 'warp'?"),
        (["noResults", "--text-size", "huge"], "no text size 'huge'; there are XS, S, M"),
        (["noResults", "--format", "jsn"], "no format 'jsn'; did you mean 'json'?"),
        (["noResults", "--title", "x"], "--title, --subtitle, --button and --icon are for 'generic'"),
        (["generic"], "'generic' has no texts of its own; give it a --title"),
        (
            ["generic", "--title", "x", "--button", "a", "--button", "b", "--button", "c", "--button", "d"],
            "4 buttons, at most 3"
        ),
    ])
    func `3.2 usage errors make status 2 and say what may have been meant`(arguments: [String], message: String) throws
    {
        let result = try Tool.withFiles([:]) { try Tool.run(["show"] + arguments, in: $0) }
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.complaints.contains(message), "\(result.complaints)")
    }

    @Test(arguments: [
        ("a.tokens.json", "{ \"a\": { \"$value\": 1 }, \"b.c\": {} }", "tokens", "invalid-token-name"),
        ("a.resolver.json", "{ \"sets\": {} }", "resolver", "invalid-resolver-document"),
        ("stateview-l10n.json", "{ \"requred\": [] }", "configuration", "unknown-configuration-key"),
    ])
    func `dump prints the tree of a JSON file and what its reader says`(
        name: String, text: String, format: String, rule: String
    ) throws {
        let result = try Tool.withFiles([name: text]) { try Tool.run(["dump", name], in: $0) }
        #expect(result.status == 0)
        let json = try Self.json(result)
        #expect(json["format"] as? String == format)
        let tree = try #require(json["tree"] as? [String: Any])
        let member = try #require((tree["members"] as? [[String: Any]])?.first)
        #expect(member["column"] as? Int == 3)
        #expect(text.contains("\"\(member["name"] as? String ?? "?")\""))
        let rules = try #require(json["diagnostics"] as? [[String: Any]]).compactMap { $0["rule"] as? String }
        #expect(rules.contains(rule), "\(rules)")
    }
}
