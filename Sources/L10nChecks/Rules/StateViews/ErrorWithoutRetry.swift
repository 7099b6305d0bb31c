import L10nSource
import StateViews

/// An error that may pass, without a button to try again.
enum ErrorWithoutRetry: StateViewRule {
    static let info = RuleInfo(
        "error-without-retry", .stateviews, .error,
        summary: "An error that may pass has no action of intent retry.",
        why: "Users have to leave the page and come back to try again.",
        needs: [.views], precision: .high,
        bad: StateViewExample.view("payments.offline", "noConnection", "\"actions\": []"),
        good: StateViewExample.view("payments.offline", "noConnection", "\"actions\": [ { \"intent\": \"retry\" } ]"),
        sources: ["checks.md 2.12, D-12", "state-views.md FS-4, A16"])

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        guard applies(to: view.definition) else { return }
        findings.add(view.finding(info.id, .error, message(view.id), at: view.place("actions")))
    }

    /// Whether trying again is what the kind of error asks for, and nobody can.
    static func applies(to definition: StateViewDefinition) -> Bool {
        definition.kind.defaultIntents.contains(.retry) && !definition.actions.contains { $0.intent == .retry }
    }
}

extension ErrorWithoutRetry {
    fileprivate static func message(_ id: String) -> String { "\(Wording.quoted(id)) has no retry; add one" }
}
