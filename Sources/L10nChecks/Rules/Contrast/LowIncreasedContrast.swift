import L10nSource

/// Text that misses the stricter limit in the setting for more contrast.
enum LowIncreasedContrast: CheckRule {
    static let info = RuleInfo(
        "low-increased-contrast", .contrast, .warning,
        summary: "With increased contrast, text has less than 7:1, or 4.5:1 for large text.",
        why: "Who chose that setting needs it.",
        needs: [.tokens], precision: .veryHigh,
        bad: [ThemeExample.increased("5a5a5a")],
        good: [ThemeExample.increased("595959")],
        sources: ["checks.md 2.11", "WCAG 2.2, success criterion 1.4.6"])
}
