import Foundation
import TestSupport
import Testing

/// `gallery --approve` and `gallery --check`: what nobody has approved is a finding (GP-3).
@Suite struct GalleryApprovalTests {
    private static let strings = "en.lproj/Localizable.strings"
    private static let document = "shop.stateview.json"
    private static let files = [
        strings: "\"cart.title\" = \"Nothing here\";\n",
        "de.lproj/Localizable.strings": "\"cart.title\" = \"Hier ist nichts\";\n",
        document: view(),
        "stateview-l10n.json": "{}\n",
    ]

    private static func view(
        _ id: String = "cart", subtitle: String = "Come back later", style: String? = nil
    ) -> String {
        let texts = #""texts": { "title": { "key": "cart.title" }, "subtitle": { "literal": "\#(subtitle)" } }"#
        return #"{ "id": "\#(id)", "kind": "empty", \#(texts)\#(style.map { ", \"style\": { \($0) }" } ?? "") }"#
    }

    private static let approvals = "stateview-l10n.gallery.json"
    /// What the tool writes for the files, once for all tests.
    private static let approval = Result {
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(["gallery", "--without-frames", "--approve"], in: folder)
            #expect(result.status == 0, "\(result.complaints)")
            #expect(result.output.hasPrefix("stateview-l10n.gallery.json: written, "))
            return try String(contentsOf: folder.appending(path: approvals), encoding: .utf8)
        }
    }

    private static func approved(_ body: (URL) throws -> Void) throws {
        try Tool.withFiles(files.merging([approvals: approval.get()]) { $1 }, body)
    }

    /// Frames depend on the fonts of the machine.
    private static func gallery(_ arguments: [String], in folder: URL) throws -> Tool.Result {
        try Tool.run(["gallery", "--without-frames"] + arguments, in: folder)
    }

    /// A check of one brand, which is enough for most.
    private static let check = ["--check", "--brand", "neutral"]

    private static func write(_ text: String, _ path: String, _ folder: URL) throws {
        try Data(text.utf8).write(to: folder.appending(path: path))
    }

    /// The head lines of the findings.
    private static func findings(in folder: URL, _ check: [String] = check) throws -> [String] {
        let result = try gallery(check, in: folder)
        #expect(result.status == (result.output.contains("error:") ? 1 : 0), "\(result.complaints)")
        return result.output.split(separator: "\n").filter { $0.contains("[unapproved-view]") }.map(String.init)
    }

    @Test func `what is approved is found again, and written the same (GP-3)`() throws {
        try Self.approved { folder in
            #expect(try Self.findings(in: folder, ["--check"]) == [])
            let file = folder.appending(path: "stateview-l10n.gallery.json")
            let text = try String(contentsOf: file, encoding: .utf8)
            let again = try Self.gallery(["--approve"], in: folder)
            #expect(again.output.contains("up to date"))
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
            // A line for each view and language, and what views share once.
            let lines = text.split(separator: "\n")
            #expect(lines.count { $0.contains("\"Nothing here\"") } == 1)
            #expect(lines.count { $0.contains("\"title.color\"") } == 1)
            #expect(lines.count { $0.contains("\"subtitle.font\"") } == 1)
        }
    }

    @Test func `a text that changed is told with what was approved, where it stands (GP-3)`() throws {
        try Self.approved { folder in
            try Self.write("\"cart.title\" = \"All gone\";\n", Self.strings, folder)
            #expect(
                try Self.findings(in: folder) == [
                    "en.lproj/Localizable.strings:1:1: error: the title of 'cart' in 'en' is 'All gone', and 'Nothing here' "
                        + "is approved; approve it, or take it back [unapproved-view]"
                ])
            #expect(try Self.gallery(["--approve"], in: folder).output.contains("brought up to date"))
            #expect(try Self.findings(in: folder) == [])
        }
    }

    @Test func `a text of all languages, and a value, are one finding each (GP-3)`() throws {
        try Self.approved { folder in
            try Self.write(Self.view(subtitle: "Soon", style: ##""title.color": "#ff0000""##), Self.document, folder)
            let findings = try Self.findings(in: folder)
            #expect(findings.count { $0.contains("the subtitle of 'cart' is 'Soon', and 'Come back later' is") } == 1)
            #expect(findings.count { $0.contains("title.color, of 'cart', is '#ff0000', and '#") } >= 1)
            #expect(findings.allSatisfy { $0.hasPrefix("shop.stateview.json:1:") }, "\(findings)")
        }
    }

    @Test func `views and languages that come and go are told (GP-3)`() throws {
        try Self.approved { folder in
            try Self.write(Self.view("orders"), Self.document, folder)
            try FileManager.default.removeItem(at: folder.appending(path: "de.lproj"))
            let findings = try Self.findings(in: folder, ["--check"])
            #expect(findings.contains { $0.contains("view 'orders' is not approved yet") }, "\(findings)")
            #expect(findings.contains { $0.contains("view 'cart' is approved, and gone") })
            #expect(findings.contains { $0.contains("language 'de' is approved, and gone") })
            #expect(findings.count == 3)
            // Who asks for one language is told of no other.
            let some = try Self.gallery(["--check", "--locale", "en"], in: folder).output
            #expect(!some.contains("'de'") && some.contains("'orders'"))
        }
    }

    @Test func `the severity is the configuration's, and reports have any format`() throws {
        try Self.approved { folder in
            try Self.write("\"cart.title\" = \"All gone\";\n", Self.strings, folder)
            let report = try Self.gallery(Self.check + ["--format", "github"], in: folder)
            #expect(report.status == 1 && report.output.contains("::error file=en.lproj/Localizable.strings"))
            for (level, status) in [("warning", Int32(0)), ("off", 0)] {
                try Self.write(
                    "{ \"rules\": { \"unapproved-view\": \"\(level)\" } }\n", "stateview-l10n.json", folder)
                let result = try Self.gallery(Self.check, in: folder)
                #expect(result.status == status && result.output.contains("All gone") == (level == "warning"))
            }
        }
    }

    @Test func `approvals that are damaged, or not there, are named with what to do`() throws {
        try Self.approved { folder in
            let path = "stateview-l10n.gallery.json"
            try Self.write("{ \"version\": 1,\n  \"looks\": { \"title.color\": 7 } }\n", path, folder)
            let damaged = try Self.gallery(["--check"], in: folder)
            #expect(damaged.status == 2 && damaged.complaints.contains("stateview-l10n.gallery.json:2:29: "))
            try Self.write("{ \"version\": 9 }\n", path, folder)
            #expect(try Self.gallery(["--check"], in: folder).complaints.contains("of version 9"))
            try FileManager.default.removeItem(at: folder.appending(path: path))
            let missing = try Self.gallery(["--check"], in: folder)
            #expect(missing.status == 2 && missing.complaints.contains("gallery --approve"))
            for arguments in [
                ["--check", "--approve"], ["--check", "-o", "out"], ["--approve", "--locale", "de"],
                ["--format", "json"],
                ["--approvals", "x"], [],
            ] {
                #expect(try Self.gallery(arguments, in: folder).status == 2, "\(arguments)")
            }
        }
    }

    @Test func `what is damaged is not approved`() throws {
        try Tool.withFiles(Self.files.merging([Self.strings: "\"cart.title\" = \"Nothing here\"\n"]) { $1 }) { folder in
            let result = try Self.gallery(["--approve"], in: folder)
            #expect(result.status == 1 && result.complaints.contains("missing-semicolon"))
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/stateview-l10n.gallery.json"))
        }
    }
}
