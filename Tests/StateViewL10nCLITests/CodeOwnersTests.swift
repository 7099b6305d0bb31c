import Foundation
import TestSupport
import Testing

@testable import StateViewL10nCLI

/// The examples of GitHub's and GitLab's documentation, and what they leave open.
@Suite struct CodeOwnersTests {
    private static func owners(_ text: String, _ path: String) -> [String] {
        CodeOwners(text, folder: "/work").owners(of: "/work/" + path)
    }

    @Test(arguments: [
        ("*", "a/b/c.js", true),
        ("*.js", "a/b/c.js", true), ("*.js", "c.json", false), ("*.js", "c.js/a", true),
        ("/build/logs/", "build/logs/a/b", true), ("/build/logs/", "x/build/logs/a", false),
        ("build/logs", "x/build/logs", false), ("/build/logs/", "build/logs", false),
        ("docs/*", "docs/a.md", true), ("docs/*", "docs/build/a.md", false), ("docs/*", "x/docs/a.md", false),
        ("docs/**", "docs/build/a.md", true), ("docs/**", "docs", false),
        ("apps/", "x/apps/y/z", true), ("apps/", "x/apps", false), ("apps", "x/apps", true),
        ("/docs/", "docs/a/b", true),
        ("**/logs", "build/logs/a", true), ("**/logs", "logs", true), ("**/logs", "logs.txt", false),
        ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b/c", true), ("a/**/b", "a/x/y/c", false),
        ("/apps/github", "apps/github/a", true), ("/*", "a.md", true), ("/*", "a/b.md", false),
        ("de.lproj/", "App/de.lproj/Localizable.strings", true), ("??.lproj/", "App/de.lproj/a", true),
        ("??.lproj/", "App/pt-BR.lproj/a", false), ("a\\*", "a*", true), ("a\\*", "ab", false),
        ("My\\ App/", "My App/a", true), ("A/B", "a/b", false), ("/é/?.md", "é/ü.md", true),
        ("a*b*c", "axxbyybzzc", true), ("a*b*c", "axxbyybzz", false),
    ])
    func `a pattern stands for files and all that is in folders`(pattern: String, path: String, isOwned: Bool) {
        #expect(Self.owners("\(pattern) @owner", path) == (isOwned ? ["@owner"] : []))
    }

    @Test func `the last line that matches counts, and one without owners means nobody`() {
        let text = """
            # All
            *       @global-1 @global-2  # both
            *.js    @js  #inline
            /apps/  octocat@example.com
            /apps/github
            !/apps/other
            """
        #expect(Self.owners(text, "README") == ["@global-1", "@global-2"])
        #expect(Self.owners(text, "a.js") == ["@js"])
        #expect(Self.owners(text, "apps/a.js") == ["octocat@example.com"])
        #expect(Self.owners(text, "apps/github/a.js") == [])
        #expect(Self.owners(text, "apps/other/a.js") == [])
        #expect(CodeOwners(text, folder: "/work").owners(of: "/elsewhere/a.js") == [])
        #expect(CodeOwners(text, folder: "/").owners(of: "/elsewhere/a.js") == ["@js"])
    }

    @Test func `sections count each for itself, with owners for all their lines`() {
        let text = """
            * @all
            [Documentation][2] @docs
            docs/
            README.md @readme
            ^[Texts] @l10n @design
            *.strings
            """
        #expect(Self.owners(text, "docs/a") == ["@all", "@docs"])
        #expect(Self.owners(text, "README.md") == ["@all", "@readme"])
        #expect(Self.owners(text, "docs/a.strings") == ["@all", "@docs", "@l10n", "@design"])
        #expect(CodeOwners(text, folder: "/work").names == ["@all", "@design", "@docs", "@l10n", "@readme"])
    }

    @Test func `sections of one name are one, whatever its case`() {
        let text = "[Texts]\n*.strings @alice\n[Other]\nen.lproj/ @carol\n[texts]\nen.lproj/ @bob"
        #expect(Self.owners(text, "en.lproj/a.strings") == ["@bob", "@carol"])
        #expect(Self.owners(text, "de.lproj/a.strings") == ["@alice"])
    }
}

extension CodeOwnersTests {
    static let hasOracle = (try? Oracle.python("import codeowners", [])) != nil

    @Test(.enabled(if: hasOracle, "needs python3 with the PyPI package codeowners; run tools/setup"))
    func `generated files have the owners that another reader finds`() throws {
        var random = SeededGenerator(seed: TestSeed.printed())
        let names = ["a", "b", "ab", "a.md", "de.lproj", "é"]
        let parts = names + ["*", "**", "a*", "*.md", "?", "*b*", "??.lproj"]
        func joined(_ names: [String], _ count: Int) -> String {
            (0..<count).map { _ in names.randomElement(using: &random) ?? "a" }.joined(separator: "/")
        }
        let cases = (0..<500).map { _ in
            let lines = (0..<Int.random(in: 1...5, using: &random)).map { line in
                let start = Bool.random(using: &random) ? "/" : ""
                let end = Int.random(in: 0..<4, using: &random) == 0 ? "/" : ""
                let owner = Int.random(in: 0..<5, using: &random) == 0 ? "" : " @owner\(line)"
                return start + joined(parts, Int.random(in: 1...3, using: &random)) + end + owner
            }
            let paths = (0..<8).map { _ in joined(names, Int.random(in: 1...4, using: &random)) }
            return Case(file: lines.joined(separator: "\n"), paths: paths)
        }
        let script = """
            import codeowners, json, sys
            for case in json.load(open(sys.argv[1])):
                owners = codeowners.CodeOwners(case["file"])
                print(json.dumps([[name for _, name in owners.of(path)] for path in case["paths"]]))
            """
        let output = try Oracle.python(script, Array(JSONEncoder().encode(cases)))
        let lines = output.split(separator: UInt8(ascii: "\n"))
        try #require(lines.count == cases.count)
        for (one, line) in zip(cases, lines) {
            let expected = try JSONDecoder().decode([[String]].self, from: Data(line))
            #expect(one.paths.map { Self.owners(one.file, $0) } == expected, "\(one)")
        }
    }

    private struct Case: Codable {
        var file: String
        var paths: [String]
    }
}
