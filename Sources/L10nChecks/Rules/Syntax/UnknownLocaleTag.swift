import L10nSource

/// A language folder whose name is no language.
enum UnknownLocaleTag: CheckRule {
    static let info = RuleInfo(
        "unknown-locale-tag", .syntax, .error,
        summary: "The name of a language folder is not well-formed, or names a language that does not exist.",
        why: "No device asks for such a language, so that nobody ever sees the folder's texts.",
        precision: .veryHigh,
        bad: [RuleExample("dk.lproj/Localizable.strings", "\"retry\" = \"Igen\";\n")],
        good: [RuleExample("da.lproj/Localizable.strings", "\"retry\" = \"Igen\";\n")],
        sources: ["checks.md 2.1", "BCP 47", "IANA Language Subtag Registry"])
}
