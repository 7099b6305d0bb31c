import L10nSource

/// A brand or scheme that the theme does not have.
enum UnknownThemeContext: CheckRule {
    static let info = RuleInfo(
        "unknown-theme-context", .tokens, .error,
        summary: "The configuration or a choice names a brand or scheme that is no context of the theme.",
        why: "The brand has no colors, and nothing about it is checked.",
        needs: [.tokens], precision: .veryHigh,
        bad: [RuleExample("stateview-l10n.json", "{ \"brands\": [\"ocme\", \"nova\"] }\n")]
            + ThemeExample.brands(
                base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
                acme: "{}",
                nova: "{}"),
        good: [RuleExample("stateview-l10n.json", "{ \"brands\": [\"acme\", \"nova\"] }\n")]
            + ThemeExample.brands(
                base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
                acme: "{}",
                nova: "{}"),
        sources: ["checks.md 2.10", "tokens.md TR-22"])
}
