import L10nSource

/// A comment that is never closed.
enum UnterminatedComment: CheckRule {
    static let info = RuleInfo(
        "unterminated-comment", .syntax, .error,
        summary: "A comment has no closing '*/'.",
        why: "Every entry behind it is part of the comment: without any message, people read the keys instead.",
        precision: .veryHigh,
        bad: [
            RuleExample(
                "en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n/* The first screen\n\"home\" = \"Home\";\n")
        ],
        good: [
            RuleExample(
                "en.lproj/Localizable.strings",
                "\"retry\" = \"Again\";\n/* The first screen */\n\"home\" = \"Home\";\n")
        ],
        sources: ["checks.md 2.1", "strings-formats.md S-64, S-65"])
}
