import L10nLookup
import L10nSource
import StateViews

/// A button whose label fits every button.
enum VagueActionLabel: StateViewRule {
    static let rule = Rule.vagueActionLabel

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view(
                "payments.empty", "empty",
                "\"actions\": [ { \"intent\": \"create\", \"label\": { \"literal\": \"OK\" } } ]"
            ),
            good: StateViewExample.view(
                "payments.empty", "empty",
                "\"actions\": [ { \"intent\": \"create\", \"label\": { \"literal\": \"Pay a bill\" } } ]"))
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        view.inLanguages(&findings) { resolved in
            resolved.actions.compactMap { action in
                guard let label = action.label, !isOurs(label),
                    VagueLabels.known.contains(label.text, in: label.language)
                else { return nil }
                let severity: Severity = action.role == .destructive ? .error : .warning
                let role = StateViewTextRole.actionLabel(action.slot)
                return StateViewSite.LanguageFinding(
                    role.name,
                    view.finding(
                        .vagueActionLabel.at(severity), message(label.text), at: view.place(of: role), key: label.key,
                        notes: label.source))
            }
        }
    }

    /// Whether the text comes with the product, where nobody who uses it can change it.
    private static func isOurs(_ text: ResolvedText) -> Bool {
        if case .entry(_, .library, _) = text.provenance { return true }
        return text.provenance == .standIn
    }
}

extension VagueActionLabel {
    fileprivate static func message(_ label: String) -> String {
        "\(Wording.quoted(label)) does not say what happens; name the action"
    }
}

extension ResolvedText {
    /// Where the text stands, as a note; nothing for a text of the document itself.
    var source: [DiagnosticNote] {
        guard case .entry(_, _, let span) = provenance else { return [] }
        return [DiagnosticNote("the text is here", at: span)]
    }
}
