import Foundation
import Testing

/// A translation without a byte, as Xcode and scripts make them, is one to fill.
@Suite struct EmptyFileExchangeTests {
    private static let source = "/* Greeting */\n\"a\" = \"One\";\n"

    @Test(arguments: ["", "\u{FEFF}", " \n\n"])
    func `an empty table goes out, and takes what comes back (S-10 S-202)`(content: String) throws {
        let files = [
            "en.lproj/T.strings": Self.source, "fi.lproj/T.strings": content,
            "sv.lproj/T.strings": "/* Greeting */\n\"a\" = \"Ett\";\n",
        ]
        try Tool.withFiles(files) { folder in
            let status = try Tool.run(["status", "--without-defaults"], in: folder)
            #expect(status.status == 0 && !status.complaints.contains("read to its end"), "\(status.complaints)")
            let export = try Tool.run(
                ["export", "--without-defaults", "--locale", "fi", "-o", "fi.xliff"], in: folder)
            #expect(export.status == 0 && export.output == "fi.xliff: 1 unit, 1 without a translation, 0 left out\n")
            let url = folder.appendingPathComponent("fi.xliff")
            let xliff = try String(contentsOf: url, encoding: .utf8)
            try Data(xliff.replacing("</source>", with: "</source><target>Yksi</target>").utf8).write(to: url)
            let result = try Tool.run(["import", "--without-defaults", "fi.xliff"], in: folder)
            #expect(result.status == 0 && result.output.contains("1 applied"), "\(result.output)")
            let filled = try Data(contentsOf: folder.appendingPathComponent("fi.lproj/T.strings"))
            #expect(
                String(decoding: filled, as: UTF8.self).hasSuffix("/* Greeting */\n\"a\" = \"Yksi\";\n")
                    && filled.starts(with: Data(content.utf8)))
            #expect(try Tool.run(["check", "--without-defaults"], in: folder).status == 0)
        }
    }

    @Test func `an empty table is found, and empty source texts are no reason to export nothing (S-10)`() throws {
        let files = ["en.lproj/T.strings": "", "fi.lproj/T.strings": Self.source]
        try Tool.withFiles(files) { folder in
            let check = try Tool.run(["check", "--without-defaults"], in: folder)
            #expect(check.output.contains("en.lproj/T.strings:1:1: error: the file is empty"), "\(check.output)")
            let export = try Tool.run(
                ["export", "--without-defaults", "--locale", "fi", "-o", "fi.xliff"], in: folder)
            #expect(export.status == 1 && export.output.contains("[empty-file]"), "\(export.output)")
        }
    }
}
