import Foundation
import Testing

@Suite struct ConvertCommandTests {
    private static let tables = [
        "en.lproj/L.strings": "/* Title */\n\"home\" = \"Home\";\n\"count\" = \"%d items\";\n",
        "de.lproj/L.strings": "\"home\" = \"Heim\\n\\\"x\\\"\";\n",
    ]

    @Test func `tables become a catalog in Xcode's layout, and come back`() throws {
        try Tool.withFiles(Self.tables) { folder in
            let inputs = ["en.lproj/L.strings", "de.lproj/L.strings"]
            let result = try Tool.run(["convert", "--to", "xcstrings"] + inputs + ["-o", "out"], in: folder)
            #expect(result.status == 0 && result.complaints.isEmpty, "\(result.complaints)")
            #expect(result.output == "out/L.xcstrings\n")
            let catalog = try String(contentsOf: folder.appendingPathComponent("out/L.xcstrings"), encoding: .utf8)
            #expect(catalog == Self.catalog)
            #expect(try Tool.run(["format", "--check", "out/L.xcstrings"], in: folder).status == 0)
            let back = try Tool.run(["convert", "--to", "strings", "out/L.xcstrings", "-o", "back"], in: folder)
            #expect(back.status == 0)
            let german = try String(
                contentsOf: folder.appendingPathComponent("back/de.lproj/L.strings"), encoding: .utf8)
            #expect(german == "/* Title */\n\"home\" = \"Heim\\n\\\"x\\\"\";\n")
        }
    }

