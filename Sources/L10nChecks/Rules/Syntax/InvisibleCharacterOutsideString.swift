import L10nSource

/// A character between the tokens of a file that looks like a space, or like nothing, and is not white space there.
enum InvisibleCharacterOutsideString: CheckRule {
    static let info = RuleInfo(
        "invisible-character-outside-string", .syntax, .error,
        summary: "Between the strings of a file stands an invisible character that its format does not skip.",
        why: "The file looks right in every editor, yet the app refuses it or stops reading there: "
            + "people read keys instead of texts.",
        fix: .safe, precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"retry\" =\u{A0}\"Again\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n")],
        sources: ["checks.md 2.1", "strings-formats.md S-54 to S-60, S-78 to S-81"])
}
