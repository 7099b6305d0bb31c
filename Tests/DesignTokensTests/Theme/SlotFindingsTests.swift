import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct SlotFindingsTests {
    private func theme(_ text: String) -> Theme {
        Theme.join([SourceFile(path: "a.tokens.json", text: text)]).value
    }

    @Test func `a slot without a token names the profile that leaves it open (TV-32)`() throws {
        let theme = BuiltInTheme.changed("profiles/warp.tokens.json", #""padding":"#, to: #""paddin":"#)
        let finding = try #require(ThemeAnalysis(theme).checkSlots().first)
        #expect(ThemeAnalysis(theme).checkSlots().count == 1)
        #expect(finding.id == "unbound-style-slot")
        #expect(finding.severity == .error)
        #expect(finding.message == "'stateView.container.padding' has no token when profile=warp; bind one")
        #expect(finding.span.file == "profiles/warp.tokens.json")
        #expect(finding.subject.tokenPath == "stateView.container.padding")

        let error = #expect(throws: StateViewThemeError.self) {
            _ = try StateViewTheme.read(theme.resolved(theme.permutation(["profile": "warp"])))
        }
        #expect(error?.problems.map(\.path) == ["stateView.container.padding"])
        _ = try StateViewTheme.read(theme.resolved(theme.permutation()))
    }

    @Test func `a token of another type (TV-32)`() throws {
        let theme = BuiltInTheme.changed(
            "profiles/cookbook.tokens.json", #""color": { "$value": "{foreground.subtle}" }"#,
            to: #""color": { "$value": "{spacer.md}" }"#)
        let findings = ThemeAnalysis(theme).checkSlots()
        #expect(
            findings.map(\.message).contains(
                "'stateView.icon.color' holds a dimension when profile=cookbook; bind a color"))
    }

    @Test func `what is wrong with a token is said once (TV-32)`() throws {
        let theme = BuiltInTheme.changed(
            "profiles/warp.tokens.json", "{semantic.icon.primary}", to: "{semantic.icon.primry}")
        #expect(ThemeAnalysis(theme).checkSlots().isEmpty, "the broken alias is a finding of its own")
        #expect(theme.check().diagnostics.contains { $0.id == "broken-alias" })
    }

    @Test func `a theme without slots is one finding (TV-32)`() {
        let findings = ThemeAnalysis(theme(#"{ "a": { "$type": "number", "$value": 1 } }"#)).checkSlots()
        #expect(findings.map(\.message) == ["the theme binds no slot of a state view; add a group 'stateView'"])
        #expect(ThemeAnalysis(Theme.join([]).value).checkSlots().count == 1)
    }

    @Test func `every missing slot is found at once (TV-32)`() {
        let theme = theme(
            #"{ "stateView": { "icon": { "size": { "$type": "dimension", "$value": { "value": 1, "unit": "rem" } } } } }"#
        )
        let needed = StateViewContract.slots.filter { !$0.isOptional }.count
        #expect(ThemeAnalysis(theme).checkSlots().count == needed - 1)
        let error = #expect(throws: StateViewThemeError.self) {
            _ = try StateViewTheme.read(theme.resolved(ThemePermutation()))
        }
        #expect(error?.problems.count == needed - 1)
    }

    @Test(arguments: [
        ("loading", #""loading": {"#, #""loadin": {"#), ("animation", #""animation": {"#, #""animatio": {"#),
        ("error color", #""errorColor""#, #""errorColo""#), ("height", #""minHeight""#, #""minHeigh""#),
        ("small", #""sizeSmall""#, #""sizeSmal""#), ("large", #""sizeLarge""#, #""sizeLarg""#),
    ])
    func `slots beyond the contract may be left out (TV-7)`(_ name: String, _ old: String, _ new: String) throws {
        let changed = BuiltInTheme.changed("profiles/warp.tokens.json", old, to: new)
        #expect(ThemeAnalysis(changed).checkSlots().isEmpty)
        let theme = try StateViewTheme.read(changed.resolved(changed.permutation(["profile": "warp"])))
        var whole = try BuiltInTheme.stateView(["profile": "warp"])
        switch name {
        case "loading": whole.loading = whole.subtitle
        case "animation": whole.animation = whole.illustration
        default: break
        }
        #expect(theme == whole)
    }
}
