import L10nSource

/// A file that is stored as UTF-16 or UTF-32.
enum UTF16File: CheckRule {
    static let info = RuleInfo(
        "utf16-file", .syntax, .note,
        summary: "A file is stored as UTF-16 or UTF-32.",
        why: "The app reads it, but reviews and merges see a binary file: a wrong text goes through unseen.",
        fix: .unsafe, precision: .veryHigh,
        sources: ["checks.md 2.1", "strings-formats.md S-189 to S-192"])
}
