import L10nSource

/// Syntax of drafts before 2025.10.
enum LegacyTokenSyntax: CheckRule {
    static let info = RuleInfo(
        "legacy-token-syntax", .tokens, .error,
        summary: "A file is written as drafts before the first stable version of the format were.",
        why: "Other tools of today don't read it.",
        tiers: "A warning in the lenient dialect, which '--lenient' or 'themes.dialect' in the configuration choose.",
        fix: .safe, needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.tokens("{ \"gap\": { \"$type\": \"number\", \"value\": 8 } }")
        ],
        good: [
            ThemeExample.tokens("{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }")
        ],
        sources: ["checks.md 2.10", "tokens.md TL-8"])
}
