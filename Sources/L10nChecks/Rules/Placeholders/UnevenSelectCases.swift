import L10nSource

/// A choice by words whose translation has other cases.
enum UnevenSelectCases: CheckRule {
    static let info = RuleInfo(
        "uneven-select-cases", .placeholders, .warning,
        summary: "A choice by words has other cases than that of the source text.",
        why:
            "Code passes the words of the source text: a translated word is never chosen, and a missing case shows the "
            + "text for all others.",
        tiers: "silent where the translation has one text for all words, as languages without genders do",
        precision: .high,
        bad: RuleExample.icu(
            "{method, select, card {Paid by card} other {Paid}}",
            [("fi", "{method, select, kortti {Maksettu kortilla} other {Maksettu}}")]),
        good: RuleExample.icu(
            "{method, select, card {Paid by card} other {Paid}}",
            [("fi", "{method, select, card {Maksettu kortilla} other {Maksettu}}")]),
        sources: ["checks.md 2.5", "messages.md M1-7, M1-44"])
}
