import L10nSource

/// An entry that the code does not use any more.
enum StaleEntry: CheckRule {
    static let info = RuleInfo(
        "stale-entry", .coverage, .warning,
        summary: "A String Catalog marks a key as no longer used by the code.",
        why: "Translators go on working on texts that nobody sees.",
        fix: .unsafe, precision: .high,
        bad: [.catalog("\"Old title\" : {\n  \"extractionState\" : \"stale\"\n}")],
        good: [.catalog("\"Old title\" : {\n  \"extractionState\" : \"manual\"\n}")],
        sources: ["checks.md 2.4", "strings-formats.md X-10, X-11"])
}
