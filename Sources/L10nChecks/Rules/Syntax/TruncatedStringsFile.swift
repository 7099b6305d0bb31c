import L10nSource

/// A character at which the run time stops reading without a word.
enum TruncatedStringsFile: CheckRule {
    static let info = RuleInfo(
        "truncated-strings-file", .syntax, .error,
        summary: "Reading stops in the middle of a .strings file, and what was read so far counts as the whole.",
        why: "The build passes and plutil says OK, but every text below is lost: people read its key, "
            + "or the text of another language.",
        isHard: true, fix: .safe, precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";;\n\"home\" = \"Home\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"home\" = \"Home\";\n")],
        sources: ["checks.md 2.1", "strings-formats.md S-44 to S-53, S-66 to S-68"])
}
