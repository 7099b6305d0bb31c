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
    var choices: [MessageChoice] = []
    var faults: [ICUMessageFault] = []

    init(source: SourceFile, language: LanguageTag, notation: String) {
        self.source = source
        self.language = language
        self.notation = notation
    }

    /// Whether the message or a value is wrong; warnings leave the text right.
    var isFaulty: Bool {
        formatted?.issues.isEmpty != true || faults.contains { $0.severity == .error }
    }

    var diagnostics: [Diagnostic] {
        faults.map { fault in
            Diagnostic(
                fault.rule, fault.severity, fault.message, at: source.span(fault.range), cause: fault.cause.rawValue)
        }
    }
}

extension MessageChoice {
    /// The key as the message writes it: `=1`, `few`, `other`; of old ranges their number from 1 on.
    var spelledKey: String {
        switch key {
        case .catchAll(let original): function == "svl:choice" ? "range 1" : original ?? "any"
        case .literal(let text):
            if function == "svl:choice" {
                "range \((Int(text) ?? 0) + 1)"
            } else {
                function != "string" && Double(text) != nil ? "=\(text)" : text
            }
        }
    }

    /// Whether the choice says something: not where a form stands apart from this selector.
    var isTelling: Bool { key != .catchAll(original: nil) || function == "svl:choice" }
}
