import Foundation
import TestSupport
import Testing

@Suite struct ReportFormatTests {
    private static let files = [
        "App/en.lproj/My, Texts.strings": "\"a\" = \"A\";\n\"b\" = \"B %@\";\n",
        "App/da.lproj/My, Texts.strings":
            "\"a\" = \"Å\";\n/* l10n:disable missing-placeholder -- later */\n\"b\" = \"B\";\n",
        "App/fi.lproj/My, Texts.strings": "\"a\" = \"Ä\";\n\"b\" = \"B\";\n",
    ]

    private static let check = ["check", "--without-defaults"]

    private static func text(_ name: String, in folder: URL) -> String? {
        try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    @Test(arguments: ["checkstyle", "github", "gitlab", "json", "junit", "markdown", "sarif", "text", "xcode"])
    func `every format is printed and written alike (CI-11 CI-12)`(format: String) throws {
        try Tool.withFiles(Self.files) { folder in
            let printed = try Tool.run(Self.check + ["--format", format], in: folder)
            #expect(printed.status == 1 && printed.complaints.isEmpty)
            #expect(printed.output.contains("missing-placeholder") && printed.output.hasSuffix("\n"))
            let written = try Tool.run(Self.check + ["--output", format + "=a b.out"], in: folder)
            #expect(written.status == 1 && written.output.contains("[missing-placeholder]"))
            #expect(Self.text("a b.out", in: folder) == printed.output)
        }
    }

    @Test func `several reports are written at once, beside the text (CI-12)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let outputs = ["--output", "sarif=out/a.sarif", "--output", "junit=b.xml"]
            let result = try Tool.run(Self.check + ["--format", "text"] + outputs, in: folder)
            let plain = try Tool.run(Self.check, in: folder)
            #expect(result.status == 1 && result.output == plain.output)
            #expect(Self.text("out/a.sarif", in: folder)?.contains("\"exitCode\": 1") == true)
            #expect(Self.text("b.xml", in: folder)?.contains("failures=\"1\"") == true)
        }
    }

    @Test func `all reports are written or none (CI-12)`() throws {
        var files = Self.files
        files["old.xml"] = "old\n"
        files["file"] = "no folder\n"
        try Tool.withFiles(files) { folder in
            let outputs = [
                "--output", "junit=old.xml", "--output", "gitlab=new.json", "--output", "sarif=file/a.sarif",
            ]
            let result = try Tool.run(Self.check + outputs, in: folder)
            #expect(result.status == 3 && result.complaints.contains("file/a.sarif"))
            #expect(Self.text("old.xml", in: folder) == "old\n")
            #expect(Self.text("new.json", in: folder) == nil)
            let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(left.sorted() == ["App", "file", "old.xml"])
        }
    }

    @Test func `two paths of one report that is not there yet are an error of usage (CI-12)`() throws {
        try Tool.withFiles(Self.files) { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: "link").path, withDestinationPath: "App")
            for (one, other) in [(folder.path + "/a", "a"), ("link/a", "App/a")] {
                let result = try Tool.run(
                    Self.check + ["--output", "sarif=\(one)", "--output", "json=\(other)"], in: folder)
                #expect(result.status == 2 && result.complaints.contains("two reports would be one file"), "\(result)")
            }
        }
    }

    @Test(arguments: [
        (["--output", "sarif=a", "--output", "junit=./a"], "two reports would be one file"),
        (["--output", "json=App/fi.lproj/My, Texts.strings"], "is a file of the project"),
        (["--format", "json", "--output", "sarif=-"], "standard output holds one report"),
        (["--output", "json=-", "--output", "sarif=-"], "standard output holds one report"),
        (["--output", "sarfi=a"], "no format 'sarfi'; did you mean 'sarif'?"),
        (["--output", "markdown="], "--output takes FORMAT=FILE, not 'markdown='"),
        (["--diff", "--output", "sarif=-"], "--diff prints a diff in place of the report"),
    ])
    func `two reports in one place are an error of usage (CI-12 CI-31)`(options: [String], message: String) throws {
        try Tool.withFiles(Self.files) { folder in
            let result = try Tool.run(Self.check + options, in: folder)
            #expect(result.status == 2 && result.output.isEmpty)
            #expect(result.complaints.contains(message), "\(result.complaints)")
            #expect(Self.text("a", in: folder) == nil)
        }
    }

    @Test func `a report of --output that is standard output is the only one there (CI-12 CI-31)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let result = try Tool.run(Self.check + ["--output", "sarif=-"], in: folder)
            let printed = try Tool.run(Self.check + ["--format", "sarif"], in: folder)
            #expect(result.output == printed.output)
        }
    }

    @Test func `paths for Xcode are absolute, those for others start from --root (OUT-7 CI-26)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let path = "App/fi.lproj/My, Texts.strings:2:"
            let place = folder.resolvingSymlinksInPath().appending(path: path).path
            let xcode = try Tool.run(Self.check + ["--format", "xcode"], in: folder).output
            #expect(xcode.contains(place), "\(xcode)")
            let inside = try Tool.run(Self.check + ["--format", "xcode", "--root", "App", "App"], in: folder).output
            #expect(inside.contains(place), "\(inside)")
            let sarif = try Tool.run(Self.check + ["--format", "sarif", "--root", "App", "App"], in: folder).output
            #expect(sarif.contains("\"uri\": \"fi.lproj/My%2C%20Texts.strings\""))
            #expect(!sarif.contains(folder.path))
        }
    }

    @Test func `SARIF names every rule that ran, and who accepted what (OUT-2)`() throws {
        var files = Self.files
        files["stateview-l10n.json"] = """
            { "exceptions": [{ "locales": ["fi"], "rules": { "missing-placeholder": "off" }, "reason": "soon" }] }

            """
        let output = try Tool.withFiles(files) { folder in
            let options = ["--format", "sarif", "--show-suppressed", "--skip", "double-space"]
            return try Tool.run(Self.check + options, in: folder).output
        }
        #expect(output.contains("\"id\": \"missing-semicolon\"") && !output.contains("\"id\": \"double-space\""))
        #expect(output.ranges(of: "\"kind\": \"inSource\"").count == 1)
        #expect(output.ranges(of: "\"kind\": \"external\"").count == 1)
        #expect(output.contains("\"justification\": \"later\"") && output.contains("\"justification\": \"soon\""))
    }

    @Test func `a configuration that cannot be taken is a report with status 2 in every format (CI-40)`() throws {
        var files = Self.files
        files["stateview-l10n.json"] = "{\n  \"requred\": []\n}\n"
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(Self.check + ["--format", "sarif"], in: folder)
            #expect(result.status == 2)
            #expect(result.output.contains("\"exitCode\": 2") && result.output.contains("unknown key 'requred'"))
        }
    }
}
