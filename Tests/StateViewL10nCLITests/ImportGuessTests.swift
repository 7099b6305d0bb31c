import Foundation
import Testing

/// Translations in PO files that nobody has written or chosen.
@Suite struct ImportGuessTests {
    private static let project = [
        "en.lproj/T.strings": "\"select\" = \"Select all\";\n\"delete\" = \"Delete all\";\n",
        "de.lproj/T.strings": "\"select\" = \"Alle wählen\";\n",
    ]

    private static func imported(_ entry: String, into files: [String: String] = project) throws -> (
        result: Tool.Result, texts: String
    ) {
        let header = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n"
        return try Tool.withFiles(files.merging(["de.po": header + entry]) { $1 }) { folder in
            let result = try Tool.run(["import", "--without-defaults", "de.po"], in: folder)
            let name = files["C.xcstrings"] == nil ? "de.lproj/T.strings" : "C.xcstrings"
            return (result, try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
        }
    }

    private static func entry(_ key: String, _ source: String, _ target: String, _ before: String) -> String {
        "\(before)#: en.lproj/T.strings\nmsgctxt \"\(key)\"\nmsgid \"\(source)\"\nmsgstr \"\(target)\"\n"
    }

    @Test(arguments: ["#, fuzzy\n#| msgctxt \"select\"\n#| msgid \"Select all\"\n", "#, fuzzy\n"])
    func `what msgmerge takes from a similar text is no finished translation (N-106)`(before: String) throws {
        let (result, texts) = try Self.imported(Self.entry("delete", "Delete all", "Alle wählen", before))
        #expect(result.status == 1 && result.output.contains("1 skipped"), "\(result.output)")
        #expect(result.output.contains("the translation of 'delete' may be a program's guess"), "\(result.output)")
        #expect(texts == Self.project["de.lproj/T.strings"])
    }

    @Test func `a translation of an older text of the key replaces the one that the project has (N-106)`() throws {
        let before = "#, fuzzy\n#| msgctxt \"select\"\n#| msgid \"Select\"\n"
        let (result, texts) = try Self.imported(Self.entry("select", "Select all", "Alles wählen", before))
        #expect(result.status == 0, "\(result.output)")
        #expect(texts == "\"select\" = \"Alles wählen\";\n")
    }

    @Test func `a catalog takes a text to look at, and none of another key (N-106)`() throws {
        let catalog = #"{ "sourceLanguage" : "en", "strings" : { "Delete all" : { } }, "version" : "1.0" }"#
        func imported(_ before: String) throws -> (result: Tool.Result, texts: String) {
            let entry = Self.entry("Delete all", "Delete all", "Alle wählen", before)
                .replacing("en.lproj/T.strings", with: "C.xcstrings")
            return try Self.imported(entry, into: ["C.xcstrings": catalog])
        }
        let doubtful = try imported("#, fuzzy\n")
        #expect(doubtful.result.status == 0 && doubtful.texts.contains("needs_review"), "\(doubtful.result.output)")
        let foreign = try imported("#, fuzzy\n#| msgctxt \"Select all\"\n#| msgid \"Select all\"\n")
        #expect(foreign.result.status == 1 && foreign.texts == catalog, "\(foreign.result.output)")
    }
}
