import L10nSource

/// Typographic quotes where a string should begin.
enum CurlyQuoteDelimiter: CheckRule {
    static let info = RuleInfo(
        "curly-quote-delimiter", .syntax, .error,
        summary: "Typographic quotes stand where a string begins or ends.",
        why: "Word processors put them there. The app refuses the file or stops reading at the first one: "
            + "people read keys instead of texts.",
        fix: .unsafe, precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n\"retry\" = “Again”;\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n\"retry\" = \"Again\";\n")],
        sources: ["checks.md 2.1", "strings-formats.md S-53, S-76"])
}
