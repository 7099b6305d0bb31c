import Foundation
import Testing

/// What commands about translations say of a path that holds no texts.
@Suite struct TextlessPathTests {
    private static let files = [
        "stateview-l10n.json": "{ \"sourceLanguage\": \"en\" }",
        "App/en.lproj/L.strings": "\"a\" = \"A\";\n", "App/de.lproj/L.strings": "\"a\" = \"Ä\";\n",
        "Theme/tokens/a.tokens.json": "{ \"a\": { \"$type\": \"number\", \"$value\": 1 } }\n",
    ]

    @Test func `an export of nothing is told, whatever languages are named`() throws {
        try Tool.withFiles(Self.files) { folder in
            for options in [["Theme"], ["Theme", "--locale", "fi"]] {
                let result = try Tool.run(["export", "-o", "out"] + options, in: folder)
                #expect(result.status == 2, "\(options): \(result)")
                #expect(result.complaints.contains("no file here holds texts to translate"), "\(options): \(result)")
            }
            let whole = try Tool.run(["export", "App", "--locale", "fi", "-o", "out"], in: folder)
            #expect(whole.status == 0 && whole.output.contains("1 unit"), "\(whole)")
        }
    }

    @Test func `no minimum is reached where nothing is counted`() throws {
        try Tool.withFiles(Self.files) { folder in
            let counted = try Tool.run(["status", "App", "--minimum", "95"], in: folder)
            #expect(counted.status == 0, "\(counted)")
            let nothing = try Tool.run(["status", "Theme", "--minimum", "95"], in: folder)
            #expect(nothing.status == 1, "\(nothing)")
            #expect(nothing.complaints.contains("no file here holds texts"), "\(nothing)")
            #expect(try Tool.run(["status", "Theme"], in: folder).status == 0)
        }
        // One language is a project all the same.
        try Tool.withFiles(["en.lproj/L.strings": "\"a\" = \"A\";\n"]) { folder in
            let whole = try Tool.run(["status", "--minimum", "95"], in: folder)
            #expect(whole.status == 0, "\(whole)")
        }
    }
}
