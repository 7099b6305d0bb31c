import L10nSource
import StateViews

/// A screen that says "nothing here" before anybody knows.
enum FalseEmptyState: CheckRule {
    static let info = RuleInfo(
        "false-empty-state", .stateviews, .error,
        summary: "An empty state is shown before the first answer: in the initial or the loading phase of a screen.",
        why: "Users read that there is nothing before the first answer has come, and leave.",
        needs: [.views], precision: .veryHigh,
        bad: StateViewExample.screen(["initial": "\"empty\""]),
        good: StateViewExample.screen(),
        sources: ["checks.md 2.12, D-15", "state-views.md C-15"])

    static var scope: RuleScope { .several([.stateView(self), .screen(self)]) }
}

extension FalseEmptyState: StateViewRule {
    static func check(_ view: StateViewSite, into findings: inout Findings) {
        guard view.definition.presentation?.initial == .empty else { return }
        findings.add(view.finding(info.id, .error, early(), at: view.place("presentation.initial")))
    }
}

extension FalseEmptyState: ScreenRule {
    static func check(_ screen: ScreenSite, into findings: inout Findings) {
        for phase in [DocumentedScreen.Phase.initial, .loading] {
            let empty = screen.definitions(phase).first { $0.definition.kind.family == .empty }
            guard let empty else { continue }
            findings.add(
                screen.finding(
                    info.id, .error, message(phase, empty.reference.value), at: screen.span(empty.reference)))
        }
    }
}

extension FalseEmptyState {
    fileprivate static func early() -> String { "'initial' is 'empty'; use 'delayedLoading' or 'blank'" }

    fileprivate static func message(_ phase: DocumentedScreen.Phase, _ view: String) -> String {
        let advice = phase == .initial ? "use blank or loading" : "use a loading view"
        return "'\(phase.rawValue)' shows \(Wording.quoted(view)); \(advice)"
    }
}
