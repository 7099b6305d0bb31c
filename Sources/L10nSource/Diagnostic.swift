/// A finding about a user's file, as a value. How it is shown or counted is decided elsewhere.
package struct Diagnostic: Hashable, Sendable {
    /// The rule that it belongs to.
    package var rule: Rule
    /// The rule's own, or the one that the configuration gives it.
    package var severity: Severity
    /// What is wrong, then what to do, joined by a semicolon.
    package var message: String
    /// The smallest text that must change.
    package var span: SourceSpan
    /// A finer name than the rule's, for tests and machines, such as `trailing-junk`.
    package var cause: String?
    /// What the finding is about.
    package var subject: Subject
    /// Further places that explain it.
    package var notes: [DiagnosticNote]
    package var fixes: [Fix]
    /// The number that decided, where one did.
    package var measured: Measurement?

    /// The name of the rule that it belongs to.
    package var id: RuleID { rule.id }

    /// A finding with the severity of its rule; `Rule.at(_:)` chooses another one of those that the catalogue lists.
    package init(
        _ rule: Rule, _ message: String, at span: SourceSpan, cause: String? = nil, subject: Subject = Subject(),
        notes: [DiagnosticNote] = [], fixes: [Fix] = [], measured: Measurement? = nil
    ) {
        self.rule = rule
        severity = rule.severity
        self.message = message
        self.span = span
        self.cause = cause
        self.subject = subject
        self.notes = notes
        self.fixes = fixes
        self.measured = measured
    }
}

/// A further place, or a sentence without one, that explains a finding.
package struct DiagnosticNote: Hashable, Sendable {
    package var message: String
    package var span: SourceSpan?

    package init(_ message: String, at span: SourceSpan? = nil) {
        self.message = message
        self.span = span
    }
}

/// The text, token or view that a finding is about. Only members that apply are set.
package struct Subject: Hashable, Sendable {
    package var layer: String?
    package var table: String?
    package var key: String?
    package var tokenPath: String?
    package var stateView: String?
    package var locale: String?
    package var variant: String?
    package var brand: String?
    package var scheme: String?

    package init(
        layer: String? = nil, table: String? = nil, key: String? = nil, tokenPath: String? = nil,
        stateView: String? = nil, locale: String? = nil, variant: String? = nil, brand: String? = nil,
        scheme: String? = nil
    ) {
        self.layer = layer
        self.table = table
        self.key = key
        self.tokenPath = tokenPath
        self.stateView = stateView
        self.locale = locale
        self.variant = variant
        self.brand = brand
        self.scheme = scheme
    }
}

/// The number that decided a finding, and its limit.
package struct Measurement: Hashable, Sendable {
    package var value: Double
    package var limit: Double
    /// What both count, such as `:1`, `%` or `characters`.
    package var unit: String

    package init(value: Double, limit: Double, unit: String) {
        self.value = value
        self.limit = limit
        self.unit = unit
    }
}
