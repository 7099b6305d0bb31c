import L10nSource

/// The label of a button that can't be used, too faint to read.
enum LowDisabledContrast: CheckRule {
    static let info = RuleInfo(
        "low-disabled-contrast", .contrast, .note,
        summary: "The label of a disabled button has less contrast than 3:1.",
        why: "WCAG exempts it, yet people want to read what they can't do.",
        needs: [.tokens], precision: .veryHigh,
        bad: [ThemeExample.label("cccccc", on: "eeeeee")],
        good: [ThemeExample.label("767676", on: "ffffff")],
        sources: ["checks.md 2.11, D-9", "WCAG 2.2, success criterion 1.4.3"])
}
