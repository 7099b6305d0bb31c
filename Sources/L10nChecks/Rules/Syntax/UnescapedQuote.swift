import L10nSource

/// A quote inside a text that ends it early.
enum UnescapedQuote: CheckRule {
    static let info = RuleInfo(
        "unescaped-quote", .syntax, .error,
        summary: "A quote inside a text ends the text early.",
        why: "The app refuses the whole file, so that people read the bare keys of all its texts.",
        fix: .unsafe, precision: .high,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"hint\" = \"Tap \"Save\" first\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"hint\" = \"Tap \\\"Save\\\" first\";\n")],
        sources: ["checks.md 2.1", "strings-formats.md S-41"])
}
