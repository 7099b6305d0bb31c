import L10nSource
import StateViews

/// A button that starts work and does not show that it runs.
enum MissingBusyState: StateViewRule {
    static let rule = Rule.missingBusyState

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view(
                "payments.offline", "noConnection",
                "\"actions\": [ { \"intent\": \"retry\", \"busyPolicy\": \"none\" } ]"),
            good: StateViewExample.view(
                "payments.offline", "noConnection",
                "\"actions\": [ { \"intent\": \"retry\", \"busyPolicy\": \"disableOnly\" } ]"))
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        for action in view.definition.actions where action.intent.startsWork && action.busyPolicy == .none {
            findings.add(
                view.finding(
                    .missingBusyState, message(action.intent.name),
                    at: view.place("actions.\(action.slot.rawValue).busyPolicy")))
        }
    }
}

extension MissingBusyState {
    fileprivate static func message(_ name: String) -> String {
        "\(Wording.quoted(name)) can be tapped twice; set a busy policy"
    }
}
