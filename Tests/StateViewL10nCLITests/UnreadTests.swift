import Foundation
import TestSupport
import Testing

/// Nothing unread is called clean: what a run was pointed at is judged, or named as not judged.
@Suite struct UnreadTests {
    private static let files = [
        "en.lproj/T.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n", "da.lproj/T.strings": "\"a\" = \"Å\";\n",
        "x.txt": "x", "back.xliff": "<xliff/>", "back.csv": "id,target\n", "de.po": "", "de.arb": "{}", "a.json": "{}",
        "views.json": "{ \"views\": [] }",
        "empty/.keep": "", "values/strings.xml": "<resources/>", "Sources/App.swift": "",
    ]
    private static let configured = files.merging([
        "stateview-l10n.json": """
        { "exclude": ["Old"], "layers": [ { "name": "app", "kind": "app", "paths": ["en.lproj", "da.lproj", "Old"] } ] }
        """,
        "Old/en.lproj/T.strings": "\"a\" = \"A\";\n", "Pods/en.lproj/T.strings": "\"a\" = \"A\";\n",
        "Extra/en.lproj/T.strings": "\"a\" = \"A\";\n",
    ]) { first, _ in first }

    private static func run(_ arguments: [String], _ files: [String: String] = files) throws -> Tool.Result {
        try Tool.withFiles(files) { try Tool.run(arguments, in: $0) }
    }

