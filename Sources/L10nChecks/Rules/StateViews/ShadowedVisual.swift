import L10nSource
import StateViews

/// A picture behind another picture.
enum ShadowedVisual: StateViewRule {
    static let rule = Rule.shadowedVisual

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.empty", "empty", "\"visual\": { \"icon\": \"inbox\", \(animation) }"),
            good: StateViewExample.view("payments.empty", "empty", "\"visual\": { \(animation) }"))
    }

    private static let animation = "\"animation\": { \"id\": \"letters\", \"poster\": \"letters-still\" }"

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let visual = view.definition.visual
        if view.definition.kind != .loading, visual.progress != nil {
            findings.add(
                view.finding(
                    .shadowedVisual, "only views of kind 'loading' show progress; remove it",
                    at: view.place("visual.progress")))
        }
        var shown: [StateViewVisual.Kind] = []
        if view.definition.kind == .loading, visual.progress != nil { shown.append(.progress) }
        if visual.animation != nil { shown.append(.animation) }
        if visual.illustration != nil { shown.append(.illustration) }
        if visual.icon != nil { shown.append(.icon) }
        guard let first = shown.first else { return }
        for other in shown.dropFirst() {
            findings.add(
                view.finding(
                    .shadowedVisual, message(other.rawValue, first.rawValue),
                    at: view.place("visual." + other.rawValue)))
        }
    }
}

extension ShadowedVisual {
    fileprivate static func message(_ hidden: String, _ shown: String) -> String {
        "'\(hidden)' is hidden by '\(shown)'; keep it only as a fallback"
    }
}
