import TestSupport
import Testing

/// One finding of a text that several languages lack, as a process sees it.
@Suite struct SeveralLanguagesTests {
    private static let text = "\"a\" = \"Please wait until the download has finished\";\n"
    private static let files = Dictionary(
        uniqueKeysWithValues: ["de", "en", "es", "fi", "fr"].map { ("\($0).lproj/L.strings", text) }
            + [("it.lproj/L.strings", "\"a\" = \"Attendi la fine del download, per favore\";\n")])

    @Test(arguments: [["--locale", "de"], ["de.lproj"]])
    func `who asks for one language is told of what it shares with others`(selection: [String]) throws {
        try Tool.withFiles(Self.files) { folder in
            let result = try Tool.run(["check", "--fail-on", "warning"] + selection, in: folder)
            #expect(result.status == 1 && result.output.contains("4 of 5 languages still read"), "\(result.output)")
        }
    }

    @Test(arguments: [["--locale", "it"], ["it.lproj"]])
    func `a language that is none of them is not`(selection: [String]) throws {
        try Tool.withFiles(Self.files) { folder in
            let result = try Tool.run(["check", "--fail-on", "warning"] + selection, in: folder)
            #expect(result.status == 0, "\(result.output)")
        }
    }

    @Test func `the severity of the configuration holds for it, and its languages are in the report`() throws {
        var files = Self.files
        files["stateview-l10n.json"] = "{\"rules\": {\"unchanged-translation\": \"error\"}}\n"
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(["check", "--format", "json"], in: folder)
            #expect(result.status == 1)
            let languages = result.output.filter { !$0.isWhitespace }
            #expect(languages.contains("\"locales\":[\"de\",\"es\",\"fi\",\"fr\"]"), "\(result.output)")
        }
    }
}
