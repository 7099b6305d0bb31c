import L10nSource
import StateViews

/// A screen that says "nothing here" before anybody knows.
enum FalseEmptyState: CheckRule {
    static let rule = Rule.falseEmptyState

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.screen(["initial": "\"empty\""]),
            good: StateViewExample.screen())
    }

    static var scope: RuleScope { .several([.stateView(self), .screen(self)]) }
}

extension FalseEmptyState: StateViewRule {
    static func check(_ view: StateViewSite, into findings: inout Findings) {
        guard view.definition.presentation?.initial == .empty else { return }
        findings.add(view.finding(.falseEmptyState, early(), at: view.place("presentation.initial")))
    }
}

extension FalseEmptyState: ScreenRule {
    static func check(_ screen: ScreenSite, into findings: inout Findings) {
        for phase in [DocumentedScreen.Phase.initial, .loading] {
            let empty = screen.definitions(phase).first { $0.definition.kind.family == .empty }
            guard let empty else { continue }
            findings.add(
                screen.finding(
                    .falseEmptyState, message(phase, empty.reference.value), at: screen.span(empty.reference)))
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
