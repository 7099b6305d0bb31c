import Foundation
import Testing

@Suite struct TokensImportTests {
    private static let files = [
        "old/tori-light/a.json": ##"{ "text": { "x": { "value": "#000" }, "y": { "value": "?" } } }"##,
        "old/tori-dark/a.json": ##"{ "text": { "x": { "value": "#fff" } } }"##,
    ]

    @Test func `files are written, and the report says what was lost (TM-4)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let arguments = ["tokens", "import", "old", "--from", "style-dictionary", "--to", "new"]
            let dry = try Tool.run(arguments + ["--dry-run"], in: folder)
            #expect(dry.status == 1 && dry.complaints.contains("1 token is not in the new files"), "\(dry)")
            #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("new").path))
            let result = try Tool.run(arguments, in: folder)
            #expect(result.output == dry.output && result.complaints == dry.complaints)
            #expect(
                result.output == """
                    old/tori-light/a.json:1:55: dropped: 'text.y' is not written: '?' says no type; state one
                    new/theme.resolver.json
                    new/schemes/light.tokens.json
                    new/schemes/dark.tokens.json
                    3 tokens read, 2 taken over, 1 thing dropped, 2 values compared and equal

                    """)
            let list = try Tool.run(["tokens", "list", "--project", "new", "--scheme", "dark"], in: folder)
            #expect(list.status == 0 && list.output.contains("#ffffff"), "\(list.complaints)")
            let json = try Tool.run(arguments + ["--format", "json"], in: folder)
            let report = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
            #expect(report["read"] as? Int == 3 && (report["remarks"] as? [Any])?.count == 1)
        }
    }

    @Test(arguments: [
        (["old", "--from", "sketch", "--to", "new"], 2, "no tool 'sketch'"),
        (["none", "--from", "figma", "--to", "new"], 3, "none"),
        (["old", "--from", "figma", "--to", "new"], 2, "holds no token of this tool"),
        (["old", "--from", "style-dictionary", "--to", "old/tori-dark/a.json"], 2, "is a file"),
    ])
    func `wrong options (TM-4)`(arguments: [String], status: Int32, complaint: String) throws {
        try Tool.withFiles(Self.files) { folder in
            let result = try Tool.run(["tokens", "import"] + arguments, in: folder)
            #expect(result.status == status)
            #expect(result.complaints.contains(complaint), "\(result.complaints)")
        }
    }

    @Test func `links of a folder to itself end, and those to another one are read (TM-4)`() throws {
        try Tool.withFiles(Self.files) { folder in
            for (link, target) in [("old/a", "."), ("old/b", "../old"), ("old/tori-light/more", "../tori-dark")] {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.appending(path: link).path, withDestinationPath: target)
            }
            let result = try Tool.run(
                ["tokens", "import", "old", "--from", "style-dictionary", "--to", "new", "--dry-run"], in: folder)
            #expect(result.output.contains("4 tokens read"), "\(result)")
        }
    }

    @Test func `errors in what was written are status 1 (TM-4)`() throws {
        try Tool.withFiles(["a.json": ##"{ "x": { "value": "{no.where}" }, "y": { "value": "#000" } }"##]) { folder in
            let result = try Tool.run(
                ["tokens", "import", "a.json", "--from", "style-dictionary", "-o", "new"], in: folder)
            #expect(result.status == 1)
            #expect(result.output.contains("[broken-alias]"))
        }
    }

    @Test func `a definition that is lost is an error (TL-9)`() throws {
        let files = ["old/a.json": #"{ "n": { "value": 1 } }"#, "old/b.json": #"{ "n": { "value": 2 } }"#]
        try Tool.withFiles(files) { folder in
            let run = try Tool.run(
                ["tokens", "import", "old", "--from", "style-dictionary", "--to", "new"], in: folder)
            #expect(run.status == 1)
            #expect(
                run.complaints.contains(
                    "1 definition is lost, as files or sets define a token differently for one theme"))
            #expect(run.output.contains("'b.json' has another one, which counts"))
        }
    }

    @Test func `a set that another one replaces where no theme chooses is an error (TL-6 TL-9)`() throws {
        let sets = ##"""
            { "light": { "bg": { "value": "#ffffff", "type": "color" }, "same": { "value": 1, "type": "number" } },
              "dark": { "bg": { "value": "#000000", "type": "color" }, "same": { "value": 1, "type": "number" } },
              "$themes": [], "$metadata": { "tokenSetOrder": ["light", "dark"] } }
            """##
        try Tool.withFiles(["old/tokens.json": sets]) { folder in
            let run = try Tool.run(["tokens", "import", "old", "--from", "tokens-studio", "--to", "new"], in: folder)
            #expect(run.status == 1)
            #expect(
                run.output.contains(
                    "old/tokens.json:1:20: dropped: this definition of 'bg' is not written, as 'dark' has another one, which counts"
                ),
                "\(run)")
            #expect(run.complaints.contains("1 definition is lost"), "\(run)")
        }
    }

    @Test func `files that are not read or damaged are named, and are an error (TL-9)`() throws {
        let token = ##"{ "n": { "value": "#000", "type": "color" } }"##
        let files = [
            "old/a.json": token, "old/c.js": "module.exports = { c: { value: '#fff' } }",
            "old/d.yaml": "d:\n  value: 1\n",
            "old/build.js": "build()", "old/e.ts": "export const e = { value: 1 }",
        ]
        let arguments = ["tokens", "import", "old", "--from", "style-dictionary", "--to", "new"]
        try Tool.withFiles(files) { folder in
            let run = try Tool.run(arguments, in: folder)
            #expect(run.status == 1 && run.complaints.contains("3 files are of a kind that is not read"), "\(run)")
            for name in ["c.js", "d.yaml", "e.ts"] {
                #expect(
                    run.output.contains("old/\(name):1:1: dropped: the file is not read, as it is not JSON"), "\(run)")
            }
            #expect(!run.output.contains("build.js"))
        }
        try Tool.withFiles(["old/a.json": token, "old/$themes.json": "["]) { folder in
            let run = try Tool.run(["tokens", "import", "old", "--from", "tokens-studio", "--to", "new"], in: folder)
            #expect(run.status == 1 && run.output.contains("old/$themes.json:1:"), "\(run)")
        }
        try Tool.withFiles(["old/a.json": token, "old/b.json": "{ \"n\": {"]) { folder in
            let run = try Tool.run(arguments, in: folder)
            #expect(run.status == 1 && run.output.contains("old/b.json:1:"), "\(run)")
            #expect(run.complaints.contains("1 file is damaged, and not in the new files"), "\(run)")
        }
    }
}
