import L10nSource
import StateViews

/// A button that says nothing.
enum MissingActionLabel: StateViewRule {
    static let rule = Rule.missingActionLabel

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view(
                "payments.empty", "empty", "\"actions\": [ { \"intent\": { \"custom\": \"scan\" } } ]"),
            good: StateViewExample.view(
                "payments.empty", "empty",
                "\"actions\": [ { \"intent\": { \"custom\": \"scan\" }, \"label\": { \"literal\": \"Scan a bill\" } } ]"
            ))
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        for action in view.definition.actions {
            let role = StateViewTextRole.actionLabel(action.slot)
            let name = action.intent.name
            let message: String
            switch action.label {
            case .inherit where view.definition.defaultKey(role) == nil: message = absent(name)
            case .none: message = removed(name)
            case .literal(let text, _) where text.allSatisfy(\.isWhitespace): message = blank(name)
            // Keys that are nowhere, and texts that some language lacks, are findings of other rules; a kind of the app
            // has keys of its own.
            case .inherit, .key, .literal: continue
            }
            findings.add(view.finding(.missingActionLabel, message, at: view.place(of: role)))
        }
    }
}

extension MissingActionLabel {
    fileprivate static func absent(_ name: String) -> String {
        "action \(Wording.quoted(name)) has no label; there is no default for it"
    }

    fileprivate static func removed(_ name: String) -> String {
        "action \(Wording.quoted(name)) has no label; write one, or remove the action"
    }

    fileprivate static func blank(_ name: String) -> String {
        "action \(Wording.quoted(name)) has a blank label; write what it does"
    }
}
