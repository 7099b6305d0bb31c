import L10nSource
import StateViews

/// A button that runs into the edges of a view which stands out from its surroundings.
enum EdgeToEdgeOnOwnBackground: StateViewRule {
    static let info = RuleInfo(
        "edge-to-edge-on-own-background", .stateviews, .note,
        summary: "A button without insets fills the width of a view with a background of its own.",
        why: "Buttons from edge to edge are meant for views that blend with what is around them.",
        needs: [.views], precision: .medium,
        bad: StateViewExample.view("payments.offline", "noConnection", background, action("\"full\"")),
        good: StateViewExample.view(
            "payments.offline", "noConnection", background,
            action("{ \"full\": { \"leading\": 16, \"trailing\": 16 } }")),
        sources: ["state-views.md BB-24"])

    private static let background = "\"style\": { \"background.color\": \"semantic.background.default\" }"

    private static func action(_ width: String) -> String {
        "\"actions\": [ { \"intent\": \"retry\", \"width\": \(width) } ]"
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        guard view.definition.styles.values.contains(where: { $0[.backgroundColor] != nil }) else { return }
        for action in view.definition.actions where action.width == .full(leading: 0, trailing: 0) {
            let place = view.place("actions.\(action.slot.rawValue).width")
            findings.add(view.finding(info.id, .note, message(), at: place))
        }
    }
}

extension EdgeToEdgeOnOwnBackground {
    fileprivate static func message() -> String {
        "the button touches the edges of the view's own background; inset it on both sides"
    }
}
