import L10nSource

/// A document breaks a rule of XLIFF that its schemas cannot express, or lacks what an import needs.
enum InvalidXLIFF: CheckRule {
    static let info = RuleInfo(
        "invalid-xliff", .interchange, .error,
        summary: "A document breaks a rule of XLIFF that its schemas cannot express, or lacks what an import needs.",
        why: "Every tool makes something else of such a document, so that nobody knows what people will read.",
        precision: .veryHigh, sources: ["checks.md 2.13", "XLIFF 1.2"])
}
