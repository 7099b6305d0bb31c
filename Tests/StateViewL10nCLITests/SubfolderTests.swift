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

    private static let nested = [
        "stateview-l10n.json": "{}", "en.lproj/L.strings": "\"a\" = \"Hello %@\";\n\"b\" = \"Two words\";\n",
        "de.lproj/L.strings": "\"a\" = \"Hallo %d\";\n", "fr.lproj/M.strings": "\"c\" = \"Trois\";\n",
    ]

    /// The lines about findings, without what the paths begin with.
    private static func findings(_ arguments: [String], in folder: URL) throws -> [String] {
        let result = try Tool.run(["check", "--format", "github"] + arguments, in: folder)
        let lines = result.output.split(separator: "\n").compactMap { line in
            line.wholeMatch(of: /::(\w+) file=[^,]*?(\w+\.\w+),line=(.*)/).map { "\($0.1) \($0.2) \($0.3)" }
        }
        #expect(result.status == 1 && !lines.isEmpty, "\(result.output)\(result.complaints)")
        return lines.sorted()
    }

    @Test(arguments: ["de.lproj", "en.lproj", "fr.lproj", "fr.lproj/inner"])
    func `the folder of a language is one of its files, wherever the command runs`(inner: String) throws {
        try Tool.withFiles(Self.nested.merging(["fr.lproj/inner/x": ""]) { $1 }) { folder in
            let all = try Self.findings([], in: folder)
            #expect(all.contains { $0.hasPrefix("error L.strings 1,") }, "\(all)")
            let place = folder.appendingPathComponent(inner)
            #expect(try Self.findings([], in: place) == all)
            #expect(try Self.findings(["--root", inner], in: folder) == all)
            #expect(try Self.findings([folder.path], in: place) == all)
            // What German lacks is found from the folder of any language.
            let german = try Self.findings(["de.lproj"], in: folder)
            #expect(german.contains { $0.contains("'b' has no 'de' text") }, "\(german)")
            #expect(try Self.findings([folder.appendingPathComponent("de.lproj").path], in: place) == german)
        }
    }

    @Test func `a folder above that of the run is all that lies below it`() throws {
        try Tool.withFiles(Self.files) { folder in
            for (paths, place) in [([".."], "App"), (["..", "--root", ".."], "App"), ([".", "--root", "App"], "")] {
                let result = try Tool.run(["check"] + paths, in: folder.appendingPathComponent(place))
                #expect(
                    result.status == 1 && result.output.contains("de.lproj/T.strings:1:8: error"), "\(result.output)")
            }
        }
    }

    @Test func `without a configuration too, a difference names the files of the working folder`() throws {
        var files = Self.nested
        files["stateview-l10n.json"] = nil
        files["de.lproj/L.strings"] = "\"b\" = \"Zwei  Worte\";\n"
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(["check", "--diff"], in: folder.appendingPathComponent("de.lproj"))
            #expect(result.output.hasPrefix("--- a/L.strings\n"), "\(result.output)")
        }
    }

    @Test func `code below the folder of the run asks the tables above it`() throws {
        let table = "\"home.a\" = \"A\";\n"
        try Tool.withFiles([
            "stateview-l10n.json": "{}", "en.lproj/Localizable.strings": table,
            "Kit/en.lproj/Localizable.strings": table,
            "App/A.swift": "import Foundation\nlet a = NSLocalizedString(\"home.a\", comment: \"\")\n",
        ]) { folder in
            for place in [folder, folder.appendingPathComponent("App")] {
                let result = try Tool.run(["check"], in: place)
                #expect(result.output.contains("Kit/en.lproj/Localizable.strings:1:2: warning: nothing uses 'home.a'"))
                #expect(result.output.contains("1 warning in"), "\(result.output)")
            }
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
