/// A finding about a user's file, as a value. How it is shown or counted is decided elsewhere.
package struct Diagnostic: Hashable, Sendable {
    /// Findings are large, and copied at each step of their way: copies share one box. Those of a file that has not changed
    /// between two checks share it too, and are equal at a glance.
    private var box: Box

    /// The rule that it belongs to.
    package var rule: Rule {
        get { box.fields.rule }
        set { change { $0.rule = newValue } }
    }

    /// The rule's own, or the one that the configuration gives it.
    package var severity: Severity {
        get { box.fields.severity }
        set { if newValue != severity { change { $0.severity = newValue } } }
    }

    /// What is wrong, then what to do, joined by a semicolon.
    package var message: String {
        get { box.fields.message }
        set { change { $0.message = newValue } }
    }

    /// The smallest text that must change.
    package var span: SourceSpan {
        get { box.fields.span }
        set { change { $0.span = newValue } }
    }

    /// A finer name than the rule's, for tests and machines, such as `trailing-junk`.
    package var cause: String? {
        get { box.fields.cause }
        set { change { $0.cause = newValue } }
    }

    /// What the finding is about. Whoever asks for one member of it gets no copy of all.
    package var subject: Subject {
        _read { yield box.fields.subject }
        set { change { $0.subject = newValue } }
    }

    /// Further places that explain it.
    package var notes: [DiagnosticNote] {
        get { box.fields.notes }
        set { change { $0.notes = newValue } }
    }

    package var fixes: [Fix] {
        get { box.fields.fixes }
        set { change { $0.fixes = newValue } }
    }

    /// The number that decided, where one did.
    package var measured: Measurement? { box.fields.measured }

    /// What is wrong, without what to do: for whoever has other advice.
    package var problem: String {
        let message = message
        // Names of files and keys are quoted in front of the advice, and may hold a semicolon.
        guard let advice = message.ranges(of: "; ").last else { return message }
        return String(message[..<advice.lowerBound])
    }

    /// The name of the rule that it belongs to.
    package var id: RuleID { rule.id }

    /// Whether it stays an error that nobody can accept or leave out: by its rule, or as nothing of its file was read.
    package var isHard: Bool { rule.isHard || saysUnreadFile }

    /// Whether it says that a whole file was not read, as it is too large, nested too deeply, or no table.
    package var saysUnreadFile: Bool {
        (rule == .inputLimitExceeded || rule == .nonTextValue) && severity == .error
            && subject.key == nil && subject.tokenPath == nil && subject.stateView == nil
            && cause.map(Self.causesOfFiles.contains) ?? false
    }

    /// The cause of a finding about a file that is larger than it may be.
    package static let fileSize = "file-size"

    private static let causesOfFiles: Set<String> = [
        fileSize, "too-large", "too-deep", "json", "xml", "not-a-dictionary",
    ]

    /// A finding with the severity of its rule; `Rule.at(_:)` chooses another one of those that the catalogue lists.
    package init(
        _ rule: Rule, _ message: String, at span: SourceSpan, cause: String? = nil, subject: Subject = Subject(),
        notes: [DiagnosticNote] = [], fixes: [Fix] = [], measured: Measurement? = nil
    ) {
        box = Box(
            Fields(
                rule: rule, severity: rule.severity, message: message, span: span, cause: cause, subject: subject,
                notes: notes, fixes: fixes, measured: measured))
    }

    private mutating func change(_ change: (inout Fields) -> Void) {
        var fields = box.fields
        change(&fields)
        box = Box(fields)
    }

    package static func == (left: Diagnostic, right: Diagnostic) -> Bool {
        left.box === right.box || left.box.fields == right.box.fields
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(box.fields) }

    private struct Fields: Hashable, Sendable {
        var rule: Rule
        var severity: Severity
        var message: String
        var span: SourceSpan
        var cause: String?
        var subject: Subject
        var notes: [DiagnosticNote]
        var fixes: [Fix]
        let measured: Measurement?
    }

    private final class Box: Sendable {
        let fields: Fields

        init(_ fields: Fields) { self.fields = fields }
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
    /// The languages of a finding that is about a text in several; `locale` is nil then.
    package var locales: [String] = []
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

    /// All languages that it names; none for what is about no language.
    package var languages: [String] { locale.map { [$0] } ?? locales }
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
