import Foundation
import TestSupport
import Testing

@Suite struct TokensDiffTests {
    private static let files = [
        "a.tokens.json": TokensListTests.core,
        "b.tokens.json": TokensListTests.core.replacing("[0, 0, 1]", with: "[0, 0, 0]").replacing(
            "\"gap\"", with: "\"space\""),
    ]

    private static func git(_ arguments: String..., in folder: URL) throws {
        let command = ["git", "-c", "user.name=x", "-c", "user.email=x@example.org"] + arguments
        _ = try ProgramRun.output(of: command, in: folder)
    }

    @Test func `two token files (TM-3)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let diff = try Tool.run(["tokens", "diff", "a.tokens.json", "b.tokens.json"], in: folder)
            #expect(diff.status == 0)
            #expect(
                diff.output == """
                    major: something is gone or of another type

                    removed
                      gap  8px

                    added
                      space  8px

                    other value
                      ink.blue  #0000ff → #000000  ΔEOK 0.550
                      text  #0000ff → #000000  ΔEOK 0.550

                    """)
            let json = try Tool.run(
                ["tokens", "diff", "a.tokens.json", "b.tokens.json", "--format", "json"], in: folder)
            let read = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
            #expect(read["advice"] as? String == "major")
            #expect((read["changes"] as? [Any])?.count == 4)
            let none = try Tool.run(["tokens", "diff", "a.tokens.json", "a.tokens.json"], in: folder)
            #expect(none.output == "no differences\n")
            let missing = try Tool.run(["tokens", "diff", "a.tokens.json", "c.tokens.json"], in: folder)
            #expect(missing.status == 3)
        }
    }

    @Test func `many tokens that get their change from one are told with it, and other aliases are shown (TM-3)`()
        throws
    {
        let links = (1...4).map { "\"link\($0)\": { \"$value\": \"{ink}\" }" }.joined(separator: ", ")
        func tokens(_ ink: Int, _ gap: String) -> String {
            "{ \"$type\": \"number\", \"ink\": { \"$value\": \(ink) }, \(links), \"one\": { \"$value\": 1 }, "
                + "\"two\": { \"$value\": 2 }, \"gap\": { \"$value\": \"{\(gap)}\" } }"
        }
        let files = ["a.tokens.json": tokens(5, "one"), "b.tokens.json": tokens(6, "two")]
        try Tool.withFiles(files) { folder in
            let diff = try Tool.run(["tokens", "diff", "a.tokens.json", "b.tokens.json"], in: folder)
            #expect(
                diff.output == """
                    patch: only values and aliases change

                    other value
                      gap  1 → 2  from one → two
                      ink  5 → 6
                        and 4 tokens that refer to it:
                          link1, link2, link3, link4

                    """)
        }
    }

    @Test func `data of ours that differ, and a token that is deprecated besides, are told (TM-3)`() throws {
        func font(_ data: String) -> String {
            """
            { "t": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" },
                "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 },
                "$extensions": { "org.stateview-l10n": { \(data) } } } }
            """
        }
        let files = [
            "a.tokens.json": font(#""italic": true, "relativeTo": "body""#),
            "b.tokens.json": font(#""relativeTo": "title2""#),
            "c.tokens.json": #"{ "n": { "$type": "number", "$value": 1 } }"#,
            "d.tokens.json": #"{ "n": { "$type": "number", "$value": 2, "$deprecated": "Use m" } }"#,
        ]
        try Tool.withFiles(files) { folder in
            let data = try Tool.run(["tokens", "diff", "a.tokens.json", "b.tokens.json"], in: folder)
            #expect(
                data.output == """
                    patch: only values and aliases change

                    other value
                      t  relativeTo body → title2  italic true → nothing

                    """)
            let json = try Tool.run(
                ["tokens", "diff", "a.tokens.json", "b.tokens.json", "--format", "json"], in: folder)
            let read = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
            let change = try #require((read["changes"] as? [[String: Any]])?.first)
            #expect((change["data"] as? [[String: String]])?.map { $0["name"] } == ["relativeTo", "italic"])
            let deprecated = try Tool.run(["tokens", "diff", "c.tokens.json", "d.tokens.json"], in: folder)
            #expect(
                deprecated.output == """
                    minor: something is new or deprecated, and nothing is gone

                    other value
                      n  1 → 2  deprecated now

                    """)
        }
    }

    @Test func `a folder without tokens is not compared as the default theme (TM-3)`() throws {
        try Tool.withFiles(["old/a.tokens.json": TokensListTests.core, "new/readme.txt": ""]) { folder in
            let diff = try Tool.run(["tokens", "diff", "old", "new"], in: folder)
            #expect(diff.status == 2)
            #expect(diff.complaints.contains("there is no token file in 'new'"))
        }
    }

    @Test func `contrast is compared with what the project asks for (TM-3)`() throws {
        // Grey on white at 7.00:1 and at 5.74:1.
        func file(_ grey: String) -> String {
            """
            { "c": { "$type": "color",
              "page": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
              "text": { "$value": { "colorSpace": "srgb", "components": [\(grey), \(grey), \(grey)] },
                "$extensions": { "org.stateview-l10n": { "on": ["{c.page}"] } } } } }
            """
        }
        let configuration = "{ \"contrast\": { \"text\": 6 } }"
        let files = ["a.tokens.json": file("0.349"), "b.tokens.json": file("0.4")]
        let command = ["tokens", "diff", "a.tokens.json", "b.tokens.json"]
        try Tool.withFiles(files) { folder in
            let diff = try Tool.run(command, in: folder)
            #expect(!diff.output.contains("contrast"))
        }
        try Tool.withFiles(files.merging(["stateview-l10n.json": configuration]) { $1 }) { folder in
            let diff = try Tool.run(command, in: folder)
            #expect(diff.output.contains("contrast\n") && diff.output.contains("5.74"), "\(diff.output)")
        }
    }

    @Test func `a revision of the repository with what stands there now (TM-3)`() throws {
        try Tool.withFiles(["sub/a.tokens.json": TokensListTests.core, "other.txt": "x"]) { folder in
            try Self.git("init", "-q", in: folder)
            try Self.git("add", ".", in: folder)
            try Self.git("commit", "-q", "-m", "one", in: folder)
            try Self.git("tag", "v1", in: folder)
            let file = folder.appendingPathComponent("sub/a.tokens.json")
            try Data(TokensListTests.core.replacing("\"value\": 8", with: "\"value\": 9").utf8).write(to: file)
            let expected = "patch: only values and aliases change\n\nother value\n  gap  8px → 9px\n"
            for (arguments, place) in [
                (["v1:sub/a.tokens.json"], "."), (["HEAD"], "."), (["HEAD"], "sub"), (["v1:a.tokens.json"], "sub"),
                (["v1:sub", "sub"], "."), (["v1:../sub"], "sub"),
            ] {
                let diff = try Tool.run(["tokens", "diff"] + arguments, in: folder.appendingPathComponent(place))
                #expect(diff.status == 0 && diff.output == expected, "\(arguments) \(diff.output) \(diff.complaints)")
            }
            #expect(try Tool.run(["tokens", "diff", "v1", "HEAD"], in: folder).output == "no differences\n")
            for (arguments, complaint) in [
                (["v2"], "no file, folder or revision 'v2'"), (["--", "--all"], "revision '--all'"),
                (["v1:none"], "'none' is not in the revision 'v1'"),
                (["v1:sub/b.tokens.json"], "'sub/b.tokens.json' is not in the revision 'v1'"),
                (["sub"], "there is nothing to compare 'sub' with"),
            ] {
                let diff = try Tool.run(["tokens", "diff"] + arguments, in: folder)
                #expect(diff.status == 2 && diff.complaints.contains(complaint), "\(arguments) \(diff.complaints)")
            }
        }
    }

    @Test func `a revision is compared as it was where a configuration is named (TM-3)`() throws {
        let files = [
            "App/stateview-l10n.json": "{\"themes\": {\"dialect\": \"lenient\"}}",
            "App/Theme/a.tokens.json": TokensListTests.core,
            "App/b.tokens.json": "{ \"b\": { \"$type\": \"number\", \"$value\": 1 } }",
        ]
        try Tool.withFiles(files) { folder in
            try Self.git("init", "-q", in: folder)
            try Self.git("add", ".", in: folder)
            try Self.git("commit", "-q", "-m", "one", in: folder)
            let file = folder.appending(path: "App/Theme/a.tokens.json")
            try Data(TokensListTests.core.replacing("\"value\": 8", with: "\"value\": 9").utf8).write(to: file)
            let expected = "patch: only values and aliases change\n\nother value\n  gap  8px → 9px\n"
            for (arguments, place) in [
                (["HEAD", "--config", "stateview-l10n.json"], "App"),
                (["HEAD", "--config", "App/stateview-l10n.json"], "."),
                (["HEAD:App/Theme", "--config", "App/stateview-l10n.json"], "."),
                (["HEAD:a.tokens.json", "--config", "../stateview-l10n.json"], "App/Theme"),
                (["HEAD", "--config", "../stateview-l10n.json"], "App/Theme"), (["HEAD"], "App/Theme"),
                (["HEAD:App/Theme"], "."),
            ] {
                let diff = try Tool.run(["tokens", "diff"] + arguments, in: folder.appending(path: place))
                #expect(diff.status == 0 && diff.output == expected, "\(arguments) \(diff)")
            }
        }
    }

    @Test func `two names of one theme are no two themes (TM-3)`() throws {
        let tokens = "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }"
        let files = [
            "stateview-l10n.json": "{}", "x.tokens.json": tokens, "a/a.tokens.json": tokens,
            "b/b.tokens.json": tokens.replacing("8", with: "9"),
        ]
        try Tool.withFiles(files) { folder in
            let diff = try Tool.run(["tokens", "diff", "a", "b"], in: folder)
            #expect(diff.status == 2 && diff.complaints.contains("'a' and 'b' are of one project"), "\(diff)")
        }
    }

    @Test func `errors in a revision name its files as git does (TM-3)`() throws {
        let files = [
            "sub/a.tokens.json": "{", "b/stateview-l10n.json": "{\"themes\": {\"resolver\": 3}}",
            "c/t.resolver.json": "{", "brand/x.tokens.json": TokensListTests.core,
            "brand/y.tokens.json": TokensListTests.core,
        ]
        try Tool.withFiles(files) { folder in
            try Self.git("init", "-q", in: folder)
            try Self.git("add", ".", in: folder)
            try Self.git("commit", "-q", "-m", "one", in: folder)
            for (arguments, place, names) in [
                (["HEAD:sub"], ".", ["HEAD:sub/a.tokens.json:1:2: error: "]),
                (["HEAD:./sub/"], ".", ["HEAD:sub/a.tokens.json:1:2: error: "]),
                (["HEAD:sub/a.tokens.json"], ".", ["HEAD:sub/a.tokens.json:1:2: error: "]),
                (["HEAD"], "sub", ["HEAD:a.tokens.json:1:2: error: "]),
                (["HEAD:../sub"], "b", ["HEAD:../sub/a.tokens.json:1:2: error: "]),
                (["HEAD:sub", "--root", "b"], ".", ["HEAD:sub/a.tokens.json:1:2: error: "]),
                (["sub", "HEAD:sub"], ".", ["HEAD:sub/a.tokens.json:1:2: error: "]),
                (["HEAD:b"], ".", ["stateview-l10n: HEAD:b/stateview-l10n.json: "]),
                (["HEAD:c"], ".", ["HEAD:c/t.resolver.json:1:2: error: "]),
            ] {
                let diff = try Tool.run(["tokens", "diff"] + arguments, in: folder.appendingPathComponent(place))
                #expect(diff.status != 0 && !diff.complaints.contains("/tree"), "\(arguments) \(diff.complaints)")
                for name in names { #expect(diff.complaints.contains(name), "\(arguments) \(diff.complaints)") }
            }
            // The folder is what the modifier of its files is called.
            let same = try Tool.run(["tokens", "diff", "HEAD:brand"], in: folder)
            #expect(same.output == "no differences\n")
        }
    }

    @Test func `a link of a revision leads nowhere outside, and no filter of the repository is run (AD-48)`() throws {
        var files = Self.files.reduce(into: [:]) { $0["repository/" + $1.key] = $1.value }
        files["secret.tokens.json"] = "{ \"TOPSECRET\": { \"$type\": \"number\", \"$value\": 1 } }"
        files["repository/.gitattributes"] = "*.json filter=x\n"
        try Tool.withFiles(files) { parent in
            let folder = parent.appending(path: "repository")
            try Self.git("init", "-q", in: folder)
            let link = folder.appending(path: "b.tokens.json")
            try FileManager.default.removeItem(at: link)
            try FileManager.default.createSymbolicLink(
                atPath: link.path, withDestinationPath: parent.path + "/secret.tokens.json")
            try Self.git("add", "-A", in: folder)
            try Self.git("commit", "-q", "-m", "one", in: folder)
            try Self.git("config", "filter.x.smudge", "touch \(parent.path)/ran; cat", in: folder)
            try FileManager.default.removeItem(at: link)
            let diff = try Tool.run(["tokens", "diff", "HEAD", "."], in: folder)
            #expect(diff.status == 3, "\(diff)")
            #expect(diff.complaints.contains("'HEAD:b.tokens.json': it leads out of the project"), "\(diff)")
            #expect(!(diff.output + diff.complaints).contains("TOPSECRET"))
            #expect(!FileManager.default.fileExists(atPath: parent.path + "/ran"))
        }
    }

    @Test(arguments: ["^HEAD", "HEAD..HEAD", "--output=x", "-h", "--all", "a\nb", "HEAD^{tree}:x", "nothing"])
    func `what is no revision is none (AD-41)`(name: String) throws {
        try Tool.withFiles(Self.files) { folder in
            try Self.git("init", "-q", in: folder)
            try Self.git("add", "-A", in: folder)
            try Self.git("commit", "-q", "-m", "one", in: folder)
            let diff = try Tool.run(["tokens", "diff", "--", name], in: folder)
            #expect(diff.status == 2, "\(diff)")
            #expect(diff.output.isEmpty)
        }
    }

    @Test func `what git says where it does not answer is told (AD-40, AD-43)`() throws {
        try Tool.withFiles(["a.tokens.json": "{}"]) { folder in
            let diff = try Tool.run(["tokens", "diff", "v1"], in: folder)
            #expect(diff.status == 3)
            #expect(diff.complaints.contains("not a git repository"), "\(diff)")
        }
    }
}
