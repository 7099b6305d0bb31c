import L10nSource

/// An empty target would delete a translation that the project has.
enum ClearedTarget: CheckRule {
    static let info = RuleInfo(
        "cleared-target", .interchange, .warning,
        summary: "An empty target would delete a translation that the project has.",
        why: "Tools write empty targets for texts that nobody has worked on, so that finished work would be lost.",
        precision: .veryHigh, sources: ["checks.md 2.13", "interchange.md N-36, N-149"])
}
