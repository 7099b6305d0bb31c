import L10nSource
import StateViews

/// A button that runs into the edges of a view which stands out from its surroundings.
enum EdgeToEdgeOnOwnBackground: StateViewRule {
    static let rule = Rule.edgeToEdgeOnOwnBackground

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.offline", "noConnection", background, action("\"full\"")),
            good: StateViewExample.view(
                "payments.offline", "noConnection", background,
                action("{ \"full\": { \"leading\": 16, \"trailing\": 16 } }")))
    }

    private static let background = "\"style\": { \"background.color\": \"semantic.background.default\" }"

    private static func action(_ width: String) -> String {
        "\"actions\": [ { \"intent\": \"retry\", \"width\": \(width) } ]"
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        guard view.definition.styles.values.contains(where: { $0[.backgroundColor] != nil }) else { return }
        for action in view.definition.actions where action.width == .full(leading: 0, trailing: 0) {
            let place = view.place("actions.\(action.slot.rawValue).width")
            findings.add(view.finding(.edgeToEdgeOnOwnBackground, message(), at: place))
        }
    }
}

extension EdgeToEdgeOnOwnBackground {
    fileprivate static func message() -> String {
        "the button touches the edges of the view's own background; inset it on both sides"
    }
}
