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
            case .inherit where !hasDefault(action, view.definition): message = absent(name)
            case .none: message = removed(name)
            case .literal(let text, _) where text.allSatisfy(\.isWhitespace): message = blank(name)
            // Keys that are nowhere, and texts that some language lacks, are findings of other rules.
            case .inherit, .key, .literal: continue
            }
            findings.add(view.finding(.missingActionLabel, message, at: view.place(of: role)))
        }
    }

    /// Whether there is a label for what the action does. The label of the kind's own button says nothing about another
    /// one that an author puts into its place.
    private static func hasDefault(_ action: StateViewAction, _ definition: StateViewDefinition) -> Bool {
        if case .custom = action.intent {
            let usual = zip(StateViewAction.Slot.allCases, definition.kind.defaultIntents).first { $0.0 == action.slot }
            guard usual?.1 == action.intent else { return false }
        }
        return definition.defaultKey(.actionLabel(action.slot)) != nil
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
