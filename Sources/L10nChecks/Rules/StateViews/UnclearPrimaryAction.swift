import L10nSource
import StateViews

/// Several buttons of which not exactly one stands out.
enum UnclearPrimaryAction: StateViewRule {
    static let rule = Rule.unclearPrimaryAction

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.error", "unknownError", actions("primary")),
            good: StateViewExample.view("payments.error", "unknownError", actions("secondary")))
    }

    private static func actions(_ role: String) -> String {
        "\"actions\": [ { \"intent\": \"retry\" }, { \"intent\": \"goBack\", \"role\": \"\(role)\" } ]"
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let actions = view.definition.actions
        // A lone button may be as quiet as it likes.
        guard actions.count > 1 else { return }
        let prominent = actions.filter { action in
            let role = action.role ?? view.profile.role(of: action.slot)
            // What destroys something stands out as much as what most readers want.
            return role == .primary || role == .destructive
        }
        guard prominent.count != 1 else { return }
        let place = prominent.last.map { view.place("actions.\($0.slot.rawValue).role") } ?? view.place("actions")
        findings.add(view.finding(.unclearPrimaryAction, message(prominent.count, of: actions.count), at: place))
    }
}

extension UnclearPrimaryAction {
    fileprivate static func message(_ prominent: Int, of count: Int) -> String {
        if prominent == 0 { return "none of \(count) actions is prominent; make one primary" }
        return "\(prominent) prominent actions; make \(prominent == 2 ? "one" : "the others") secondary"
    }
}
