import Foundation
import Testing

/// A String Catalog goes to the translators and comes back.
@Suite struct ImportCatalogTests {
    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "count" : {
              "localizations" : {
                "en" : {
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld item"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld items"
                        }
                      }
                    }
                  }
                }
              }
            },
            "Home" : {
              "localizations" : {
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hjem"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """

    @Test
    func `an export that comes back unchanged changes no byte, plural variants without targets included (N-38 N-39)`()
        throws
    {
        try Tool.withFiles(["Localizable.xcstrings": Self.catalog]) { folder in
            #expect(try Tool.run(["export", "--locale", "da", "-o", "out/"], in: folder).status == 0)
            let result = try Tool.run(["import", "out/da.xliff"], in: folder)
            #expect(result.status == 0, "\(result.complaints)")
            #expect(try Self.text(folder) == Self.catalog)
        }
    }

    @Test func `one translated unit changes that text alone, and new forms are put where Xcode puts them`() throws {
        try Tool.withFiles(["Localizable.xcstrings": Self.catalog]) { folder in
            _ = try Tool.run(["export", "--locale", "da", "-o", "out/"], in: folder)
            let url = folder.appendingPathComponent("out/da.xliff")
            var xliff = try String(contentsOf: url, encoding: .utf8)
            xliff = xliff.replacingOccurrences(of: ">Hjem<", with: ">Forside<")
            for (english, danish) in [("%lld item", "%lld ting"), ("%lld items", "%lld ting i alt")] {
                xliff = xliff.replacingOccurrences(
                    of: "<source>\(english)</source>",
                    with: "<source>\(english)</source><target state=\"translated\">\(danish)</target>")
            }
            try xliff.write(to: url, atomically: true, encoding: .utf8)
            let result = try Tool.run(["import", "out/da.xliff"], in: folder)
            #expect(result.status == 0, "\(result.output)\(result.complaints)")
            let changed = try Self.text(folder)
            #expect(changed.contains("\"value\" : \"Forside\""))
            #expect(changed.contains("\"value\" : \"%lld ting i alt\""))
            let danish = try #require(changed.range(of: "\"da\" : {"))
            let english = try #require(changed.range(of: "\"en\" : {"))
            #expect(danish.lowerBound < english.lowerBound)
            #expect(try Tool.run(["format", "--check"], in: folder).status == 0)
            let gone = Set(Self.catalog.split(separator: "\n")).subtracting(changed.split(separator: "\n"))
            #expect(gone.map { $0.drop { $0 == " " } } == ["\"value\" : \"Hjem\""])
        }
    }

    @Test func `a substitution in a new language reads the argument of the source language's (X-35)`() throws {
        func unit(_ text: String) -> String {
            "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
        }
        func count(_ argument: Int, _ name: String) -> String {
            "{ \"argNum\" : \(argument), \"formatSpecifier\" : \"lld\", \"variations\" : { \"plural\" : { "
                + "\"one\" : \(unit("%arg \(name)")), \"other\" : \(unit("%arg \(name)s")) } } }"
        }
        let catalog = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "files" : { "localizations" : { "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@files@ in %#@folders@ of %3$@" },
                  "substitutions" : { "files" : \(count(1, "file")), "folders" : \(count(2, "folder")) } } } }
              },
              "version" : "1.0"
            }
            """
        try Tool.withFiles(["Localizable.xcstrings": catalog]) { folder in
            #expect(try Tool.run(["format"], in: folder).status == 0)
            #expect(try Tool.run(["export", "--locale", "da", "-o", "out/"], in: folder).status == 0)
            let url = folder.appendingPathComponent("out/da.xliff")
            var xliff = try String(contentsOf: url, encoding: .utf8)
            for (english, danish) in [
                ("%1$#@files@ in %2$#@folders@ of %3$@", "%3$@: %#@folders@ med %#@files@"),
                ("%1$lld file", "%1$lld fil"),
                ("%1$lld files", "%1$lld filer"), ("%2$lld folder", "%2$lld mappe"),
                ("%2$lld folders", "%2$lld mapper"),
            ] {
                xliff = xliff.replacingOccurrences(
                    of: "<source>\(english)</source>",
                    with: "<source>\(english)</source><target state=\"translated\">\(danish)</target>")
            }
            try xliff.write(to: url, atomically: true, encoding: .utf8)
            let result = try Tool.run(["import", "out/da.xliff"], in: folder)
            #expect(result.status == 0 && result.output.contains("5 applied"), "\(result.output)\(result.complaints)")
            let changed = try Self.text(folder)
            #expect(changed.components(separatedBy: "\"argNum\" : 2").count == 3, "\(changed)")
            #expect(try Tool.run(["format", "--check"], in: folder).status == 0)
            let check = try Tool.run(["check", "--fail-on", "note"], in: folder)
            #expect(check.status == 0, "\(check.output)")
        }
    }

    @Test func `a catalog that cannot be read is not touched`() throws {
        try Tool.withFiles(["Localizable.xcstrings": Self.catalog]) { folder in
            _ = try Tool.run(["export", "--locale", "da", "-o", "out/"], in: folder)
            let url = folder.appendingPathComponent("out/da.xliff")
            let xliff = try String(contentsOf: url, encoding: .utf8)
            try xliff.replacingOccurrences(of: ">Hjem<", with: ">Forside<").write(
                to: url, atomically: true, encoding: .utf8)
            let broken = String(Self.catalog.dropLast(3))
            let file = folder.appendingPathComponent("Localizable.xcstrings")
            try broken.write(to: file, atomically: true, encoding: .utf8)
            let result = try Tool.run(["import", "out/da.xliff"], in: folder)
            #expect(result.status == 1)
            #expect(try Self.text(folder) == broken)
        }
    }

    private static func text(_ folder: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("Localizable.xcstrings"), encoding: .utf8)
    }

    @Test func `a form is taken although the translation lacks others still`() throws {
        func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
        func forms(_ one: String, _ other: String) -> String {
            #"{"variations":{"plural":{"one":\#(unit(one)),"other":\#(unit(other))}}}"#
        }
        let catalog =
            #"{"sourceLanguage":"en","strings":{"n":{"localizations":{"en":\#(forms("%lld cup", "%lld cups")),"#
            + #""uk":\#(forms("%lld чашка", "%lld чашки"))}}},"version":"1.0"}"#
        func back(_ id: String, _ targets: [(form: String, text: String)]) -> String {
            let units = targets.map {
                "<trans-unit id=\"n|==|plural.\($0.form)\"><source>%lld cups</source>"
                    + "<target state=\"translated\">\($0.text)</target></trans-unit>"
            }
            return "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\"><file "
                + "original=\"Localizable.xcstrings\" source-language=\"en\" target-language=\"\(id)\" "
                + "datatype=\"plaintext\"><body>\(units.joined())</body></file></xliff>"
        }
        let files = [
            "Localizable.xcstrings": catalog, "uk.xliff": back("uk", [("few", "%lld філіжанки")]),
            "pl.xliff": back("pl", [("few", "%lld kubki"), ("other", "%lld kubka")]),
        ]
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(["import", "uk.xliff"], in: folder)
            #expect(result.status == 0 && result.output.contains("1 applied"), "\(result.output)")
            #expect(try Self.text(folder).contains("%lld філіжанки"))
            // Nobody had half a translation into Polish before.
            let polish = try Tool.run(["import", "pl.xliff"], in: folder)
            #expect(polish.status == 1 && polish.output.contains("[missing-plural-category]"), "\(polish.output)")
        }
    }

    @Test(arguments: [
        (["n", "n|==|plural.one", "n|==|plural.other"], false, 1),
        (["n|==|plural.other", "n|==|plural.one", "n"], false, 1),
        (["n|==|plural.one", "n|==|plural.other", "n|==|device.ipad"], true, 2),
    ])
    func `of two shapes of a text that come back together the source's goes in (N-42)`(
        _ ids: [String], _ varies: Bool, _ applied: Int
    ) throws {
        func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
        let forms = #"{"variations":{"plural":{"one":\#(unit("%lld cup")),"other":\#(unit("%lld cups"))}}}"#
        let english = varies ? forms : unit("%lld cups")
        let catalog =
            #"{"sourceLanguage":"en","strings":{"n":{"localizations":{"en":\#(english)}}},"version":"1.0"}"#
        let units = ids.map { id in
            let text = id.hasSuffix("one") ? "%lld cup" : "%lld cups"
            return "<trans-unit id=\"\(id)\"><source>\(text)</source><target>%lld x</target></trans-unit>"
        }
        let xliff =
            "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\"><file "
            + "original=\"Localizable.xcstrings\" source-language=\"en\" target-language=\"da\" datatype=\"plaintext\">"
            + "<body>\(units.joined())</body></file></xliff>"
        try Tool.withFiles(["Localizable.xcstrings": catalog, "da.xliff": xliff]) { folder in
            let refused = try Tool.run(["import", "da.xliff"], in: folder)
            #expect(refused.status == 1 && refused.output.contains("keep the one that the source has"), "\(refused)")
            #expect(try Self.text(folder) == catalog)
            let partial = try Tool.run(["import", "--partial", "da.xliff"], in: folder)
            #expect(partial.output.contains("\(applied) applied"), "\(partial.output)")
            let check = try Tool.run(["check", "--only", "overlapping-variations"], in: folder)
            #expect(check.status == 0, "\(check.output)")
            let text = try Self.text(folder)
            #expect(text.contains("plural") == varies && !text.contains("ipad"))
        }
    }
}
