/// The kebab-case name of a rule of the catalogue, such as `missing-translation`.
package struct RuleID: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral, Comparable,
    CustomStringConvertible
{
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    package init(stringLiteral value: String) {
        self.rawValue = value
    }

    package init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    package var description: String { rawValue }

    package static func < (left: RuleID, right: RuleID) -> Bool {
        left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
    }
}

/// How bad a finding is.
package enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// Worth knowing.
    case note
    /// Probably wrong, or will break on the next change.
    case warning
    /// A user would see something wrong, or data is lost.
    case error

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// A finding about a user's file, as a value. How it is shown or counted is decided elsewhere.
package struct Diagnostic: Hashable, Sendable, Codable {
    /// The rule that it belongs to.
    package var id: RuleID
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

    package init(
        _ id: RuleID, _ severity: Severity, _ message: String, at span: SourceSpan, cause: String? = nil,
        subject: Subject = Subject(), notes: [DiagnosticNote] = [], fixes: [Fix] = [], measured: Measurement? = nil
    ) {
        self.id = id
        self.severity = severity
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
package struct DiagnosticNote: Hashable, Sendable, Codable {
    package var message: String
    package var span: SourceSpan?

    package init(_ message: String, at span: SourceSpan? = nil) {
        self.message = message
        self.span = span
    }
}

/// The text, token or view that a finding is about. Only members that apply are set.
package struct Subject: Hashable, Sendable, Codable {
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
package struct Measurement: Hashable, Sendable, Codable {
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
