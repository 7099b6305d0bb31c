import L10nSource
import StateViews

/// An error that may pass, without a button to try again.
enum ErrorWithoutRetry: StateViewRule {
    static let rule = Rule.errorWithoutRetry

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.offline", "noConnection", "\"actions\": []"),
            good: StateViewExample.view(
                "payments.offline", "noConnection", "\"actions\": [ { \"intent\": \"retry\" } ]"))
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        guard applies(to: view.definition) else { return }
        findings.add(view.finding(.errorWithoutRetry, message(view.id), at: view.place("actions")))
    }

    /// Whether trying again is what the kind of error asks for, and nobody can.
    static func applies(to definition: StateViewDefinition) -> Bool {
        definition.kind.defaultIntents.contains(.retry) && !definition.actions.contains { $0.intent == .retry }
    }
}

extension ErrorWithoutRetry {
    fileprivate static func message(_ id: String) -> String { "\(Wording.quoted(id)) has no retry; add one" }
}
