import L10nSource

/// An entry of a String Catalog beside 'strings', where nobody looks for it.
enum EntryOutsideStrings: CheckRule {
    static let info = RuleInfo(
        "entry-outside-strings", .syntax, .error,
        summary: "An entry stands beside, not inside, the member 'strings' of a String Catalog.",
        why: "Xcode ignores it without a word, so that people read the bare key or another language.",
        fix: .unsafe, precision: .veryHigh,
        bad: [
            RuleExample(
                "Localizable.xcstrings",
                """
                {
                  "sourceLanguage" : "en",
                  "strings" : {

                  },
                  "retry" : { "extractionState" : "manual" },
                  "version" : "1.0"
                }
                """)
        ],
        good: [.catalog("\"retry\" : { \"extractionState\" : \"manual\" }")],
        sources: ["checks.md 2.1", "strings-formats.md X-1"])
}
