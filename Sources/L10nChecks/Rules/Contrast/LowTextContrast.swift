import L10nSource

/// Text that is hard to read on what lies behind it.
enum LowTextContrast: CheckRule {
    static let info = RuleInfo(
        "low-text-contrast", .contrast, .error,
        summary: "Text has less contrast than WCAG 2.2 asks for: 4.5:1, or 3:1 for large text.",
        why: "People with weak sight, and everybody in sunlight, can't read it.",
        needs: [.tokens], precision: .veryHigh,
        bad: [ThemeExample.pair("title.color", "777777", on: "ffffff")],
        good: [ThemeExample.pair("title.color", "767676", on: "ffffff")],
        sources: ["checks.md 2.11, D-8", "WCAG 2.2, success criterion 1.4.3"])
}
