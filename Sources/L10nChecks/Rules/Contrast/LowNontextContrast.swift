import L10nSource

/// An icon or a spinner that is hard to see.
enum LowNontextContrast: CheckRule {
    static let info = RuleInfo(
        "low-nontext-contrast", .contrast, .error,
        summary: "An icon or an indicator that carries meaning has less contrast than 3:1.",
        why: "People with weak sight don't see it, and with it what it tells.",
        needs: [.tokens], precision: .veryHigh,
        bad: [ThemeExample.pair("spinner.indicator", "959595", on: "ffffff")],
        good: [ThemeExample.pair("spinner.indicator", "949494", on: "ffffff")],
        sources: ["checks.md 2.11", "WCAG 2.2, success criterion 1.4.11"])
}
