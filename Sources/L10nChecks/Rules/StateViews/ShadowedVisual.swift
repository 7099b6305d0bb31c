import L10nSource
import StateViews

/// A picture behind another picture.
enum ShadowedVisual: StateViewRule {
    static let info = RuleInfo(
        "shadowed-visual", .stateviews, .note,
        summary: "A state view has several pictures, of which one is shown.",
        why: "The other ones are only seen where the first cannot be, which may not be what was meant.",
        needs: [.views], precision: .medium,
        bad: StateViewExample.view("payments.empty", "empty", "\"visual\": { \"icon\": \"inbox\", \(animation) }"),
        good: StateViewExample.view("payments.empty", "empty", "\"visual\": { \(animation) }"),
        sources: ["checks.md 2.12", "state-views.md VA-1"])

    private static let animation = "\"animation\": { \"id\": \"letters\", \"poster\": \"letters-still\" }"

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let visual = view.definition.visual
        var shown: [StateViewVisual.Kind] = []
        if view.definition.kind == .loading, visual.progress != nil { shown.append(.progress) }
        if visual.animation != nil { shown.append(.animation) }
        if visual.illustration != nil { shown.append(.illustration) }
        if visual.icon != nil { shown.append(.icon) }
        guard let first = shown.first else { return }
        for other in shown.dropFirst() {
            findings.add(
                view.finding(
                    info.id, .note, message(other.rawValue, first.rawValue),
                    at: view.place("visual." + other.rawValue)))
        }
    }
}

extension ShadowedVisual {
    fileprivate static func message(_ hidden: String, _ shown: String) -> String {
        "'\(hidden)' is hidden by '\(shown)'; keep it only as a fallback"
    }
}
