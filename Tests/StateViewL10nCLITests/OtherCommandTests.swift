import Foundation
import Testing

@Suite struct OtherCommandTests {
    private static let project = [
        "App/en.lproj/Localizable.strings":
            "\"DesignSystem.stateView.loadingFailureTitle\" = \"We couldn't show your accounts\";\n",
        "App/da.lproj/Localizable.strings": "\"home\" = \"Hjem\";\n",
    ]

    @Test func `explain-key names the winner, its place and everything that was tried`() throws {
        let result = try Tool.withFiles(Self.project) {
            try Tool.run(["explain-key", "DesignSystem.stateView.loadingFailureTitle", "--locale", "da"], in: $0)
        }
        #expect(result.status == 0)
        #expect(result.output.contains("<defaults>/da.lproj/DesignSystem.strings"))
        #expect(result.output.contains("App/en.lproj/Localizable.strings:1:1"))
        let lines = result.output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("* da") })
    }

    @Test func `explain-key of a key that nobody has ends with 1 and a suggestion`() throws {
        let result = try Tool.withFiles(Self.project) {
            try Tool.run(["explain-key", "DesignSystem.stateView.loadingFailureTitel"], in: $0)
        }
        #expect(result.status == 1)
        #expect(result.output.contains("did you mean 'DesignSystem.stateView.loadingFailureTitle'?"))
    }

    @Test func `dump prints the forms and states of a String Catalog with their places`() throws {
        let catalog = """
            { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
              "%lld files" : { "comment" : "A count", "localizations" : { "fi" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "needs_review", "value" : "tiedosto\\u0021" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld tiedostoa" } } } } } } }
            } }
            """
        let result = try Tool.withFiles(["T.xcstrings": catalog]) { try Tool.run(["dump", "T.xcstrings"], in: $0) }
        #expect(result.status == 0)
        let root = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let languages = try #require(root["languages"] as? [[String: Any]])
        #expect(languages.map { $0["language"] as? String } == ["en", "fi"])
        let entry = try #require((languages[1]["entries"] as? [[String: Any]])?.first)
        #expect(entry["key"] as? String == "%lld files")
        #expect(entry["comment"] as? String == "A count")
        let forms = try #require(entry["forms"] as? [[String: Any]])
        #expect(forms.map { $0["form"] as? String } == ["plural.one", "plural.other"])
        #expect(forms.map { $0["text"] as? String } == ["tiedosto!", "%lld tiedostoa"])
        #expect(forms.map { $0["state"] as? String } == ["needs_review", "translated"])
        #expect(forms.map { $0["line"] as? Int } == [3, 4])
        #expect(forms.map { $0["column"] as? Int } == [69, 69])
    }

    @Test func `dump prints keys, decoded texts, comments and places`() throws {
        let text = "/* Title */\n\"a\\nb\" = \"caf\\U00e9\";\n\"x\" = \"1\"\n"
        let result = try Tool.withFiles(["en.lproj/T.strings": text]) {
            try Tool.run(["dump", "en.lproj/T.strings"], in: $0)
        }
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let entries = try #require(json["entries"] as? [[String: Any]])
        #expect(entries.first?["key"] as? String == "a\nb")
        #expect(entries.first?["text"] as? String == "café")
        #expect(entries.first?["comment"] as? String == "Title")
        #expect(entries.first?["line"] as? Int == 2)
        let diagnostics = try #require(json["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.contains { $0["rule"] as? String == "missing-semicolon" })
    }

    @Test func `explain shows why, and a bad and a good example (CI-2)`() throws {
        let result = try Tool.run(["explain", "partial-override"])
        #expect(result.status == 0)
        for part in ["Why:", "Bad:", "Good:", "Switch it off"] { #expect(result.output.contains(part)) }
        #expect(result.output.contains("/* l10n:disable partial-override -- reason */"))
        #expect(!(try Tool.run(["explain", "conflict-marker"])).output.contains("l10n:disable"))
        #expect((try Tool.run(["explain", "missing-unit"])).output.contains("Switch it off"))
        #expect(!(try Tool.run(["explain", "unsafe-package-path"])).output.contains("Switch it off"))
        #expect((try Tool.run(["rules", "--area", "interchange"])).output.contains("duplicate-unit"))
    }

    @Test func `an unknown command ends with 2 and a suggestion`() throws {
        let near = try Tool.run(["chek", "App"])
        #expect(near.status == 2)
        #expect(near.complaints == "stateview-l10n: no command 'chek'; did you mean 'check'?\n")
        #expect(try Tool.run(["frobnicate"]).complaints.contains("there are check, compile"))
    }

    @Test func `rules are sorted by id (CI-3)`() throws {
        let ids = try Tool.run(["rules"]).output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
        #expect(ids.count > 30)
        #expect(ids == ids.sorted())
    }

    @Test func `--version and --help end with 0`() throws {
        #expect(try Tool.run(["--version"]).output.hasPrefix("stateview-l10n "))
        #expect(try Tool.run(["--help"]).status == 0)
    }
}
