import L10nSource
import StateViews

/// A button that cannot be used, and does not say why.
enum UnexplainedDisabledAction: StateViewRule {
    static let rule = Rule.unexplainedDisabledAction

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.empty", "empty", actions("")),
            good: StateViewExample.view(
                "payments.empty", "empty",
                actions(",\n    \"disabledReason\": { \"literal\": \"Add an account first.\" }")))
    }

    private static func actions(_ members: String) -> String {
        "\"actions\": [ { \"intent\": \"create\", \"state\": \"disabled\"\(members) } ]"
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        for action in view.definition.actions where !action.isEnabled {
            switch action.texts[.disabledReason] {
            // The default only says that it cannot be used.
            case nil, .inherit, TextSource.none?: break
            case .literal(let text, _): if !text.allSatisfy(\.isWhitespace) { continue }
            case .key: continue
            }
            let slot = action.slot.rawValue
            findings.add(
                view.finding(
                    .unexplainedDisabledAction, message(action.intent.name),
                    at: view.place(
                        view.view.places["actions.\(slot).disabledReason"] == nil
                            ? "actions.\(slot).state" : "actions.\(slot).disabledReason")))
        }
    }
}

extension UnexplainedDisabledAction {
    fileprivate static func message(_ name: String) -> String {
        "\(Wording.quoted(name)) is disabled without a reason; add disabledReason"
    }
}
