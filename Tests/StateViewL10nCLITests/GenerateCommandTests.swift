import Foundation
import TestSupport
import Testing

/// `generate`, run as people run it.
@Suite struct GenerateCommandTests {
    private static let files = ["en.lproj/Localizable.strings": "\"nav.back\" = \"Back\";\n\"count\" = \"%d\";\n"]

    private static func generate(_ arguments: String..., in folder: URL) throws -> Tool.Result {
        try Tool.run(["generate", "swift", "-o", "L10n.swift"] + arguments, in: folder)
    }

    @Test func `a file is written once, and '--check' tells what would change`() throws {
        try Tool.withFiles(Self.files) { folder in
            let missing = try Self.generate("--check", in: folder)
            #expect(missing.status == 1)
            #expect(missing.complaints.contains("L10n.swift is stale: there is none; run"))
            #expect(try Self.generate(in: folder).output == "L10n.swift: written, 2 keys\n")
            #expect(try Self.generate(in: folder).output == "L10n.swift: up to date\n")
            #expect(try Self.generate("--check", in: folder).status == 0)

            let strings = folder.appending(path: "en.lproj/Localizable.strings")
            try Data("\"nav.back\" = \"Go back\";\n\"title\" = \"Title\";\n".utf8).write(to: strings)
            let before = try Data(contentsOf: folder.appending(path: "L10n.swift"))
            let stale = try Self.generate("--check", in: folder)
            #expect(stale.status == 1)
            #expect(
                stale.complaints.contains(
                    "stale: 1 key new ('title'); 1 key gone ('count'); 1 key changed ('nav.back'); run"))
            #expect(try Data(contentsOf: folder.appending(path: "L10n.swift")) == before)
            #expect(try Self.generate(in: folder).output == "L10n.swift: brought up to date, 2 keys\n")
        }
    }

    @Test func `where no file has a source text, the key is shown and no other language`() throws {
        let files = [
            "en.lproj/Localizable.strings": "\"retry\" = \"Again\";\n",
            "de.lproj/Localizable.strings": "\"retry\" = \"Erneut\";\n\"Cancel\" = \"Abbrechen\";\n",
        ]
        try Tool.withFiles(files) { folder in
            #expect(try Self.generate(in: folder).status == 0)
            let code = try String(contentsOf: folder.appending(path: "L10n.swift"), encoding: .utf8)
            #expect(code.contains("\"Cancel\", \"Cancel\"") && !code.contains("Abbrechen"))
        }
    }

    @Test func `the same project gives the same bytes, wherever it lies`() throws {
        func text() throws -> String {
            try Tool.withFiles(Self.files) { folder in
                #expect(try Self.generate(folder.path, in: folder).status == 0)
                return try String(contentsOf: folder.appending(path: "L10n.swift"), encoding: .utf8)
            }
        }
        let first = try text()
        #expect(try text() == first)
    }

    @Test(arguments: [
        ("\"a-b\" = \"1\";\n\"a_b\" = \"2\";\n", 1, ":2:2: error: 'a-b' and 'a_b' would both be 'L10n.ab' in code"),
        ("\"a\" = \"1\n\"b\" = ;", 1, "mend what is damaged"),
        ("\"a\" = \"%n\";\n", 1, ":1:2: error: 'a' reads '%n'"),
        ("", 2, "no table here has a key"),
    ])
    func `nothing is written where keys or files are at fault`(text: String, status: Int32, says: String) throws {
        try Tool.withFiles(["en.lproj/Localizable.strings": text]) { folder in
            let run = try Self.generate(in: folder)
            #expect(run.status == status)
            #expect(run.complaints.contains(says), "\(run.complaints)")
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "L10n.swift").path))
        }
    }

    @Test func `a file of somebody else is not replaced`() throws {
        try Tool.withFiles(Self.files.merging(["L10n.swift": "enum L10n {}\n"]) { first, _ in first }) { folder in
            let run = try Self.generate(in: folder)
            #expect(run.status == 2)
            #expect(run.complaints.contains("'L10n.swift' is not of 'generate'"))
        }
    }

    @Test(arguments: [
        ["--runtime", "swiftui"], ["--access", "open"], ["--name", "class"], ["--name", "1x"], ["--name", "String"],
        ["--table", "Localisable"],
        ["--runtime", "stateview", "--bundle", ".module"], ["--bundle", "a\nb"],
    ])
    func `what an option cannot be is told`(arguments: [String]) throws {
        try Tool.withFiles(Self.files) { folder in
            let run = try Tool.run(["generate", "swift", "-o", "-"] + arguments, in: folder)
            #expect(run.status == 2, "\(run.complaints)")
        }
    }

    @Test func `a table of two bundles is asked for one of them`() throws {
        let files = [
            "A/en.lproj/Localizable.strings": "\"a\" = \"A\";", "B/en.lproj/Localizable.strings": "\"b\" = \"B\";",
        ]
        try Tool.withFiles(files) { folder in
            let run = try Self.generate(in: folder)
            #expect(run.status == 2)
            #expect(run.complaints.contains("'Localizable' is in 'A' and 'B'"), "\(run.complaints)")
            #expect(try Self.generate("B", in: folder).output == "L10n.swift: written, 1 key\n")
        }
    }

    @Test func `templates get JSON from 'generate --context json'`() throws {
        try Tool.withFiles(Self.files) { folder in
            let run = try Tool.run(["generate", "--context", "json", "--param", "enumName=Texts", "."], in: folder)
            #expect(run.status == 0)
            let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
            #expect((json["param"] as? [String: String]) == ["enumName": "Texts"])
            #expect((json["tables"] as? [[String: Any]])?.count == 1)
            #expect(try Tool.run(["generate", "--context", "yaml"], in: folder).status == 2)
            #expect(try Tool.run(["generate"], in: folder).complaints.contains("'generate swift -o FILE' or"))
        }
    }
}
