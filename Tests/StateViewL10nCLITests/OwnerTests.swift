import Foundation
import TestSupport
import Testing

/// `check --owner`: a team's part of a repository.
@Suite struct OwnerTests {
    private static let files = [
        ".github/CODEOWNERS": "* @org/app\nde.lproj/ @Org/German\n/Nobody/\n",
        "App/en.lproj/L.strings": "\"a\" = \"Stop it\";\n\"b\" = \"Go\";\n",
        "App/de.lproj/L.strings": "\"a\" = \"Halt  mal\";\n",
        "App/fr.lproj/L.strings": "\"a\" = \"Arrête\";\n",
    ]

    private static func check(
        _ arguments: [String], _ files: [String: String] = files, in sub: String = ""
    ) throws -> Tool.Result {
        try Tool.withFiles(files) { folder in
            try Tool.run(["check"] + arguments, in: sub.isEmpty ? folder : folder.appending(path: sub))
        }
    }

    private static func heads(_ result: Tool.Result) -> [String] {
        result.output.split(separator: "\n").compactMap { line in
            line.wholeMatch(of: /(\S+): (?:error|warning|note): (.*) \[[a-z-]+\]/).map { "\($0.1) \($0.2)" }
        }
    }

    @Test(arguments: ["org/german", "@org/german"], ["", "App"])
    func `a team sees what stands in its files, and what they lack`(owner: String, folder: String) throws {
        let result = try Self.check(["--owner", owner], in: folder)
        let prefix = folder.isEmpty ? "App/" : ""
        #expect(
            Self.heads(result) == [
                "\(prefix)de.lproj/L.strings:1:12 two spaces after 'Halt'; use one",
                "\(prefix)en.lproj/L.strings:2:2 'b' has no 'de' text; add it",
            ])
        #expect(result.status == 1)
    }

    @Test func `several owners have all that one of them has`() throws {
        let both = try Self.check(["--owner", "@org/app,@org/german"])
        #expect(try Self.heads(both) == Self.heads(Self.check([])))
        let app = try Self.heads(Self.check(["--owner", "@org/app"]))
        #expect(app.count == 2 && !app.contains { $0.contains("Halt") })
    }

    @Test func `a name that is not there, and a repository without the file, are told`() throws {
        let unknown = try Self.check(["--owner", "@Org/Germn"])
        #expect(unknown.status == 2)
        #expect(
            unknown.complaints.contains("no owner '@Org/Germn'; did you mean '@Org/German'?"), "\(unknown.complaints)")
        let without = try Self.check(
            ["--owner", "@org/app"],
            Self.files.filter { $0.key != ".github/CODEOWNERS" }.merging([".git/HEAD": ""]) { $1 })
        #expect(without.status == 2)
        #expect(without.complaints.contains("--owner needs a CODEOWNERS file"))
    }

    @Test(arguments: ["/Ap/ @team\n/App/ @other\n", "/App/ @team\n/App/ @other\n"])
    func `whoever owns nothing has no clean part`(owners: String) throws {
        let files = Self.files.merging([".github/CODEOWNERS": owners]) { $1 }
        let result = try Self.check(["--owner", "@team"], files)
        #expect(result.status == 1)
        #expect(result.complaints.contains("no file of the project belongs to '@team'; "), "\(result)")
        // Code is something, too.
        let code = files.merging([
            ".github/CODEOWNERS": "/Code/ @team\n",
            "Code/A.m": "id a = NSLocalizedStringFromTable(@\"a\", @\"L\", @\"\");\n",
        ]) { $1 }
        #expect(try Self.check(["--owner", "@team"], code).status == 0)
    }

    @Test func `a link of that name leads nowhere outside`() throws {
        try Tool.withFiles(Self.files) { folder in
            let file = folder.appending(path: ".github/CODEOWNERS")
            try FileManager.default.removeItem(at: file)
            try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/etc/passwd")
            let result = try Tool.run(["check", "--owner", "@org/app"], in: folder)
            #expect(result.status == 3)
            #expect(result.complaints.contains("CODEOWNERS"))
        }
    }
}
