import Foundation
import TestSupport
import Testing

/// `fonts` in the configuration: the files that families are measured with.
@Suite struct FontSettingTests {
    private static let strings = ["en.lproj/L.strings": "\"a\" = \"A\";\n"]

    private static func check(_ configuration: String, _ files: [String: String] = [:]) throws -> Tool.Result {
        let all = strings.merging(files) { $1 }.merging(["stateview-l10n.json": configuration]) { $1 }
        return try Tool.withFiles(all) { folder in try Tool.run(["check"], in: folder) }
    }

    @Test func `files that are not there, are compressed, or are no fonts, are told where they are named`() throws {
        let cases = [
            ("Fonts/*.otf", "'Fonts/*.otf' matches no font file; name one of the project"),
            ("b.woff2", "'b.woff2' is compressed; name its .ttf or .otf"),
            ("c.ttf", "'c.ttf' is no font that can be read"),
        ]
        for (path, message) in cases {
            let result = try Self.check(
                "{ \"fonts\": { \"Acme Sans\": [\"\(path)\"] } }\n", ["b.woff2": "wOF2", "c.ttf": "none"])
            #expect(result.status == 2, "\(result.output)")
            #expect(result.output.contains("stateview-l10n.json:1:28: error: " + message), "\(result.output)")
        }
    }

    @Test func `a family has a file or several, and nothing else`() throws {
        #expect(try Self.check("{ \"fonts\": { \"Acme\": 7 } }\n").status == 2)
        #expect(try Self.check("{ \"fonts\": [\"a.ttf\"] }\n").status == 2)
    }

    @Test func `rooms in points are not passed over in silence where nothing can be measured`() throws {
        let room = "{ \"limits\": { \"points\": [{ \"keys\": [\"a\"], \"width\": 5, \"lines\": 1 }] } }\n"
        let result = try Self.check(room)
        #expect(result.output.contains("text-does-not-fit") || result.complaints.contains("'text-does-not-fit'"))
    }

    static let serif = "/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf"

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: serif), "fonts-noto-core is needed"),
        arguments: ["body": true, "system-ui": true, "headline": false])
    func `a text style, or all that no family is named for, may have a font of the project`(
        role: String, isMeasuredWith: Bool
    ) throws {
        let configuration = """
            { "fonts": { "\(role)": "Own.ttf" },
              "limits": { "points": [{ "keys": ["a"], "style": "body", "width": 5, "lines": 1 }] } }

            """
        let files = ["stateview-l10n.json": configuration, "en.lproj/L.strings": "\"a\" = \"Wide\";\n"]
        try Tool.withFiles(files) { folder in
            try FileManager.default.copyItem(
                at: URL(fileURLWithPath: Self.serif), to: folder.appendingPathComponent("Own.ttf"))
            let output = try Tool.run(["check", "--only", "text-does-not-fit"], in: folder).output
            #expect(output.contains("measured as body with Noto Serif") == isMeasuredWith, "\(output)")
        }
    }
}
