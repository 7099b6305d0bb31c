import L10nSource

/// A file in an encoding that nobody can know.
enum UnsupportedEncoding: CheckRule {
    static let info = RuleInfo(
        "unsupported-encoding", .syntax, .error,
        summary: "The bytes of a file are neither UTF-8, nor UTF-16 or UTF-32 with a byte-order mark.",
        why: "The app refuses the file, so that people read bare keys; a tool that guesses shows 'Ã©' for 'é'.",
        precision: .veryHigh,
        sources: ["checks.md 2.1", "strings-formats.md 1.2, S-193 to S-199, S-209 to S-213"])
}
