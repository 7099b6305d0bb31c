import Foundation
import Testing

/// Packages for translators as `export` writes them and `import` reads them.
@Suite struct PackageTests {
    private static let project = [
        "App/Bank.xcodeproj/project.pbxproj": "",
        "App/App/en.lproj/L.strings": "/* Button */\n\"retry\" = \"Try again\";\n",
        "App/App/fi.lproj/L.strings": "\"retry\" = \"Uudelleen\";\n",
        "App/App/T.xcstrings": """
        { "sourceLanguage" : "en", "strings" : { "a" : { } }, "version" : "1.0" }
        """,
        "shots/home/1.png": "PNG", "shots/.hidden": "", "read me.txt": "Hello",
    ]

    private static func contents(_ folder: URL, _ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    private static let export = ["export", "App", "--format", "xcloc", "--locale", "fi", "-o", "fi.xcloc"]

    @Test func `a package names the project and holds its source files and notes (N-1 N-2)`() throws {
        try Tool.withFiles(Self.project) { folder in
            try Data([0xFF, 0xFE, 0x22, 0, 0x61, 0, 0x22, 0, 0x3B, 0]).write(
                to: folder.appendingPathComponent("App/App/en.lproj/W.strings"))
            let before = try ExchangeRoundTripTests.contents(of: folder)
            let result = try Tool.run(Self.export + ["--notes", "shots", "--notes", "read me.txt"], in: folder)
            #expect(result.status == 0, "\(result.complaints)")
            let files = try ExchangeRoundTripTests.contents(of: folder.appendingPathComponent("fi.xcloc"))
            #expect(
                files.keys.sorted() == [
                    "Localized Contents/fi.xliff", "Notes/home/1.png", "Notes/read me.txt",
                    "Source Contents/App/T.xcstrings", "Source Contents/App/en.lproj/L.strings",
                    "Source Contents/App/en.lproj/W.strings", "contents.json",
                ])
            for name in ["App/T.xcstrings", "App/en.lproj/L.strings", "App/en.lproj/W.strings"] {
                #expect(files["Source Contents/" + name] == before["App/" + name], "\(name)")
            }
            let json = try JSONSerialization.jsonObject(with: files["contents.json"] ?? Data()) as? [String: Any]
            #expect(json?["project"] as? String == "Bank.xcodeproj")
        }
    }

    @Test func `a project without an Xcode project is called like its folder (N-2)`() throws {
        try Tool.withFiles(Self.project.filter { !$0.key.contains("xcodeproj") }) { folder in
            let result = try Tool.run(Self.export, in: folder)
            #expect(result.status == 0)
            #expect(try Self.contents(folder, "fi.xcloc/contents.json").contains("\"project\" : \"App\""))
        }
    }

    @Test func `source contents are not read, neither on import nor as part of the project (N-4)`() throws {
        try Tool.withFiles(Self.project) { folder in
            _ = try Tool.run(Self.export.dropLast() + ["App/out/fi.xcloc"], in: folder)
            let copy = folder.appendingPathComponent("App/out/fi.xcloc/Source Contents/App/en.lproj/L.strings")
            try Data("\"retry\" = \"Something else".utf8).write(to: copy)
            let check = try Tool.run(["check", "App", "--format", "json"], in: folder)
            #expect(!check.output.contains("xcloc"))
            let result = try Tool.run(["import", "App/out/fi.xcloc", "--project", "App"], in: folder)
            #expect(result.output.hasSuffix("the project says it all already\n"), "\(result.output)")
        }
    }

    @Test func `An import runs from anywhere with the project's folder`() throws {
        try Tool.withFiles(Self.project) { folder in
            _ = try Tool.run(Self.export, in: folder)
            let url = folder.appendingPathComponent("fi.xcloc/Localized Contents/fi.xliff")
            let text = try String(contentsOf: url, encoding: .utf8)
            try Data(text.replacingOccurrences(of: "Uudelleen", with: "Yritä").utf8).write(to: url)
            let elsewhere = folder.appendingPathComponent("shots")
            let result = try Tool.run(["import", "../fi.xcloc", "--project", "../App"], in: elsewhere)
            #expect(result.status == 0, "\(result.output)\(result.complaints)")
            #expect(
                result.output.hasPrefix(
                    "changed ../App/App/fi.lproj/L.strings: 1 unit, 1 in place of another translation\n"),
                "\(result.output)")
            #expect(try Self.contents(folder, "App/App/fi.lproj/L.strings") == "\"retry\" = \"Yritä\";\n")
            #expect(try Tool.run(["import", "../fi.xcloc", "--project", "nowhere"], in: elsewhere).status == 3)
        }
    }

    @Test(arguments: [
        (["--notes", "nowhere"], Int32(3), "cannot read 'nowhere'"),
        (["--notes", "read me.txt", "--notes", "App/../read me.txt"], 2, "two notes are named 'read me.txt'"),
        (["--notes", "shots", "--format", "csv"], 2, "only packages hold notes"),
        (["shots"], 2, "'../shots/en.lproj/X.strings' lies outside the project's folder"),
    ])
    func `What cannot be put into a package is said before anything is written`(
        _ options: [String], _ status: Int32, _ message: String
    ) throws {
        var files = Self.project
        files["shots/en.lproj/X.strings"] = "\"x\" = \"X\";\n"
        try Tool.withFiles(files) { folder in
            let inside = folder.appendingPathComponent("read")
            try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
            let paths = options == ["shots"]
            let result = try Tool.run(
                paths
                    ? ["export", "../App", "../shots", "--format", "xcloc", "--locale", "fi", "-o", "fi.xcloc"]
                    : Self.export + options, in: paths ? inside : folder)
            #expect(result.status == status, "\(result.output)")
            #expect(result.complaints.contains(message), "\(result.complaints)")
            #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("fi.xcloc").path))
        }
    }

    @Test func `A package whose XLIFF is a link to elsewhere is refused`() throws {
        try Tool.withFiles(Self.project) { folder in
            _ = try Tool.run(Self.export, in: folder)
            let path = folder.appendingPathComponent("fi.xcloc/Localized Contents/fi.xliff")
            try FileManager.default.moveItem(at: path, to: folder.appendingPathComponent("fi.xliff"))
            try FileManager.default.createSymbolicLink(
                at: path, withDestinationURL: folder.appendingPathComponent("fi.xliff"))
            let result = try Tool.run(["import", "fi.xcloc", "--project", "App"], in: folder)
            #expect(result.status == 1)
            #expect(
                result.output.hasPrefix(
                    "fi.xcloc/Localized Contents/fi.xliff: error: 'fi.xliff' leaves the package; refused "
                        + "[unsafe-package-path]\n"), "\(result.output)")
        }
    }
}
