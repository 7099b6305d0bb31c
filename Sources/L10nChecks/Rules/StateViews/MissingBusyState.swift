import L10nSource
import StateViews

/// A button that starts work and does not show that it runs.
enum MissingBusyState: StateViewRule {
    static let info = RuleInfo(
        "missing-busy-state", .stateviews, .warning,
        summary: "An action that starts work stays as it is while the work runs.",
        why: "Users tap again, and order or pay twice.",
        needs: [.views], precision: .high,
        bad: StateViewExample.view(
            "payments.offline", "noConnection", "\"actions\": [ { \"intent\": \"retry\", \"busyPolicy\": \"none\" } ]"),
        good: StateViewExample.view(
            "payments.offline", "noConnection",
            "\"actions\": [ { \"intent\": \"retry\", \"busyPolicy\": \"disableOnly\" } ]"),
        sources: ["checks.md 2.12", "state-views.md AC-5, FS-6, FS-9"])

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        for action in view.definition.actions where action.intent.startsWork && action.busyPolicy == .none {
            findings.add(
                view.finding(
                    info.id, .warning, message(action.intent.name),
                    at: view.place("actions.\(action.slot.rawValue).busyPolicy")))
        }
    }
}

extension MissingBusyState {
    fileprivate static func message(_ name: String) -> String {
        "\(Wording.quoted(name)) can be tapped twice; set a busy policy"
    }
}
