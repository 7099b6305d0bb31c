import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct TokenDifferenceTests {
    private func theme(_ edit: (String) -> String = { $0 }) -> Theme {
        Theme.read("a.resolver.json") { path in
            SmallTheme.files[path].map { SourceFile(path: path, text: edit($0)) }
        }.value
    }

    private func replaced(_ old: String, by new: String) -> Theme {
        theme { $0.split(separator: old, omittingEmptySubsequences: false).joined(separator: new) }
    }

    private func lines(_ difference: TokenDifference) -> [String] {
        difference.changes.map { "\($0.kind) \($0.path) [\($0.condition)]" }
    }

    @Test func `a theme does not differ from itself (TM-3)`() {
        let difference = TokenDifference(from: theme(), to: theme())
        #expect(difference.changes.isEmpty)
        #expect(difference.verdicts.isEmpty)
        #expect(difference.isComplete)
        #expect(difference.advice == .none)
        let builtIn = TokenDifference(from: BuiltInTheme.theme, to: BuiltInTheme.theme)
        #expect(builtIn.changes.isEmpty)
        #expect(builtIn.isComplete)
    }

    @Test func `a value that changes under a condition, and what takes it (TM-3)`() throws {
        let difference = TokenDifference(from: theme(), to: replaced("[0, 0, 1]", by: "[0, 0, 0.5]"))
        #expect(lines(difference) == ["value ink [brand=nova]", "value text.default [brand=nova, scheme=light]"])
        let distance = try #require(difference.changes.first?.deltaEOK)
        #expect(distance > 0.1 && distance < 0.5)
        #expect(difference.advice == .patch)
    }

    @Test func `removed, added, of another type, deprecated, and aliased (TM-3)`() {
        let gone = TokenDifference(
            from: theme(), to: replaced(#""only": { "$value": "{gap}" }"#, by: #""new": { "$value": "{gap}" }"#))
        #expect(lines(gone) == ["added new [brand=zeta]", "removed only [brand=zeta]"])
        #expect(gone.advice == .major)
        let back = TokenDifference(from: replaced(#", "only": { "$value": "{gap}" }"#, by: ""), to: theme())
        #expect(lines(back) == ["added only [brand=zeta]"])
        #expect(back.advice == .minor)
        let type = TokenDifference(
            from: theme(),
            to: replaced(
                #""gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }"#,
                by: #""gap": { "$type": "number", "$value": 8 }"#))
        #expect(lines(type).contains("type gap [brand=acme or nova]"))
        #expect(type.advice == .major)
        let old = TokenDifference(from: theme(), to: replaced(#""paper": {"#, by: #""paper": { "$deprecated": true,"#))
        #expect(lines(old).contains("deprecated paper []"))
        #expect(old.advice == .minor)
        let alias = TokenDifference(
            from: theme(),
            to: replaced(
                #""default": { "$value": "{paper}" }"#,
                by: #""default": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }"#))
        #expect(lines(alias) == ["alias text.default [scheme=dark]"])
        #expect(alias.changes.first?.aliasesBefore == ["paper"])
        #expect(alias.changes.first?.aliasesAfter == [])
        #expect(alias.advice == .patch)
    }

    @Test func `contexts that are gone or new (TM-3)`() {
        let without = replaced(#""acme": [],"#, by: #""acme": [], "more": [],"#)
        let added = TokenDifference(from: theme(), to: without)
        #expect(added.addedContexts.map(\.description) == ["brand=more"])
        #expect(added.advice == .minor)
        #expect(TokenDifference(from: without, to: theme()).removedContexts.map(\.description) == ["brand=more"])
        #expect(TokenDifference(from: without, to: theme()).advice == .major)
    }

    @Test func `another default of a modifier (TM-3)`() {
        let dark = replaced(#""default": "light""#, by: #""default": "dark""#)
        let other = TokenDifference(from: theme(), to: dark)
        #expect(other.changes.isEmpty)
        #expect(other.changedDefaults == [.init(modifier: "scheme", before: "light", after: "dark")])
        #expect(other.advice == .patch)
        let none = replaced(#", "default": "light""#, by: "")
        #expect(TokenDifference(from: theme(), to: none).advice == .major)
        #expect(TokenDifference(from: theme(), to: theme()).changedDefaults.isEmpty)
    }

    @Test func `a pair that passed and fails now (TM-3)`() throws {
        let before = BuiltInTheme.theme
        let after = BuiltInTheme.changed(
            "brands/tori/semantic.light.tokens.json", "{palette.blueberry.600}", to: "{palette.blueberry.200}")
        let difference = TokenDifference(from: before, to: after)
        #expect(difference.changes.contains { $0.path == "semantic.text.link" && $0.condition.contains("brand=tori") })
        for verdict in difference.verdicts {
            #expect(verdict.isFailure == (verdict.after < verdict.minimum))
            #expect(verdict.condition.contains("brand=tori"))
        }
        #expect(difference.verdicts.contains { $0.isFailure })
    }
}
