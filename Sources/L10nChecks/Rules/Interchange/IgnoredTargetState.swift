import L10nSource

/// A target is in a state that Xcode passes over, or that a catalog cannot hold.
enum IgnoredTargetState: CheckRule {
    static let info = RuleInfo(
        "ignored-target-state", .interchange, .warning,
        summary: "A target is in a state that Xcode passes over, or that a catalog cannot hold.",
        why: "A finished translation stays out of the app without a word, or loses what was said about it.",
        precision: .veryHigh, sources: ["checks.md 2.13", "interchange.md N-34 to N-39"])
}
