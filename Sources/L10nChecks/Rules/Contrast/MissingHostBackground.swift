import L10nSource

/// A see-through background of which nobody says what lies behind it.
enum MissingHostBackground: CheckRule {
    static let info = RuleInfo(
        "missing-host-background", .contrast, .error,
        summary: "A background is translucent, and no opaque host is declared for it.",
        why: "What people see behind the texts isn't known, so nothing about it can be checked.",
        needs: [.tokens], precision: .veryHigh,
        bad: [ThemeExample.pair("title.color", "333333", on: "ffffff", alpha: 0)],
        good: [ThemeExample.pair("title.color", "333333", on: "ffffff")],
        sources: ["checks.md 2.11", "tokens.md TK-13"])
}
