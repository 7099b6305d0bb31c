import L10nSource
import StateViews

/// An empty state without a next step.
enum EmptyWithoutAction: StateViewRule {
    static let info = RuleInfo(
        "empty-without-action", .stateviews, .warning,
        summary: "An empty state has no action.",
        why: "Users learn that there is nothing, and not what they can do about it.",
        needs: [.views], precision: .medium,
        bad: StateViewExample.view("payments.empty", "empty", "\"actions\": []"),
        good: StateViewExample.view("payments.empty", "empty", "\"actions\": [ { \"intent\": \"create\" } ]"),
        sources: ["checks.md 2.12, D-12", "state-views.md C-11, FS-3"])

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let definition = view.definition
        // These two say what to do elsewhere on the page: type another word, choose an item (C-11).
        guard definition.kind.family == .empty, definition.kind != .noResults, definition.kind != .noSelection,
            definition.actions.isEmpty
        else { return }
        findings.add(view.finding(info.id, .warning, message(view.id), at: view.place("actions")))
    }
}

extension EmptyWithoutAction {
    fileprivate static func message(_ id: String) -> String {
        "\(Wording.quoted(id)) offers no next step; add one or waive"
    }
}
