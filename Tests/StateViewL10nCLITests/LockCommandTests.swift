import Foundation
import TestSupport
import Testing

/// `lock`, and what `check` tells from what it wrote.
@Suite struct LockCommandTests {
    private static let key = "DesignSystem.stateView.loadingFailureTitle"

    private static let files = [
        "stateview-l10n.json": """
        {
          "embeddedDefaults": false,
          "layers": [
            { "name": "kit", "kind": "library", "paths": ["Kit"] },
            { "name": "app", "kind": "app", "paths": ["App"] }
          ]
        }
        """,
        "Kit/en.lproj/Localizable.strings": "\"title\" = \"Oops\";\n\"hint\" = \"Try \\\"again\\\"\";\n",
        "App/en.lproj/Localizable.strings":
            "\"title\" = \"No account\";\n\"hint\" = \"Ask us\";\n\"own\" = \"Home\";\n",
    ]

    private static func heads(_ folder: URL) throws -> [String] {
        try Tool.run(["check"], in: folder).output.split(separator: "\n").compactMap { line in
            line.wholeMatch(of: /(.*: (error|warning|note): .*) \[[a-z-]+\]/).map { String($0.1) }
        }
    }

    private static func replace(_ old: String, _ new: String, in name: String, _ folder: URL) throws {
        let url = folder.appendingPathComponent(name)
        let text = try String(contentsOf: url, encoding: .utf8)
        try #require(text.contains(old))
        try text.replacingOccurrences(of: old, with: new).write(to: url, atomically: true, encoding: .utf8)
    }

    @Test func `an override is told of when its default changes, until somebody has looked (CI-5)`() throws {
        try Tool.withFiles(Self.files) { folder in
            #expect(try Tool.run(["lock", "--check"], in: folder).status == 1)
            #expect(try Tool.run(["lock"], in: folder).output == "stateview-l10n.lock.json: written, 2 overrides\n")
            #expect(try Tool.run(["lock", "--check"], in: folder).status == 0)
            #expect(try Self.heads(folder).isEmpty)

            try Self.replace("Oops", "Nothing here", in: "Kit/en.lproj/Localizable.strings", folder)
            #expect(
                try Self.heads(folder) == [
                    "App/en.lproj/Localizable.strings:1:12: warning: the default changed from 'Oops' to 'Nothing here'; "
                        + "review this text, then run 'stateview-l10n lock'"
                ])
            let stale = try Tool.run(["lock", "--check"], in: folder)
            #expect(stale.status == 1)
            #expect(stale.complaints.contains("1 default changed ('title')"))
            #expect(try Tool.run(["lock"], in: folder).status == 0)
            #expect(try Self.heads(folder).isEmpty)
        }
    }

    @Test func `what is told of a default that is gone stays told when the lock is written again`() throws {
        try Tool.withFiles(Self.files) { folder in
            #expect(try Tool.run(["lock"], in: folder).status == 0)
            try Self.replace("\"title\"", "\"heading\"", in: "Kit/en.lproj/Localizable.strings", folder)
            let expected = [
                "App/en.lproj/Localizable.strings:1:2: error: the default 'title' is gone; remove the override"
            ]
            #expect(try Self.heads(folder) == expected)
            #expect(try Tool.run(["lock"], in: folder).output == "stateview-l10n.lock.json: up to date\n")
            #expect(try Self.heads(folder) == expected)
        }
    }

    @Test func `a default that got another name is followed by a fix, in every language`() throws {
        var files = Self.files
        files["Kit/de.lproj/Localizable.strings"] = "\"title\" = \"Hoppla\";\n\"hint\" = \"Nochmal\";\n"
        files["App/de.lproj/Localizable.strings"] =
            "\"title\" = \"Kein Konto\";\n\"hint\" = \"Frag\";\n\"own\" = \"Start\";\n"
        try Tool.withFiles(files) { folder in
            #expect(try Tool.run(["lock"], in: folder).status == 0)
            for tag in ["en", "de"] {
                try Self.replace("\"title\"", "\"heading\"", in: "Kit/\(tag).lproj/Localizable.strings", folder)
            }
            try Self.replace(
                "\"embedded", "\"upstream\": { \"renames\": { \"title\": \"heading\" } }, \"embedded",
                in: "stateview-l10n.json", folder)
            #expect(try Tool.run(["check", "--fix"], in: folder).status == 0)
            #expect(try Self.heads(folder).isEmpty)
            let german = folder.appendingPathComponent("App/de.lproj/Localizable.strings")
            #expect(try String(contentsOf: german, encoding: .utf8).hasPrefix("\"heading\" = \"Kein Konto\";\n"))
        }
    }

    @Test func `no lock is written of texts that cannot be read, or behind a link that leads out`() throws {
        try Tool.withFiles(Self.files) { folder in
            try Self.replace("\"hint\"", "\"hint", in: "Kit/en.lproj/Localizable.strings", folder)
            let damaged = try Tool.run(["lock"], in: folder)
            #expect(damaged.status == 1)
            #expect(damaged.complaints.contains("is damaged"))
            #expect(
                !FileManager.default.fileExists(atPath: folder.appendingPathComponent("stateview-l10n.lock.json").path))
        }
        try Tool.withFiles(Self.files) { folder in
            try Tool.withFiles([:]) { outside in
                let lock = folder.appendingPathComponent("stateview-l10n.lock.json").path
                let target = outside.appendingPathComponent("lock.json").path
                try Data().write(to: URL(filePath: target))
                try FileManager.default.createSymbolicLink(atPath: lock, withDestinationPath: target)
                #expect(try Tool.run(["lock"], in: folder).status == 3)
                #expect(try Data(contentsOf: URL(filePath: target)).isEmpty)
            }
        }
    }

    @Test func `the built-in defaults are remembered as well`() throws {
        let files = ["en.lproj/Localizable.strings": "\"\(Self.key)\" = \"No account\";\n"]
        try Tool.withFiles(files) { folder in
            #expect(try Tool.run(["lock"], in: folder).status == 0)
            let lock = folder.appendingPathComponent("stateview-l10n.lock.json")
            let text = try String(contentsOf: lock, encoding: .utf8)
            #expect(
                text == """
                    {
                      "version": 1,
                      "overrides": [
                        {"layer": "app", "table": "Localizable", "key": "\(Self.key)", "language": "en", "default": "Couldn't load page"}
                      ]
                    }

                    """)
        }
    }
}
