import Foundation
import Testing

@Suite struct ShowCommandTests {
    private static func show(_ files: [String: String] = [:], _ arguments: String...) throws -> Tool.Result {
        try Tool.withFiles(files) { try Tool.run(["show"] + arguments, in: $0) }
    }

    private static func json(_ result: Tool.Result) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    }

    @Test func `the project's override is shown with its place, the rest is the default (BB-4)`() throws {
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

    @Test(arguments: [
        #"{ "id": "a", "kind": "empty", "title": "X" }"#, #"{ "id": "a", "kind": "empty", "texts": { "title": { "#,
    ])
    func `what a document means to say and nobody understands is told wherever views are shown`(document: String) throws
    {
        try Tool.withFiles(["a.stateview.json": document]) { folder in
            let output = ["-o", "out"]
            for arguments in [
                ["show", "a"], ["states"], ["picture", "a"] + output, ["gallery"] + output,
                ["generate", "html", "a"] + output,
            ] {
                let result = try Tool.run(arguments, in: folder)
                #expect(
                    result.status == 1 && result.complaints.contains("a.stateview.json:1:"), "\(arguments) \(result)")
                #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "out").path), "\(arguments)")
            }
        }
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
            let result = try Tool.run(["show", "noResults", "--explain"] + values, in: folder)
            #expect(result.output.contains("text  1,234 results for bikes\n"), "\(result.complaints)")
            #expect(result.output.contains("text  Try 2 tips\n"))
            let pseudo = try Tool.run(["show", "noResults", "--explain", "--locale", "en-XA"] + values, in: folder)
            #expect(pseudo.output.contains("text  [1,234 ŕéšûļţš one two ƒöŕ bikes one]\n"))
            let missing = try Tool.run(["show", "noResults", "--explain"], in: folder)
            #expect(missing.output.contains("issue unsupplied-argument\n"))
            let wrong = try Tool.run(["show", "noResults", "--arg", "conut=1"], in: folder)
            #expect(wrong.status == 2 && wrong.complaints.contains("no argument 'conut'; did you mean 'count'?"))
        }
    }

    @Test(arguments: [true, false])
    func `show and check read a text of a view in the same notation`(isMessage: Bool) throws {
        let keys = isMessage ? "DesignSystem.**" : "other"
        let files = [
            "stateview-l10n.json":
                #"{ "embeddedDefaults": false, "messages": [{ "notation": "mf1", "keys": ["\#(keys)"] }] }"#,
            "en.lproj/Localizable.strings": """
            "DesignSystem.stateView.noResultsTitle" = "{kind, select, other{ }}";
            "DesignSystem.stateView.noResultsSubtitle" = "Look elsewhere";

            """,
        ]
        try Tool.withFiles(files) { folder in
            let shown = try Self.json(Tool.run(["show", "noResults", "--format", "json"], in: folder))
            let title = try #require((shown["texts"] as? [[String: Any]])?.first?["text"] as? String)
            #expect(title == (isMessage ? " " : "{kind, select, other{ }}"))
            let checked = try Tool.run(["check"], in: folder)
            let finding = "'noResults' has a blank title; write a text for 'DesignSystem.stateView.noResultsTitle'"
            #expect(checked.output.contains(finding) == isMessage, "\(checked.output)")
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

    @Test func `the generic view takes its texts from the caller (BB-11 BB-14)`() throws {
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
        (["noResults", "--direction", "rlt"], "no direction 'rlt'; did you mean 'rtl' or 'ltr'?"),
        (["noResults", "--no-box", "--no-details"], "leave nothing to show"),
        (["noResults", "--explain", "--no-details"], "--explain asks for the details; leave out --no-details"),
        (["permission", "--arg", "permission=camra"], "no permission 'camra'; did you mean 'camera'?"),
        (["permission", "--arg", "permission=3"], "no permission '3'; there are camera, location"),
        (["noSearchResults", "--arg", "count=-1"], "'count' takes a whole number from 0 on"),
        (["noSearchResults", "--arg", "count=many"], "'count' takes a whole number from 0 on"),
        (["unknownError", "--arg", "code=ABCDEFGHIJKLM"], "'code' takes at most 12 characters of ASCII"),
        (["noResults", "--format", "jsn"], "no format 'jsn'; did you mean 'json'?"),
        (["noResults", "--title", "x"], "--title, --subtitle, --button and --icon are for 'generic'"),
        (["generic"], "'generic' has no texts of its own; give it a --title"),
        (
            ["generic", "--title", "x", "--button", "a", "--button", "b", "--button", "c", "--button", "d"],
            "4 buttons, at most 3"
        ),
    ])
    func `usage errors make status 2 and say what may have been meant`(arguments: [String], message: String) throws {
        let result = try Tool.withFiles([:]) { try Tool.run(["show"] + arguments, in: $0) }
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.complaints.contains(message), "\(result.complaints)")
    }

    @Test func `the profile is the option's, else the view's, else the configuration's`() throws {
        let files = [
            "stateview-l10n.json": "{ \"stateViews\": { \"profile\": \"cookbook\" } }\n",
            "a.stateview.json": """
            { "views": [ { "id": "cards.empty", "kind": "empty" }, { "id": "search.none", "kind": "empty", "profile": "warp" } ] }
            """,
        ]
        try Tool.withFiles(files) { folder in
            func size(_ arguments: String...) throws -> Double? {
                let json = try Self.json(try Tool.run(["show"] + arguments + ["--format", "json"], in: folder))
                let properties = try #require(json["properties"] as? [[String: Any]])
                return properties.first { $0["name"] as? String == "image.size" }?["points"] as? Double
            }
            let sizes = [
                try size("cards.empty"), try size("noResults"), try size("search.none"),
                try size("search.none", "--profile", "backbase"),
            ]
            #expect(sizes == [48, 48, 64, 144])
        }
    }

    @Test func `the order of the lines, and which part is printed`() throws {
        let all = try Self.show([:], "noConnection", "--explain").output
        let box = try Self.show([:], "noConnection", "--no-details").output
        let details = try Self.show([:], "noConnection", "--no-box", "--explain").output
        #expect(all == box + "\n" + details)
        #expect(box.hasPrefix("\u{250C}") && details.hasPrefix("noConnection: noConnection (error)\n"))
        #expect(
            box == """
                ┌──────────────────────────────────────────────────────┐
                │                                                      │
                │                      [wifi-off]                      │
                │                                                      │
                │                No internet connection                │
                │           It seems that you're not online            │
                │                                                      │
                │                   [[ Try again ]]                    │
                │                                                      │
                └──────────────────────────────────────────────────────┘

                """)
    }

    @Test func `without --explain a few lines say what the view was made for and where the texts in its box come from`()
        throws
    {
        let files = ["en.lproj/Localizable.strings": "\"DesignSystem.stateView.noResultsTitle\" = \"Nothing\";\n"]
        let issues = "missing-state-view-text, development-language"
        let summary = try Self.show(files, "noResults", "--locale", "cy", "--no-box").output
        #expect(
            summary == """
                noResults: noResults (empty)
                  locales   cy; looked for in en
                  brand     the theme's default
                  scheme    light, standard contrast
                  profile   backbase, text size L
                  title                 DesignSystem.stateView.noResultsTitle, en.lproj/Localizable.strings:1:1, in en, \(issues)
                  subtitle              DesignSystem.stateView.noResultsSubtitle, <defaults>/en.lproj/DesignSystem.strings:14:1, in en, \(issues)
                  --explain says what was tried, what is read aloud, and where colours, lengths and fonts come from

                """)
    }

    @Test func `the lines under a box are at most fifteen, whatever is wrong with a view`() throws {
        let actions = ["first", "second", "third"].map {
            """
            { "slot": "\($0)", "intent": { "custom": "x" }, "state": "disabled", "label": { "key": "\($0).label" },
              "disabledReason": { "key": "\($0).reason" } }
            """
        }
        let document = """
            { "id": "a", "kind": "custom", "visual": { "progress": "bar" },
              "texts": { "title": { "literal": "T" }, "subtitle": { "literal": "S" },
                "progressLabel": { "literal": "P" }, "errorReference": { "literal": "E" } },
              "actions": [\(actions.joined(separator: ", "))] }
            """
        let output = try Self.show(["a.stateview.json": document], "a", "--no-box").output
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count == 15, "\(output)")
        #expect(lines.dropLast().last?.hasPrefix("  and ") == true, "\(output)")
    }

    @Test func `a box in Arabic keeps its edges where texts are reordered`() throws {
        let box = try Self.show([:], "login", "--locale", "ar", "--no-details").output
        for line in box.split(separator: "\n") {
            let scalars = Array(line.unicodeScalars)
            guard scalars.contains(where: { (0x0590...0x08FF).contains($0.value) }) else { continue }
            // The mark makes the line run from left to right, and nothing of the text is outside of its isolate.
            #expect(scalars.first == "\u{2502}" && scalars[1] == "\u{200E}" && scalars.last == "\u{2502}")
            let parts = line.split(separator: "\u{2067}", maxSplits: 1)
            let rest = try #require(parts.last).split(separator: "\u{2069}").last ?? ""
            #expect(parts.count == 2 && rest.allSatisfy { " ]\u{2502}".contains($0) }, "\(line)")
        }
    }

    @Test func `the platforms' own views, or why they do not fit (MD-9)`() throws {
        let fits = try Self.show([:], "login", "--native", "--no-box", "--no-details").output
        #expect(
            fits.contains(
                """
                  contentUnavailableView
                    ContentUnavailableView
                      Label systemImage=person.crop.circle: Log in to continue
                      Text: You need an account to see this page. New here? Create one now.
                      Button style=primaryButton: Log in
                      Button style=secondaryButton: Create account

                """))
        let loading = try Self.show([:], "loading", "--native", "--no-box", "--no-details").output
        #expect(loading.contains("  contentUnavailableView  does not fit: progress\n"))
        let marked = try Self.show(
            [:], "login", "--brand", "tori", "--brand-mark", "--native", "--format", "json")
        let json = try Self.json(marked)
        let native = try #require(json["native"] as? [[String: Any]])
        #expect(native.compactMap { $0["view"] as? String }.count == 4)
        #expect(native.first?["misfits"] as? [String] == ["brand-mark"] && native.first?["element"] == nil)
        #expect((native.last?["element"] as? [String: Any])?["name"] as? String == "section")
        #expect((json["brandMark"] as? [String: Any])?["asset"] as? String == "vend-tagline-fi")
    }

    @Test func `bold text and direction are part of the environment (MD-5)`() throws {
        let json = try Self.json(
            try Self.show(
                [:], "noSelection", "--bold-text", "--reduce-motion", "--direction", "rtl", "--format", "json"))
        let environment = try #require(json["environment"] as? [String: Any])
        #expect(environment["boldText"] as? Bool == true && environment["reduceMotion"] as? Bool == true)
        #expect(json["direction"] as? String == "rtl")
        let properties = try #require(json["properties"] as? [[String: Any]])
        let font = properties.first { $0["name"] as? String == "title.font" }?["font"] as? [String: Any]
        #expect(font?["weight"] as? Int == 700)
        let picture = try #require((json["pictures"] as? [[String: Any]])?.first)
        #expect(picture["mirrored"] as? Bool == true)
    }

    @Test(arguments: [
        (["noSearchResults"], ["No matches found", "Check the spelling or try a different word", "Save search"]),
        (
            ["noSearchResults", "--arg", "query=red bicycle", "--arg", "count=1"],
            ["No matches for “red bicycle”", "1 filter is on. Clear it to see more results.", "Clear filters"]
        ),
        (["verifyIdentity"], ["Confirm identity"]),
        (["verifyIdentity", "--arg", "eidProvider=BankID"], ["Confirm with BankID"]),
        (["maintenance"], ["We're improving the service. Please come back a little later."]),
        (["maintenance", "--arg", "time=14:30"], ["We're improving the service. We expect to be back by 14:30."]),
        (["permission", "--arg", "permission=other"], ["Permission needed"]),
        (["permission", "--arg", "permission=location"], ["Location access is off"]),
        (["unknownError", "--arg", "code=A1-2B3"], ["Reference: A1-2B3"]),
    ])
    func `values choose among the texts of a kind (KD-4)`(arguments: [String], texts: [String]) throws {
        let result = try Tool.withFiles([:]) { try Tool.run(["show"] + arguments + ["--explain", "--no-box"], in: $0) }
        #expect(result.status == 0, "\(result.complaints)")
        for text in texts { #expect(result.output.contains("    text  \(text)\n"), "\(result.output)") }
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

    @Test func `insets are told where there are any (SV-15)`() throws {
        func layout(_ members: String) throws -> [String] {
            let files = ["a.stateview.json": #"{ "id": "a", "kind": "empty", "layout": { \#(members) } }"#]
            let output = try Tool.withFiles(files) { try Tool.run(["show", "a", "--explain", "--no-box"], in: $0) }
                .output
            return output.split(separator: "\n").filter { $0.hasPrefix("  insets ") }.map(String.init)
        }
        #expect(
            try layout("\"insets\": { \"top\": \"spacer.md\", \"leading\": 4.5 }") == [
                "  insets                16, 4.5, 0, 0 pt"
            ])
        #expect(try layout("\"insets\": 0") == [])
    }
}
