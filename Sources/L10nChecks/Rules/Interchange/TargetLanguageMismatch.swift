import L10nSource

/// The places that tell the language of a translation do not agree.
enum TargetLanguageMismatch: CheckRule {
    static let info = RuleInfo(
        "target-language-mismatch", .interchange, .error,
        summary: "The places that tell the language of a translation do not agree.",
        why: "Translations would be written into the files of another language.",
        precision: .veryHigh, sources: ["checks.md 2.13", "interchange.md N-3"])
}
