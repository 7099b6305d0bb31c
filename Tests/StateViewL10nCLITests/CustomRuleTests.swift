import Foundation
import TestSupport
import Testing

/// The rules that a team writes in its configuration.
@Suite struct CustomRuleTests {
    private static let strings = """
        /* TODO: say more */
        "a.b" = "Now, Please é wait";
        /* l10n:disable acme-no-please -- the bank says so */
        "C" = "é😀 please";

        """

    private static func check(_ rules: String, _ arguments: [String] = []) throws -> Tool.Result {
        try Tool.withFiles(files(rules)) { try Tool.run(["check"] + arguments, in: $0) }
    }

    private static func files(_ rules: String) -> [String: String] {
        [
            "stateview-l10n.json":
                "{ \"customRules\": { \(rules) }, \"rules\": { \"missing-translation\": \"off\" } }\n",
            "en.lproj/L.strings": strings, "de.lproj/L.strings": "\"a.b\" = \"please\";\n",
        ]
    }

    private static let please = """
        "acme-no-please": { "pattern": "(?i)\\\\bplease\\\\b", "message": "'{match}'; leave it out", "locales": ["en"] }
        """

    private static func heads(_ result: Tool.Result) -> [Substring] {
        result.output.split(separator: "\n").filter { $0.hasSuffix("]") && $0.contains("acme-") }
    }

    @Test func `texts, keys and comments are found where they match, unless somebody accepts it`() throws {
        let result = try Self.check(
            """
            \(Self.please),
            "acme-key": { "in": "key", "pattern": "[A-Z]", "message": "rename it", "severity": "error" },
            "acme-todo": { "in": "comment", "pattern": "TODO", "message": "open work", "severity": "note" },
            "acme-wait": { "pattern": "wait", "unless": "^Now", "message": "never" },
            "acme-keys": { "pattern": ".", "message": "never", "keys": ["z.**"] },
            "acme-files": { "pattern": ".", "message": "here", "files": ["de.lproj/*"], "severity": "note" }
            """)
        #expect(
            Self.heads(result) == [
                "de.lproj/L.strings:1:10: note: here [acme-files]",
                "en.lproj/L.strings:1:4: note: open work [acme-todo]",
                "en.lproj/L.strings:2:15: warning: 'Please'; leave it out [acme-no-please]",
                "en.lproj/L.strings:4:2: error: rename it [acme-key]",
            ])
        #expect(result.output.contains("1 suppressed") && result.status == 1)
    }

    @Test func `settings, exceptions, --only and --skip know them by their names`() throws {
        let exception = "\"exceptions\": [{ \"keys\": [\"a.b\"], \"rules\": { \"acme-no-please\": \"off\" } }]"
        let excepted = Self.heads(try Self.check(Self.please + "}, \(exception), \"limits\": { "))
        #expect(excepted.isEmpty)
        let only = Self.heads(try Self.check(Self.please, ["--only", "acme-no-please"]))
        #expect(only.count == 1)
        let skipped = Self.heads(try Self.check(Self.please, ["--skip", "acme-no-please"]))
        #expect(skipped.isEmpty)
        let unknown = try Self.check(Self.please, ["--only", "acme-no-pleas"])
        #expect(unknown.status == 2 && unknown.complaints.contains("did you mean 'acme-no-please'?"))
    }

    @Test(arguments: [
        (
            "\"acme-x\": { \"pattern\": \"[a-z\", \"message\": \"m\" }",
            "1:43: error: '[a-z' is no regular expression: U_REGEX_MISSING_CLOSE_BRACKET"
        ),
        ("\"acme-x\": { \"pattern\": \"a\" }", "1:30: error: this rule has no 'message'; add it"),
        (
            "\"double-space\": { \"pattern\": \"a\", \"message\": \"m\" }",
            "1:20: error: 'double-space' is a rule of this tool; choose another name"
        ),
        (
            "\"Please\": { \"pattern\": \"a\", \"message\": \"m\" }",
            "'Please' is no name of a rule; write words joined by hyphens"
        ),
    ])
    func `a rule that cannot be read is named with its place and stops the run`(rules: String, message: String) throws {
        let result = try Self.check(rules)
        #expect(result.status == 2)
        #expect(result.output.contains("stateview-l10n.json:"))
        #expect(result.output.contains(message), "\(result.output)")
    }

    @Test func `a pattern that goes back without end is ended and named`() throws {
        let files = [
            "stateview-l10n.json":
                "{ \"customRules\": { \"acme-slow\": { \"pattern\": \"(a+)+$\", \"message\": \"m\" } } }",
            "en.lproj/L.strings": "\"k\" = \"" + String(repeating: "a", count: 60) + "!\";\n",
        ]
        let result = try Tool.withFiles(files) { try Tool.run(["check"], in: $0) }
        #expect(result.status == 1)
        #expect(result.output.contains("the pattern of 'acme-slow' takes too long for 'k'"))
    }

    @Test func `'rules --test' names the examples that a rule is not true to`() throws {
        let examples = "\"examples\": { \"bad\": [\"Please\", \"Stop\"], \"good\": [\"Go\", \"please\"] } }"
        let rules = String(Self.please.trimmingCharacters(in: .whitespacesAndNewlines).dropLast()) + ", " + examples
        try Tool.withFiles(Self.files(rules)) { folder in
            let result = try Tool.run(["rules", "--test"], in: folder)
            #expect(result.status == 1)
            #expect(result.output.contains("finds nothing in this bad example"))
            #expect(result.output.contains("finds something in this good example"))
            #expect(result.complaints.contains("1 rule, 4 examples, 2 broken"))
            let list = try Tool.run(["rules"], in: folder)
            #expect(list.output.contains("acme-no-please "))
            let explained = try Tool.run(["explain", "acme-no-please"], in: folder)
            #expect(explained.output.contains("Pattern in each text: (?i)\\bplease\\b"))
        }
        try Tool.withFiles(Self.files(Self.please)) { folder in
            let result = try Tool.run(["rules", "--test"], in: folder)
            #expect(result.status == 0)
        }
        try Tool.withFiles(["en.lproj/L.strings": Self.strings]) { folder in
            let result = try Tool.run(["rules", "--test"], in: folder)
            #expect(result.status == 2)
            #expect(result.complaints.contains("no rules of your own to test"))
        }
    }
}
