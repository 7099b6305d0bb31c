import L10nSource

/// A background without the foreground that its neighbours have.
enum MissingOnPair: CheckRule {
    static let info = RuleInfo(
        "missing-on-pair", .contrast, .warning,
        summary: "A background has no foreground of the name 'on-…', while others of its group have one.",
        why: "Whoever draws on it guesses a color, and nobody checks that it can be read.",
        needs: [.tokens], precision: .high,
        bad: [ThemeExample.backgrounds(["calm", "danger"], partners: ["calm"])],
        good: [ThemeExample.backgrounds(["calm", "danger"], partners: ["calm", "danger"])],
        sources: ["checks.md 2.11", "tokens.md TK-18"])
}
