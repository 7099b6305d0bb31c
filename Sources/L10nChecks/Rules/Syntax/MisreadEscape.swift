import L10nSource

/// An escape that the run time reads in another way than its author thought.
enum MisreadEscape: CheckRule {
    static let info = RuleInfo(
        "misread-escape", .syntax, .warning,
        summary: "An escape of another language, or with too few or too many digits, stands in a .strings file.",
        why: "The digits become text: people read 'Cafu00e9' for 'Café'.",
        fix: .unsafe, precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"place\" = \"Caf\\u00e9\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"place\" = \"Caf\\U00E9\";\n")],
        sources: ["checks.md 2.1", "strings-formats.md S-128 to S-131, S-137 to S-147, S-153 to S-155"])
}
