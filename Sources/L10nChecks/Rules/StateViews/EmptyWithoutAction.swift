import L10nSource
import StateViews

/// An empty state without a next step.
enum EmptyWithoutAction: StateViewRule {
    static let rule = Rule.emptyWithoutAction

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.empty", "empty", "\"actions\": []"),
            good: StateViewExample.view("payments.empty", "empty", "\"actions\": [ { \"intent\": \"create\" } ]"))
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let definition = view.definition
        // These two say what to do elsewhere on the page: type another word, choose an item (C-11).
        guard definition.kind.family == .empty, definition.kind != .noResults, definition.kind != .noSelection,
            definition.actions.isEmpty
        else { return }
        findings.add(view.finding(.emptyWithoutAction, message(view.id), at: view.place("actions")))
    }
}

extension EmptyWithoutAction {
    fileprivate static func message(_ id: String) -> String {
        "\(Wording.quoted(id)) offers no next step; add one or waive"
    }
}
