import Foundation
import Testing

/// `format`, as a process sees it.
@Suite struct FormatCommandTests {
    private static let loose = "{ \"version\" : \"1.0\", \"strings\" : { }, \"sourceLanguage\" : \"en\" }"
    private static let neat = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"

    @Test func `--check names what would change, writes nothing and ends with 1`() throws {
        try Tool.withFiles(["A/T.xcstrings": Self.loose, "B/T.xcstrings": Self.neat]) { folder in
            let result = try Tool.run(["format", "--check"], in: folder)
            #expect(result.status == 1)
            #expect(result.output == "would format A/T.xcstrings\n")
            #expect(try Self.text("A/T.xcstrings", in: folder) == Self.loose)
        }
    }

    @Test func `format writes Xcode's layout, and a second time nothing (X-52)`() throws {
        try Tool.withFiles(["A/T.xcstrings": Self.loose, "B/T.xcstrings": Self.neat]) { folder in
            let first = try Tool.run(["format", "A"], in: folder)
            #expect(first.status == 0)
            #expect(first.output == "formatted A/T.xcstrings\n")
            #expect(try Self.text("A/T.xcstrings", in: folder) == Self.neat)
            let second = try Tool.run(["format", "--check", "A/T.xcstrings", "B"], in: folder)
            #expect(second.status == 0)
            #expect(second.output.isEmpty)
        }
    }

    @Test func `a new catalog is canonical, and one that says the same stays as it is (X-55)`() throws {
        let tables = ["en.lproj/T.strings": "\"b\" = \"B\";\n\"a10\" = \"A\";\n\"a9\" = \"C\";\n"]
        try Tool.withFiles(tables) { folder in
            let new = try Tool.run(["convert", "--to", "xcstrings", "en.lproj/T.strings", "-o", "new"], in: folder)
            #expect(new.status == 0, "\(new.complaints)")
            #expect(try Self.text("new/T.xcstrings", in: folder).hasSuffix("\"version\" : \"1.0\"\n}"))
            #expect(try Tool.run(["format", "--check", "new"], in: folder).status == 0)
        }
        // Neither colons nor indent nor the end are Xcode's, but no member says anything else.
        let own =
            "{\n\t\"sourceLanguage\": \"en\",\n\t\"strings\": {\n\t\t\"k\": {\"localizations\": {\"fi\": "
            + "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"K\"}}}}\n\t},\n\t\"version\": \"1.0\"\n}\n"
        try Tool.withFiles(["T.xcstrings": own]) { folder in
            for format in ["xliff", "csv"] {
                #expect(try Tool.run(["export", "-o", "fi.\(format)", "--format", format], in: folder).status == 0)
                let back = try Tool.run(["import", "fi.\(format)"], in: folder)
                #expect(back.status == 0, "\(back.complaints)")
                #expect(try Self.text("T.xcstrings", in: folder) == own)
            }
        }
    }

    @Test func `a file that cannot be read to its end stops all writing`() throws {
        try Tool.withFiles(["A.xcstrings": Self.loose, "B.xcstrings": "{ \"strings\" : { \"a\" } }"]) { folder in
            let result = try Tool.run(["format"], in: folder)
            #expect(result.status == 1)
            #expect(result.complaints.contains("B.xcstrings:1:"))
            #expect(try Self.text("A.xcstrings", in: folder) == Self.loose)
        }
    }

    @Test func `what is no catalog, or is not there, is told`() throws {
        try Tool.withFiles(["a.json": "{}"]) { folder in
            let other = try Tool.run(["format", "a.json"], in: folder)
            #expect(other.status == 1)
            let missing = try Tool.run(["format", "b.xcstrings"], in: folder)
            #expect(missing.status == 3)
        }
    }

    private static func text(_ name: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
}
