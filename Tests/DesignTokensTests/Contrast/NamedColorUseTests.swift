import DesignTokens
import L10nSource
import Testing
import TokenThemes

@testable import TokenTools

@Suite struct NamedColorUseTests {
    @Test(arguments: [
        ("text.link", NamedColorUse.foreground), ("semantic.text.default", .foreground), ("fgColor.muted", .foreground),
        ("button.label", .foreground), ("background.on-danger", .foreground), ("on-background.danger", .foreground),
        ("background.onDanger", .foreground), ("foreground-muted", .foreground), ("textColor", .foreground),
        ("background.default", .background), ("surface.elevated-100", .background), ("bgColor.default", .background),
        ("text.background", .background), ("background-hover", .background), ("Surface.page", .background),
        ("text-color.a", .foreground),
    ])
    func `the innermost name that says something decides (TK-18)`(path: String, use: NamedColorUse) {
        #expect(NamedColorUse(TokenPath(path)) == use)
    }

    @Test(arguments: ["gray.900", "border.default", "one.only", "text-field.border", "online", "color", "iconic.a"])
    func `other names say nothing (TK-18)`(path: String) {
        #expect(NamedColorUse(TokenPath(path)) == nil)
    }
}

@Suite struct TokenExpiryTests {
    private func findings(_ deprecation: String, _ extensions: String = "{}", today: String?) -> [String] {
        let text = """
            { "$type": "number", "old": { "$value": 1, "$deprecated": \(deprecation), "$extensions": \(extensions) },
              "new": { "$value": "{old}" } }
            """
        let theme = Theme.join([SourceFile(path: "a.tokens.json", text: text)]).value
        return theme.check(today: today.flatMap { CalendarDate($0) }).diagnostics.map { "\($0.severity) \($0.message)" }
    }

    @Test func `the use of a deprecated token is an error behind its last day (TF-18)`() {
        let text = "\"use new, until 2026-03-31\""
        let mild = ["warning 'old' is deprecated; refer to another token"]
        #expect(findings(text, today: nil) == mild)
        #expect(findings(text, today: "2026-03-31") == mild)
        #expect(
            findings(text, today: "2026-04-01") == [
                "error 'old' is deprecated and expired on 2026-03-31; refer to another token"
            ])
    }

    @Test(arguments: ["\"since 2020-01-01\"", "\"As of 2020-01-01, use new\"", "\"from 2020-01-01 on\"", "true"])
    func `a day since which a token is deprecated ends nothing (TF-18)`(text: String) {
        #expect(findings(text, today: "2026-04-01") == ["warning 'old' is deprecated; refer to another token"])
    }

    @Test func `our own data states the last day, and is checked (TF-18)`() {
        let until = { (value: String) in "{ \"org.stateview-l10n\": { \"until\": \(value) } }" }
        #expect(
            findings("\"since 2020-01-01\"", until("\"2026-01-31\""), today: "2026-04-01") == [
                "error 'old' is deprecated and expired on 2026-01-31; refer to another token"
            ])
        #expect(
            findings("true", until("\"31.1.2026\""), today: "2026-04-01").sorted() == [
                "error 'until' holds '31.1.2026', which is no date; write such as \"2027-03-31\"",
                "warning 'old' is deprecated; refer to another token",
            ])
        #expect(findings("true", until("7"), today: nil).contains { $0.contains("holds the number 7") })
    }
}
