import L10nSource

/// A language folder that is named by an old or unusual tag.
enum NoncanonicalLocaleTag: CheckRule {
    static let info = RuleInfo(
        "noncanonical-locale-tag", .syntax, .warning,
        summary: "A language folder is named by an old, ambiguous or unusually spelt tag.",
        why: "Some systems still find the folder and others do not: part of its readers see another language.",
        tiers: "note for Chinese named by a region, such as zh_CN, which Apple's systems understand",
        precision: .veryHigh,
        bad: [RuleExample("iw.lproj/Localizable.strings", "\"retry\" = \"שוב\";\n")],
        good: [RuleExample("he.lproj/Localizable.strings", "\"retry\" = \"שוב\";\n")],
        sources: ["checks.md 2.1", "UTS #35 part 1, canonical Unicode locale identifiers"])
}
