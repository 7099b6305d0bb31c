import L10nSource
import L10nSyntax
import Testing

@testable import DesignTokens
@testable import TokenThemes

@Suite struct DeprecationNoticesTests {
    private static let effective = EffectiveDefinitions(
        set: Theme.join([
            SourceFile(
                path: "a.tokens.json",
                text: """
                    { "$type": "number", "new": { "$value": 1 }, "user": { "$value": "{old}" },
                      "old": { "$value": 1, "$deprecated": true },
                      "set": { "new": { "$value": 1 } },
                      "ended": { "$value": 1, "$deprecated": "Use set.new." },
                      "told": { "$value": 1, "$deprecated": "use a.new, or {new}, until 2026-06-30" },
                      "done": { "$deprecated": true, "user": { "$value": "{old}" } } }
                    """)
        ]).value.tokens, permutation: ThemePermutation())

    private var notices = DeprecationNotices()

    private static func path(_ name: String) throws -> PathID {
        try #require(effective.set.table.find(TokenPath(name)))
    }

    private func finding(_ target: String, with alias: String? = nil, usedBy user: String = "user") throws
        -> TokenFinding?
    {
        func token(_ name: String) throws -> DeprecationNotices.Token {
            let path = try Self.path(name)
            return DeprecationNotices.Token(
                path: path, definition: try #require(Self.effective.token(at: path)).definition)
        }
        return notices.finding(
            of: try token(target), with: try alias.map(Self.path), usedBy: try token(user),
            at: PlainContext.json(#""{x}""#), Self.effective)
    }

    @Test func `a reference to a deprecated token is told, unless its user is deprecated too (TF-18)`() throws {
        let found = try #require(try finding("old"))
        #expect("\(found.problem); \(found.advice)" == "'old' is deprecated; refer to another token")
        #expect(found.notes.map(\.message) == ["it is stated here"])
        #expect(try finding("new") == nil)
        #expect(try finding("old", usedBy: "done.user") == nil)
    }

    @Test func `what to use instead is named by the reason, else it is the alias`() throws {
        #expect(try finding("told")?.advice == "use 'new'")
        #expect(try finding("ended")?.advice == "use 'set.new'")
        #expect(try finding("old", with: "new")?.advice == "use 'new'")
        #expect(try finding("old", with: "told")?.advice == "refer to another token")
    }

    @Test mutating func `behind the last day it is an error`() throws {
        notices.today = CalendarDate("2026-06-30")
        #expect(try finding("told")?.rule.severity == .warning)
        notices.today = CalendarDate("2026-07-01")
        let found = try #require(try finding("told"))
        #expect(found.rule.severity == .error)
        #expect(found.problem == "'told' is deprecated and expired on 2026-06-30")
        #expect(try finding("old")?.rule.severity == .warning)
    }
}
