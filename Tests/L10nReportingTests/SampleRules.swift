import L10nSource

extension Diagnostic {
    /// A finding of a rule that need not be in the catalogue: reports show what they are given.
    init(
        _ id: RuleID, _ severity: Severity, _ message: String, at span: SourceSpan, cause: String? = nil,
        subject: Subject = Subject(), notes: [DiagnosticNote] = [], fixes: [Fix] = [], measured: Measurement? = nil
    ) {
        let rule = Rule(id, Self.areas[id.rawValue] ?? .text, severity, summary: "", why: "", sources: [])
        self.init(
            rule, message, at: span, cause: cause, subject: subject, notes: notes, fixes: fixes, measured: measured)
    }

    private static let areas: [String: RuleArea] = [
        "override-placeholder-mismatch": .overrides,
        "missing-semicolon": .syntax,
        "duplicate-key": .keys,
        "low-text-contrast": .contrast,
        "bidi-override": .unicode,
        "syntax-error": .syntax,
        "unsupported-encoding": .syntax,
        "byte-order-mark": .syntax,
        "missing-translation": .coverage,
    ]
}
