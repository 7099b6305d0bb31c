import L10nSource

/// A breach of a file's grammar that has no rule of its own.
enum SyntaxError: CheckRule {
    static let info = RuleInfo(
        "syntax-error", .syntax, .error,
        summary: "A file breaks the grammar of its format in a way that no other rule names.",
        why: "The app refuses the whole file, so that people read the bare keys of all its texts.",
        isHard: true, precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"retry\" == \"Again\";\n\"back\" = \"Back\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"back\" = \"Back\";\n")],
        sources: ["checks.md 2.1", "strings-formats.md 1.6 and 1.7"])
}