    @Test func `what the other format cannot say is listed, and nothing is written`() throws {
        let catalog = Tool.root.appendingPathComponent("Tests/Fixtures/Compile/Catalog.xcstrings").path
        try Tool.withFiles([:]) { folder in
            let refused = try Tool.run(["convert", "--to", "strings", catalog, "-o", "out"], in: folder)
            #expect(refused.status == 1 && refused.output.isEmpty)
            #expect(
                refused.complaints.contains(
                    "warning: the text has several forms; convert to stringsdict [lossy-export] (en: plural)"))
            #expect(
                refused.complaints.contains(
                    "warning: 1 text to be reviewed; the format has no states [lossy-export] (de)"))
            #expect(refused.complaints.contains("warning: 1 extraction state has no place in the other file"))
            #expect(
                refused.complaints.hasSuffix(
                    "stateview-l10n: error: nothing is written; --allow-loss accepts what is lost\n"))
            #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("out").path))
            let allowed = try Tool.run(
                ["convert", "--to", "strings", catalog, "-o", "out", "--allow-loss"], in: folder)
            #expect(allowed.status == 0)
            #expect(allowed.complaints.contains("warning: the text has several forms"))
        }
    }

    @Test func `compiled tables make a catalog that compiles to the same (X-64)`() throws {
        let tables = Tool.root.appendingPathComponent("Tests/Fixtures/Compile/expected").path
        let names = ["strings", "stringsdict"].flatMap {
            ["\(tables)/de.lproj/Catalog.\($0)", "\(tables)/en.lproj/Catalog.\($0)"]
        }
        try Tool.withFiles([:]) { folder in
            let back = try Tool.run(["convert", "--to", "xcstrings", "-o", "."] + names, in: folder)
            #expect(back.status == 0 && back.complaints.isEmpty, "\(back.complaints)")
            #expect(try Tool.run(["compile", "Catalog.xcstrings", "-o", "again"], in: folder).status == 0)
            for name in names {
                let path = String(name.dropFirst(tables.count))
                let (old, new) = (try Self.table(name), try Self.table(folder.path + "/again" + path))
                #expect(old as NSDictionary == new as NSDictionary, "\(path)")
            }
        }
    }

    private static func table(_ path: String) throws -> [AnyHashable: Any] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let value = try unsafe PropertyListSerialization.propertyList(from: data, format: nil)
        return try #require(value as? [AnyHashable: Any])
    }

    @Test func `two tables of one place are refused, and so is a loss that one would not notice`() throws {
        let tables = [
            "a/en.lproj/L.strings": "\"k\" = \"a\";\n", "b/en.lproj/L.strings": "/* Copyright */\n\n\"k\" = \"b\";\n",
        ]
        try Tool.withFiles(tables) { folder in
            let inputs = tables.keys.sorted() + ["-o", "out"]
            let same = try Tool.run(["convert", "--to", "strings", "--allow-loss"] + inputs, in: folder)
            #expect(same.status == 2 && same.complaints.contains("two tables make 'en.lproj/L.strings'"))
            let refused = try Tool.run(["convert", "--to", "xcstrings"] + inputs, in: folder)
            #expect(refused.status == 1)
            #expect(refused.complaints.contains("b/en.lproj/L.strings:1:3: warning: 1 comment belongs to no entry"))
            #expect(refused.complaints.contains("warning: another text of the key is given up for this one"))
        }
    }

    @Test func `a property list in XML becomes text`() throws {
        let xml = "<plist><dict><key>a</key><string>b &amp; c</string></dict></plist>"
        try Tool.withFiles(["T.strings": xml]) { folder in
            let result = try Tool.run(["convert", "--to", "strings", "T.strings", "-o", "out"], in: folder)
            #expect(result.status == 0, "\(result.complaints)")
            let text = try String(contentsOf: folder.appendingPathComponent("out/T.strings"), encoding: .utf8)
            #expect(text == "\"a\" = \"b & c\";\n")
        }
    }

    @Test func `faulty and foreign files are refused`() throws {
        try Tool.withFiles(["T.strings": "\"a\" = \"b\"", "T.po": ""]) { folder in
            let faulty = try Tool.run(["convert", "--to", "xcstrings", "T.strings", "-o", "out"], in: folder)
            #expect(faulty.status == 1)
            #expect(faulty.complaints.hasPrefix("T.strings:1:10: error: "))
            #expect(try Tool.run(["convert", "--to", "xcstrings", "T.po", "-o", "out"], in: folder).status == 2)
            #expect(try Tool.run(["convert", "--to", "xcstrings", "U.strings", "-o", "out"], in: folder).status == 3)
        }
    }

    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "count" : {
              "extractionState" : "migrated",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%d items"
                  }
                }
              }
            },
            "home" : {
              "comment" : "Title",
              "extractionState" : "migrated",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Heim\\n\\"x\\""
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Home"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """

    @Test func `the texts of Base.lproj are in the language of the developers`() throws {
        var files = Self.tables
        files["Base.lproj/L.strings"] = "\"home\" = \"Home\";\n\"more\" = \"More\";\n"
        let convert = ["convert", "--to", "xcstrings", "Base.lproj/L.strings", "de.lproj/L.strings", "-o", "out"]
        try Tool.withFiles(files) { folder in
            let refused = try Tool.run(convert, in: folder)
            #expect(refused.status == 2 && refused.complaints.contains("--source-language"), "\(refused.complaints)")
            let result = try Tool.run(convert + ["--source-language", "en"], in: folder)
            #expect(result.status == 0, "\(result.complaints)")
            let url = folder.appendingPathComponent("out/L.xcstrings")
            let catalog = try String(contentsOf: url, encoding: .utf8)
            #expect(catalog.contains("\"sourceLanguage\" : \"en\"") && !catalog.contains("Base"), "\(catalog)")
            #expect(catalog.contains("\"value\" : \"More\""))
            // Xcode builds both folders, and the one named after the language wins.
            try Data("\"home\" = \"House\";\n".utf8).write(to: folder.appendingPathComponent("en.lproj/L.strings"))
            let both = ["en.lproj/L.strings", "--source-language", "en"]
            let told = try Tool.run(convert + both, in: folder)
            #expect(told.status == 1 && told.complaints.contains("another text of the key"), "\(told.complaints)")
            #expect(try Tool.run(convert + both + ["--allow-loss", "--replace"], in: folder).status == 0)
            let joined = try String(contentsOf: url, encoding: .utf8)
            #expect(joined.contains("House") && joined.contains("More") && !joined.contains("\"Home\""), "\(joined)")
        }
    }
}
