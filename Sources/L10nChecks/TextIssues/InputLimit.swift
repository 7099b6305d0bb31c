import L10nSource

/// The findings about texts that are not looked at further because they exceed a limit (PRI-14).
enum InputLimit {
    static func nesting(_ limit: Int, at span: SourceSpan, _ subject: Subject) -> Diagnostic {
        Diagnostic(
            .inputLimitExceeded, "direction controls are nested deeper than \(limit); readers ignore those inside",
            at: span, subject: subject)
    }

    static func placeholders(_ limit: Int, at span: SourceSpan, _ subject: Subject) -> Diagnostic {
        Diagnostic(
            .inputLimitExceeded,
            "the text has more than \(limit) placeholders and is not checked; split it, or raise limits.placeholders",
            at: span, subject: subject)
    }
}
