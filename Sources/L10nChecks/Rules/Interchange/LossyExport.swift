import L10nSource

/// A text holds something that the format of an export cannot carry.
enum LossyExport: CheckRule {
    static let info = RuleInfo(
        "lossy-export", .interchange, .warning,
        summary: "A text holds something that the format of an export cannot carry.",
        why: "The text is left out, so that nobody translates it, or would come back as another one.",
        precision: .veryHigh, sources: ["checks.md 2.13", "interchange.md 7"])
}
