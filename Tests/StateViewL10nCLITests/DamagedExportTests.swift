import Foundation
import Testing

/// What is left of a damaged file never goes to translators as if it were all of it.
@Suite struct DamagedExportTests {
    private static let whole = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "a" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Ä" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "A" } }
              }
            },
            "b" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "B" } }
              }
            }
          },
          "version" : "1.0"
        }
        """
    private static let truncated = String(whole.prefix(300))
    private static let sound = ["en.lproj/M.strings": "\"m\" = \"M\";\n", "de.lproj/M.strings": "\"m\" = \"N\";\n"]

    private static func exported(_ files: [String: String], _ options: [String] = []) throws -> (
        result: Tool.Result, written: [String: String]
    ) {
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(["export", "--locale", "de", "-o", "out/"] + options, in: folder)
            let contents = try ExchangeRoundTripTests.contents(of: folder)
            return (
                result,
                contents.filter { $0.key.hasPrefix("out/") }.mapValues { String(decoding: $0, as: UTF8.self) }
            )
        }
    }

    @Test func `A truncated catalog is named and not exported, and others are`() throws {
        let alone = try Self.exported(["L.xcstrings": Self.truncated])
        #expect(alone.result.status == 1 && alone.written.isEmpty, "\(alone.result.output)")
        #expect(alone.result.output.contains("L.xcstrings:"))
        #expect(!alone.result.output.contains("nothing to translate"))
        let beside = try Self.exported(Self.sound.merging(["L.xcstrings": Self.truncated]) { first, _ in first })
        #expect(beside.result.status == 1)
        #expect(beside.written["out/de.xliff"]?.contains("M.strings") == true)
        #expect(beside.written["out/de.xliff"]?.contains("L.xcstrings") == false)
    }

    @Test func `A truncated table is named, in either language`() throws {
        for path in ["en.lproj/M.strings", "de.lproj/M.strings"] {
            var files = Self.sound
            files[path] = "\"m\" = \"M\";\n\"n\" = \"N"
            let (result, written) = try Self.exported(files)
            #expect(result.status == 1 && written.isEmpty, "\(result.output)")
            #expect(result.output.contains("\(path): error: not exported for de"), "\(result.output)")
        }
    }

    @Test func `a table in two formats goes out of both, and is no damage`() throws {
        let (result, written) = try Self.exported([
            "L.xcstrings": Self.whole, "en.lproj/L.strings": "\"c\" = \"C\";\n",
        ])
        #expect(result.status == 0, "\(result.output)")
        #expect(written.values.contains { $0.contains("en.lproj/L.strings") && $0.contains("L.xcstrings") })
    }

    @Test func `A file over a limit is named`() throws {
        var files = Self.sound
        files["stateview-l10n.json"] = #"{"limits":{"fileBytes":5}}"#
        let (result, written) = try Self.exported(files)
        #expect(result.status == 1 && written.isEmpty)
        #expect(result.output.contains("[input-limit-exceeded]"), "\(result.output)")
    }

    @Test func `--update leaves the units of a damaged file alone`() throws {
        try Tool.withFiles(["L.xcstrings": Self.whole]) { folder in
            #expect(try Tool.run(["export", "--locale", "de", "-o", "out/"], in: folder).status == 0)
            let before = try ExchangeRoundTripTests.contents(of: folder)["out/de.xliff"]
            try Self.truncated.write(
                to: folder.appendingPathComponent("L.xcstrings"), atomically: true, encoding: .utf8)
            let result = try Tool.run(
                ["export", "--locale", "de", "-o", "out/", "--update", "--prune"], in: folder)
            #expect(result.status == 1, "\(result.output)")
            #expect(try ExchangeRoundTripTests.contents(of: folder)["out/de.xliff"] == before)
        }
    }

    @Test func `a text beside variations is told, as one of them is lost (X-22)`() throws {
        let catalog = """
            {"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"A"},\
            "variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%lld"}}}}}}}},"version":"1.0"}
            """
        let (result, _) = try Self.exported(["L.xcstrings": catalog])
        #expect(result.status == 1 && result.output.contains("[overlapping-variations]"), "\(result.output)")
        for command in [
            ["compile", "L.xcstrings", "-o", "c"], ["convert", "--to", "strings", "L.xcstrings", "-o", "c"],
        ] {
            try Tool.withFiles(["L.xcstrings": catalog]) { folder in
                let result = try Tool.run(command, in: folder)
                #expect(result.status == 1 && result.complaints.contains("[overlapping-variations]"))
                #expect(try ExchangeRoundTripTests.contents(of: folder).keys.sorted() == ["L.xcstrings"])
            }
        }
    }

    @Test func `what Apple's compiler refuses is not compiled (X-27 X-32)`() throws {
        let unit = #"{"stringUnit":{"state":"translated","value":"%lld"}}"#
        let forms = #"{"variations":{"plural":{"one":\#(unit),"other":\#(unit)}}}"#
        let undefined = #"{"stringUnit":{"state":"translated","value":"Has %#@files@"}}"#
        for (text, rule) in [
            (#"{"variations":{"device":{"mac":\#(unit),"other":\#(forms)}}}"#, "invalid-variation-nesting"),
            (undefined, "undefined-variable"),
        ] {
            let catalog =
                #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":\#(text)}}},"version":"1.0"}"#
            try Tool.withFiles(["L.xcstrings": catalog]) { folder in
                let result = try Tool.run(["compile", "L.xcstrings", "-o", "c", "--allow-loss"], in: folder)
                #expect(result.status == 1 && result.complaints.contains("[\(rule)]"), "\(result.complaints)")
                #expect(try ExchangeRoundTripTests.contents(of: folder).keys.sorted() == ["L.xcstrings"])
            }
        }
    }
}
