import L10nSource
import StateViews

/// A loading phase in which nothing shows that something is on its way.
enum MissingLoadingIndicator: CheckRule {
    static let info = RuleInfo(
        "missing-loading-indicator", .stateviews, .error,
        summary: "A loading state has no spinner, bar or skeleton.",
        why: "Users take a still page for a broken one, and tap again or leave.",
        needs: [.views], precision: .veryHigh,
        bad: StateViewExample.view("payments.loading", "loading", "\"visual\": \"none\""),
        good: StateViewExample.view("payments.loading", "loading", "\"visual\": { \"progress\": \"bar\" }"),
        sources: ["checks.md 2.12, D-14", "state-views.md FS-5, C-12"])

    static var scope: RuleScope { .several([.stateView(self), .screen(self)]) }
}

extension MissingLoadingIndicator: StateViewRule {
    static func check(_ view: StateViewSite, into findings: inout Findings) {
        guard view.definition.kind == .loading, view.definition.visual.progress == nil else { return }
        findings.add(view.finding(info.id, .error, message(view.id), at: view.place("visual")))
    }
}

extension MissingLoadingIndicator: ScreenRule {
    /// Views of kind loading are looked at themselves, and an empty state is worse than a still one.
    static func check(_ screen: ScreenSite, into findings: inout Findings) {
        guard let references = screen.screen.phases[.loading], let first = references.first else { return }
        if screen.isBlank(.loading) {
            findings.add(screen.finding(info.id, .error, message("loading"), at: screen.span(first)))
        }
        for (reference, definition) in screen.definitions(.loading)
        where definition.kind != .loading && definition.kind.family != .empty {
            findings.add(screen.finding(info.id, .error, message(reference.value), at: screen.span(reference)))
        }
    }
}

extension MissingLoadingIndicator {
    fileprivate static func message(_ name: String) -> String {
        "\(Wording.quoted(name)) has no progress; add a spinner or skeleton"
    }
}
