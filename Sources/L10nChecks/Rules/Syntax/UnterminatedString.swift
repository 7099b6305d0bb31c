import L10nSource

/// A quoted string that never ends, or ends at the first quote of a later entry.
enum UnterminatedString: CheckRule {
    static let info = RuleInfo(
        "unterminated-string", .syntax, .error,
        summary: "A quoted string has no closing quote.",
        why: "The entries behind it become part of the text or are lost; mostly the app refuses the whole file "
            + "and people read bare keys.",
        precision: .veryHigh,
        bad: [
            RuleExample(
                "en.lproj/Localizable.strings", "\"home\" = \"Home\";\n\"retry\" = \"Again;\n\"back\" = \"Back\";\n")
        ],
        good: [
            RuleExample(
                "en.lproj/Localizable.strings", "\"home\" = \"Home\";\n\"retry\" = \"Again\";\n\"back\" = \"Back\";\n")
        ],
        sources: ["checks.md 2.1", "strings-formats.md S-63, S-98 to S-104"])
}
