import Foundation
import TestSupport
import Testing

/// A run in a folder below that of the configuration.
@Suite struct SubfolderTests {
    private static let files = [
        "stateview-l10n.json": "{ \"exclude\": [\"App/old/**\"] }",
        "App/en.lproj/T.strings": "\"a\" = \"Open %@\";\n\"b\" = \"Two  words\";\n",
        "App/de.lproj/T.strings": "\"a\" = \"Auf\";\n\"b\" = \"Zwei  Worte\";\n",
        "App/old/de.lproj/T.strings": "\"x",
        "Other/en.lproj/O.strings": "\"c\" = \"See %@\";\n",
        "Other/de.lproj/O.strings": "\"c\" = \"Sieh\";\n",
    ]

    private static func run(_ arguments: String...) throws -> Tool.Result {
        try Tool.withFiles(files) { try Tool.run(arguments, in: $0.appendingPathComponent("App")) }
    }

    @Test(arguments: ["de.lproj", "./de.lproj/T.strings", "../App/de.lproj"])
    func `a path is judged wherever the command runs`(path: String) throws {
        let result = try Self.run("check", path)
        #expect(result.status == 1)
        #expect(result.output.contains("de.lproj/T.strings:1:8: error: '%@' is missing"), "\(result.output)")
        #expect(!result.output.contains("Other/"), "\(result.output)")
    }

    @Test func `paths start from the folder of the run, and those of the configuration from its own`() throws {
        let result = try Self.run("check")
        #expect(result.output.contains("\nde.lproj/T.strings:"), "\(result.output)")
        #expect(result.output.contains("../Other/de.lproj/O.strings:1:8: error"), "\(result.output)")
        #expect(!result.output.contains("../App/") && !result.output.contains("old/"), "\(result.output)")
    }

    @Test func `a difference is applied where it was made`() throws {
        try Tool.withFiles(Self.files) { folder in
            let app = folder.appendingPathComponent("App")
            let difference = try Tool.run(["check", "--fix", "--diff", "en.lproj"], in: app).output
            #expect(difference.contains("--- a/en.lproj/T.strings\n"), "\(difference)")
            try difference.write(to: app.appendingPathComponent("d"), atomically: false, encoding: .utf8)
            #expect(try ProgramRun(["patch", "-s", "-p1", "-i", "d"], in: app).status == 0)
        }
    }

    @Test func `code is judged by the tables that it asks`() throws {
        var files = Self.files
        files["App/Code/Good.swift"] =
            "import Foundation\nlet a = NSLocalizedString(\"a\", tableName: \"T\", comment: \"\")\n"
        try Tool.withFiles(files) { folder in
            for path in ["App/Code/Good.swift", "App/Code"] {
                let result = try Tool.run(["check", path], in: folder)
                #expect(result.status == 0, "\(result.output)")
            }
        }
    }
}
