import Foundation
import TestSupport
import Testing

/// `rules` and `explain` for programs and pages.
@Suite struct RuleFormatTests {
    private struct Document: Decodable {
        var version: Int
        var rules: [Rule]?
        var why: String?
        var pattern: String?
        var configuration: String?
        var examples: [String: [Example]]?
        var sources: [[String: String]]?
        var ways: [String]?
    }

    private struct Rule: Decodable {
        var rule: String
        var area: String
        var level: String
        var defaultLevel: String
        var isHard: Bool
        var summary: String
    }

    private struct Example: Decodable {
        var path: String?
        var text: String
    }

    private static let configuration = """
        {
          "rules": { "double-space": "error", "area:coverage": "off", "wrong-script": "note" },
          "customRules": {
            "acme-sign-in": { "pattern": "log in", "message": "say 'sign in'", "severity": "warning",
              "examples": { "bad": ["Please log in"], "good": ["Please sign in"] } }
          }
        }
        """

    private static func run(_ arguments: String...) throws -> Tool.Result {
        try Tool.withFiles(["stateview-l10n.json": configuration, "en.lproj/L.strings": ""]) { folder in
            try Tool.run(arguments, in: folder)
        }
    }

    @Test func `all rules are told with what happens here and what happens without a configuration (CI-3)`() throws {
        let result = try Self.run("rules", "--format", "json")
        #expect(result.status == 0)
        let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
        let rules = try #require(document.rules)
        #expect(rules.map(\.rule) == rules.map(\.rule).sorted())
        let levels = Dictionary(uniqueKeysWithValues: rules.map { ($0.rule, [$0.level, $0.defaultLevel]) })
        #expect(levels["double-space"] == ["error", "warning"])
        #expect(levels["missing-translation"] == ["off", "error"])
        #expect(levels["wrong-script"] == ["note", "off"])
        #expect(levels["acme-sign-in"] == ["warning", "warning"])
        let text = try Self.run("rules").output
        #expect(text.split(separator: "\n").count == rules.count)
        #expect(text.contains("error (warning)"))
        let page = try Self.run("rules", "--format", "markdown").output
        #expect(page.split(separator: "\n").count == rules.count + 2)
        #expect(page.contains("| `double-space` | text | error (warning) |"))
    }

    @Test func `a rule is explained with all of it (CI-2)`() throws {
        let result = try Self.run("explain", "double-space", "--format", "json")
        let rule = try JSONDecoder().decode(Rule.self, from: Data(result.output.utf8))
        let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
        #expect(rule.rule == "double-space" && rule.level == "error" && document.why?.isEmpty == false)
        #expect(document.examples?["bad"]?.first?.path?.hasSuffix(".strings") == true)
        #expect(document.ways?.count == 2)
        let own = try Self.run("explain", "acme-sign-in", "--format", "json").output
        let explained = try JSONDecoder().decode(Document.self, from: Data(own.utf8))
        #expect(explained.pattern == "log in" && explained.configuration == "stateview-l10n.json")
        let page = try Self.run("explain", "double-space", "--format", "markdown").output
        #expect(page.hasPrefix("# double-space\n"))
        #expect(page.contains("- **Level**: error (warning)\n"))
        #expect(try Self.run("explain", "double-space", "--format", "html").status == 2)
    }
}
