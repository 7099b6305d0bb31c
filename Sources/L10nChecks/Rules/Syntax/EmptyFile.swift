import L10nSource

/// A file of no bytes at all.
enum EmptyFile: CheckRule {
    static let info = RuleInfo(
        "empty-file", .syntax, .warning,
        summary: "A .strings file holds no byte, or nothing but a byte-order mark.",
        why: "Xcode builds it, but the app cannot read it and falls back to the keys; "
            + "mostly an export or a merge went wrong.",
        tiers: "error where another language of the table has texts",
        precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "")],
        good: [RuleExample("en.lproj/Localizable.strings", "/* No texts yet. */\n")],
        sources: ["checks.md 2.1", "strings-formats.md S-10, S-202 to S-204"])
}
