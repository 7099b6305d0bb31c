import L10nSource

/// A String Catalog without its source language, version or texts.
enum MissingCatalogHeader: CheckRule {
    static let info = RuleInfo(
        "missing-catalog-header", .syntax, .error,
        summary: "A String Catalog lacks 'sourceLanguage', 'version' or 'strings'.",
        why: "Without the source language nobody knows whose text a key is; without the version tools "
            + "refuse the file.",
        fix: .safe, precision: .veryHigh,
        bad: [RuleExample("Localizable.xcstrings", "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  }\n}")],
        good: [
            RuleExample(
                "Localizable.xcstrings",
                "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}")
        ],
        sources: ["checks.md 2.1", "strings-formats.md X-2, X-5"])
}
