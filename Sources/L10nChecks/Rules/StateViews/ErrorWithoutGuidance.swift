import L10nLookup
import L10nSource
import StateViews

/// An error that does not say what to do.
enum ErrorWithoutGuidance: StateViewRule {
    static let rule = Rule.errorWithoutGuidance

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.error", "unknownError", "\"texts\": { \"subtitle\": \"none\" }"),
            good: StateViewExample.view("payments.error", "unknownError"))
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let family = view.definition.kind.family
        guard family == .error || family == .notice else { return }
        // A key without a text is a finding of its own rule.
        if case .key = view.definition.subtitle { return }
        let place = view.place(of: .subtitle)
        view.inLanguages(&findings) { resolved in
            if let text = resolved.text(.subtitle) {
                // Blank texts of tables are findings about those.
                guard text.provenance == .literal, text.isBlank else { return [] }
            }
            return [.init("subtitle", view.finding(.errorWithoutGuidance, message(view.id), at: place))]
        }
    }
}

extension ErrorWithoutGuidance {
    fileprivate static func message(_ id: String) -> String {
        "\(Wording.quoted(id)) does not say what to do; add a description"
    }
}
