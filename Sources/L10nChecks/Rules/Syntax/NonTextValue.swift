import L10nSource

/// A value of a table of texts that is no text.
enum NonTextValue: CheckRule {
    static let info = RuleInfo(
        "non-text-value", .syntax, .error,
        summary: "A .strings file holds a dictionary, a list or data where a text is expected, or is no table at all.",
        why: "Nothing can be shown for such a key; plural forms belong in a .stringsdict.",
        precision: .veryHigh,
        bad: [
            RuleExample(
                "en.lproj/Localizable.strings", "\"items\" = { \"one\" = \"%d item\"; \"other\" = \"%d items\"; };\n")
        ],
        good: [RuleExample("en.lproj/Localizable.strings", "\"items\" = \"%d items\";\n")],
        sources: ["checks.md 2.1", "strings-formats.md S-7, S-21 to S-23, S-165 to S-171, S-229"])
}
