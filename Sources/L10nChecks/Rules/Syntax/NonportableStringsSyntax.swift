import L10nSource

/// Syntax that CoreFoundation reads and many other tools do not.
enum NonportableStringsSyntax: CheckRule {
    static let info = RuleInfo(
        "nonportable-strings-syntax", .syntax, .note,
        summary:
            "A .strings file uses old syntax: strings without quotes, keys without a text, several entries a line.",
        why: "The app shows the text, but tools that read line by line drop it: it comes back untranslated.",
        fix: .safe, precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "retry = \"Again\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n")],
        sources: ["checks.md 2.1", "strings-formats.md S-2 to S-5, S-13 to S-15, S-85, S-115, S-120, S-121, S-127"])
}