    @Test(arguments: [
        ("empty", "it holds no texts, tokens or state views; name a folder that does"),
        ("values", "it holds no texts, tokens or state views; name a folder that does"),
        ("x.txt", "'check' reads no such files; name .strings, .stringsdict, .xcstrings"),
        ("de.arb", "'check' reads no such files; name .strings, .stringsdict, .xcstrings"),
        ("values/strings.xml", "'check' reads no such files; name .strings, .stringsdict, .xcstrings"),
        (
            "a.json",
            "it holds no tokens, and is no resolver document; name files of texts or tokens, or mend what it holds"
        ),
        (
            "back.xliff",
            "files of translators are checked when they come back; run 'stateview-l10n import --dry-run' on it"
        ),
        (
            "views.json",
            "it defines state views, and its name does not say so; call it such as 'shop.stateview.json'"
        ),
        (
            "de.po",
            "files of translators are checked when they come back; run 'stateview-l10n import --dry-run' on it"
        ),
        (
            "back.csv",
            "files of translators are checked when they come back; run 'stateview-l10n import --dry-run' on it"
        ),
    ])
    func `what no format claims is named, and makes status 1`(path: String, reason: String) throws {
        for paths in [[path], ["en.lproj", path]] {
            let result = try Self.run(["check", "--only", "orphan-translation"] + paths)
            #expect(result.status == 1)
            #expect(
                result.output.contains("\(path):1:1: error: '\(path)' is not judged: \(reason)"), "\(result.output)")
            #expect(result.output.contains("[unjudged-path]\n"))
        }
    }

    @Test(arguments: [
        ("Old", "the configuration excludes 'Old'; take that out of 'exclude'"),
        ("Old/en.lproj/T.strings", "the configuration excludes 'Old'; take that out of 'exclude'"),
        ("Pods/en.lproj", "what is called 'Pods' is passed over; give it a configuration of its own"),
        ("Extra", "no layer of the configuration claims what it holds; add it to 'paths' of a layer"),
        (
            "Extra/en.lproj/T.strings",
            "no layer of the configuration claims what it holds; add it to 'paths' of a layer"
        ),
    ])
    func `what the configuration leaves out is named, and makes status 1`(path: String, reason: String) throws {
        let result = try Self.run(["check", "--only", "orphan-translation", path], Self.configured)
        #expect(result.status == 1)
        #expect(result.output.contains("'\(path)' is not judged: \(reason) [unjudged-path]"), "\(result.output)")
        #expect(!result.output.contains("[unassigned-file]"))
    }

    @Test(arguments: [
        ("i18n", "it holds no texts, tokens or state views; name a folder that does"),
        ("Views", "the configuration names other documents; add it to 'stateViews.documents'"),
        ("Views/a.stateview.json", "the configuration names other documents; add it to 'stateViews.documents'"),
    ])
    func `what only tells which keys are used is not judged, with a configuration either`(
        path: String, reason: String
    ) throws {
        let files = [
            "stateview-l10n.json": "{ \"stateViews\": { \"documents\": [] } }",
            "en.lproj/T.strings": "\"a\" = \"A\";\n",
            "i18n/de.json": "{ \"a\": \"%@\"", "i18n/x.html": "<p", "Views/a.stateview.json": "{ \"kind\": 1 }",
        ]
        let result = try Self.run(["check", path], files)
        #expect(result.status == 1)
        #expect(result.output.contains("'\(path)' is not judged: \(reason) [unjudged-path]"), "\(result.output)")
    }

    @Test func `a path outside the configuration's folder is named`() throws {
        var files = Self.files
        files["App/stateview-l10n.json"] = "{}"
        files["App/en.lproj/T.strings"] = "\"a\" = \"A\";\n"
        let result = try Self.run(["check", "--config", "App/stateview-l10n.json", "App", "en.lproj"], files)
        #expect(result.status == 1)
        #expect(
            result.output.contains(
                "'en.lproj' is not judged: it lies outside 'App', the folder of the configuration; check it in a run of its own"
            ), "\(result.output)")
    }

    @Test func `a configuration, a table outside any language folder and a link to what was read are judged`()
        throws
    {
        let files = [
            "stateview-l10n.json": "{}", "Loose.strings": "\"a\" = \"A\";\n",
            "App/en.lproj/T.strings": "\"a\" = \"A\";\n",
        ]
        try Tool.withFiles(files) { folder in
            try FileManager.default.createSymbolicLink(
                at: folder.appendingPathComponent("Link"), withDestinationURL: folder.appendingPathComponent("App"))
            for paths in [["stateview-l10n.json"], ["Loose.strings"], ["App", "Link"]] {
                let result = try Tool.run(["check"] + paths, in: folder)
                #expect(result.status == 0, "\(result.output)")
            }
            let result = try Tool.run(["check", "Link"], in: folder)
            #expect(result.status == 1)
            #expect(result.output.contains("'Link' is not judged: it was read as 'App' already; name that"))
        }
    }

    @Test func `a run over a folder with nothing to judge has one finding at it`() throws {
        for arguments in [["check"], ["check", "."]] {
            let result = try Self.run(arguments, ["readme.txt": "x"])
            #expect(result.status == 1)
            #expect(result.output.hasPrefix(".:1:1: error: '.' is not judged: "))
            #expect(result.output.hasSuffix("\n1 error in 0 files (0 locales, 2 layers)\n"))
        }
    }

    @Test func `a target of a build may hold nothing that is judged, unless the configuration leaves it out (AD-28)`()
        throws
    {
        let files = Self.configured.merging(["Sources/App/countries.json": "{ \"a\": 1 }"]) { $1 }
        for (path, status) in [("Sources/App", 0), ("Old", 1), ("Extra", 1)] {
            let result = try Self.run(["check", path, "--may-hold-nothing", "--format", "xcode"], files)
            #expect(result.status == Int32(status), "\(path): \(result.output)")
        }
    }

    @Test(arguments: [
        (["status", "x.txt"], "'x.txt' is not judged: "),
        (["status", "empty"], "'empty' is not judged: "),
        (["overrides", "empty"], "'empty' is not judged: "),
        (["show", "empty", "x.txt"], "'x.txt' is not judged: "),
        (["states", "empty", "empty"], "'empty' is not judged: "),
        (["explain-key", "a", "en.lproj", "x.txt"], "'x.txt' is not judged: "),
        (["format", "empty"], "'empty' holds no String Catalog; name a folder that does"),
        (["format", "x.txt"], "'x.txt' is no String Catalog; name .xcstrings files"),
        (["dump", "x.txt"], "'x.txt' is of no kind that can be read"),
    ])
    func `other commands say what they were pointed at in vain`(arguments: [String], complaint: String) throws {
        let result = try Self.run(arguments)
        #expect(result.status == 1)
        #expect(result.complaints.contains(complaint), "\(result.complaints)")
    }

    @Test func `commands without paths show what is built in`() throws {
        for (arguments, status) in [(["overrides"], 0), (["show", "empty"], 0), (["states"], 0), (["status"], 1)] {
            #expect(try Self.run(arguments, ["readme.txt": ""]).status == Int32(status))
        }
    }

    @Test func `what cannot be read is named with the reason, and makes status 3 (CI-40)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let manager = FileManager.default
            try manager.createDirectory(
                at: folder.appendingPathComponent("fi.lproj/T.strings"), withIntermediateDirectories: true)
            try manager.createSymbolicLink(
                atPath: folder.appendingPathComponent("en.lproj/Gone.stringsdict").path, withDestinationPath: "nowhere")
            let lines = [
                "en.lproj/Gone.stringsdict: error: could not be read: the link leads nowhere\n",
                "fi.lproj/T.strings: error: could not be read: it is a folder\n",
            ]
            for options in [[], ["--quiet"], ["fi.lproj"]] {
                let result = try Tool.run(["check"] + options, in: folder)
                #expect(result.status == 3)
                for line in lines { #expect(result.output.contains(line), "\(result.output)") }
                #expect(!result.output.contains("[unjudged-path]"))
            }
            for arguments in [["status"], ["overrides"], ["show", "empty"], ["states"], ["explain-key", "a"]] {
                let result = try Tool.run(arguments, in: folder)
                #expect(result.status == 3)
                #expect(result.complaints.contains("cannot read 'fi.lproj/T.strings': it is a folder"))
            }
        }
    }

    @Test func `a file of a broken encoding is an error (CI-40)`() throws {
        try Tool.withFiles(Self.files) { folder in
            try Data([0x22, 0xE9, 0x22, 0x0A]).write(to: folder.appendingPathComponent("da.lproj/T.strings"))
            let result = try Tool.run(["check", "da.lproj"], in: folder)
            #expect(result.status == 1)
            #expect(result.output.contains("da.lproj/T.strings:1:2: error: byte 0xE9 is not UTF-8"), "\(result.output)")
        }
    }

    @Test func `an empty file that loses a language is one error (PRI-7)`() throws {
        let result = try Self.run(
            ["check"], ["en.lproj/T.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n", "fi.lproj/T.strings": ""])
        #expect(result.status == 1)
        #expect(
            result.output.hasPrefix(
                "fi.lproj/T.strings:1:1: error: the file is empty, and 'fi' has no text of this table"))
        #expect(result.output.hasSuffix("\n1 error in 2 files (2 locales, 2 layers)\n"), "\(result.output)")
    }

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs a full device"),
        arguments: [
            "check", "check --format json", "status", "rules", "explain empty-file", "schema report", "states",
            "show empty",
            "overrides", "explain-key a", "dump en.lproj/T.strings", "message '{n}'", "export --locale da --output -",
            "--help", "check --help",
        ])
    func `a report that standard output does not take makes status 3`(command: String) throws {
        try Tool.withFiles(["en.lproj/T.strings": "\"a\" = \"A\";\n", "da.lproj/T.strings": "\"a\" = \"Å\";\n"]) {
            folder in
            let shell = ["/bin/sh", "-c", "'\(Tool.program.path)' \(command) > /dev/full"]
            let run = try ProgramRun(shell, in: folder)
            #expect(run.status == 3)
            let complaints = String(decoding: run.complaints, as: UTF8.self)
            #expect(complaints.contains("cannot write to standard output: No space left on device"), "\(complaints)")
        }
    }

    #if os(Linux)
    @Test func `a rule left out for want of a library is a note, and an error where it is asked for by name (I-5)`()
        throws
    {
        let files = [
            "en.lproj/T.strings": "\"a\" = \"A\\U0301\";\n",
            "en.lproj/T.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
            <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d book</string><key>other</key><string>%d books</string></dict></dict></dict></plist>
            """,
        ]
        try Tool.withFiles(files) { folder in
            let hidden = try HiddenICU(in: folder)
            func check(_ options: [String]) throws -> (status: Int32, complaints: String) {
                let run = try hidden.run(["check", "en.lproj"] + options)
                return (run.status, String(decoding: run.complaints, as: UTF8.self))
            }
            let note = try check([])
            #expect(note.status == 0)
            #expect(note.complaints.contains("note: ICU is not on this machine, so "), "\(note.complaints)")
            #expect(note.complaints.contains("'denormalized-text'"))
            #expect(!note.complaints.contains("plural"))
            let only = try check(["--only", "denormalized-text"])
            #expect(only.status == 3)
            let skip = try check(["--skip", "area:unicode"])
            #expect(!skip.complaints.contains("denormalized-text"))
            try Data(#"{ "rules": { "denormalized-text": "warning", "stray-direction-mark": "off" } }"#.utf8)
                .write(to: folder.appendingPathComponent("stateview-l10n.json"))
            let error = try check([])
            #expect(error.status == 3)
            #expect(
                error.complaints
                    == "stateview-l10n: error: ICU is not on this machine, so 'denormalized-text' was left out; install it (libicu)\n"
            )
        }
    }
    #endif
}
