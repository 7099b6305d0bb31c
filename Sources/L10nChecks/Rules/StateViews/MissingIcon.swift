import L10nSource
import StateViews

/// A view without a picture where its profile expects one.
enum MissingIcon: StateViewRule {
    static let info = RuleInfo(
        "missing-icon", .stateviews, .warning,
        summary: "A state view of profile cookbook has no icon.",
        why: "The profile is drawn around an icon; without it the heading stands alone.",
        needs: [.views], precision: .veryHigh,
        bad: StateViewExample.view("payments.empty", "empty", "\"profile\": \"cookbook\"", "\"visual\": \"none\""),
        good: StateViewExample.view("payments.empty", "empty", "\"profile\": \"cookbook\""),
        sources: ["checks.md 2.12", "state-views.md C-3"])

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let definition = view.definition
        // A loading view without progress is a finding of its own rule.
        guard view.profile == .cookbook, definition.kind != .loading, definition.visual.pictures().isEmpty else {
            return
        }
        findings.add(view.finding(info.id, .warning, message(), at: view.place("visual")))
    }
}

extension MissingIcon {
    fileprivate static func message() -> String { "the heading stands without an icon; add one" }
}
