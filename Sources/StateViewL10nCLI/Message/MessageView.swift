import L10nLocale
import L10nMessages
import L10nReporting
import L10nSource

/// A message with values, as a value: what the outputs of `message` show.
struct MessageView {
    let source: SourceFile
    let language: LanguageTag
    let notation: String
    /// Where the message of a key stands.
    var place: String?
    /// Nil when the message has no meaning.
    var formatted: FormattedMessage?
    /// Those of the formatted text, in its order.
    var parts: [FormattedPart] = []
    var choices: [MessageChoice] = []
    /// What is wrong with the message, in the order of the text.
    var findings: [Diagnostic] = []
    /// The names of values that the message does not read.
    var unknownValues: [String] = []

    init(source: SourceFile, language: LanguageTag, notation: String) {
        self.source = source
        self.language = language
        self.notation = notation
    }

    /// Whether the message or a value is wrong; warnings leave the text right.
    var isFaulty: Bool {
        formatted?.issues.isEmpty != true || !unknownValues.isEmpty || findings.contains { $0.severity == .error }
    }

    mutating func add(_ faults: [ICUMessageFault]) {
        findings += faults.sorted { $0.range.lower < $1.range.lower }.map { fault in
            Diagnostic(
                fault.rule.at(fault.severity), fault.message, at: source.span(fault.range), cause: fault.cause.rawValue)
        }
    }

    /// One finding for each rule, as 'check' has them: the worst, with the others as notes (PRI-8).
    var groupedFindings: [Diagnostic] {
        var groups: [Diagnostic] = []
        for finding in findings {
            guard let index = groups.firstIndex(where: { $0.rule == finding.rule }) else {
                groups.append(finding)
                continue
            }
            var other = finding
            if groups[index].severity < finding.severity {
                other.notes = groups[index].notes
                swap(&groups[index], &other)
            }
            groups[index].notes.append(DiagnosticNote(other.message, at: other.span))
        }
        return groups
    }
}

extension MessageChoice {
    /// The key as the message writes it: `=1`, `few`, `other`; of old ranges their number from 1 on.
    var spelledKey: String {
        switch key {
        case .catchAll(let original): function == "svl:choice" ? "range 1" : original ?? "any"
        case .literal(let text):
            if function == "svl:choice" {
                "range \((Int(text) ?? 0) &+ 1)"
            } else {
                function != "string" && Double(text) != nil ? "=\(text)" : text
            }
        }
    }

    /// Whether the choice says something: not where a form stands apart from this selector.
    var isTelling: Bool { key != .catchAll(original: nil) || function == "svl:choice" }
}
