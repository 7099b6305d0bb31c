import L10nSource

/// An entry of a `.strings` file without its final `;`.
enum MissingSemicolon: CheckRule {
    static let info = RuleInfo(
        "missing-semicolon", .syntax, .error,
        summary: "An entry of a .strings file is not closed by ';'.",
        why: "The app refuses the whole file, so that people read the bare keys of all its texts. "
            + "Other tools blame the next line.",
        fix: .safe, precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\"\n\"back\" = \"Back\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"back\" = \"Back\";\n")],
        sources: ["checks.md 2.1", "strings-formats.md S-26 to S-31"])
}
