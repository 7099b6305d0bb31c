import L10nSource

/// A file or folder that a run was pointed at and that nothing claims.
enum UnjudgedPath: CheckRule {
    static let info = RuleInfo(
        "unjudged-path", .configuration, .error,
        summary: "A run was pointed at a file or folder that nothing in it looks at.",
        why: "The report would call clean what nobody has read: a misspelt folder, a file of another format, one that "
            + "the configuration excludes.",
        isHard: true, precision: .veryHigh,
        bad: [RuleExample("Notes/readme.txt", "No texts here.\n")],
        good: [RuleExample("App/en.lproj/Localizable.strings", "\"home\" = \"Home\";\n")],
        sources: ["checks.md 3.2, CI-1 and CI-40", "tokens.md TL-1"])
}
