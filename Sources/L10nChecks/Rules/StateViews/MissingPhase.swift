import L10nSource
import StateViews

/// A screen that says nothing about loading, empty, failure or content.
enum MissingPhase: ScreenRule {
    static let info = RuleInfo(
        "missing-phase", .stateviews, .error,
        summary: "A screen presents loading, empty, failure or content not at all.",
        why: "Readers meet a blank page, and cannot tell whether it still loads, failed or has nothing to show.",
        needs: [.views], precision: .veryHigh,
        bad: StateViewExample.screen(["failure": ""]),
        good: StateViewExample.screen(),
        sources: ["checks.md 2.12", "state-views.md FS-1, FS-2"])

    static func check(_ screen: ScreenSite, into findings: inout Findings) {
        // A phase that loads into the blank is a finding of its own rule.
        let missing = DocumentedScreen.Phase.allCases.filter { phase in
            switch phase {
            case .initial: false
            case .loading: screen.screen.phases[phase]?.isEmpty ?? true
            case .content, .empty, .failure: screen.isBlank(phase)
            }
        }
        guard !missing.isEmpty else { return }
        findings.add(
            screen.finding(info.id, .error, message(screen.screen.id, missing), at: screen.screen.phasesSpan))
    }
}

extension MissingPhase {
    fileprivate static func message(_ id: String, _ phases: [DocumentedScreen.Phase]) -> String {
        let advice = phases.count == 1 ? advice(phases[0]) : "add what they present"
        return "\(Wording.quoted(id)) shows nothing \(Wording.list(phases.map(moment))); \(advice)"
    }

    private static func moment(_ phase: DocumentedScreen.Phase) -> String {
        switch phase {
        case .initial: "at first"
        case .loading: "while loading"
        case .content: "on success"
        case .empty: "when empty"
        case .failure: "on failure"
        }
    }

    private static func advice(_ phase: DocumentedScreen.Phase) -> String {
        switch phase {
        case .initial: "add an initial state"
        case .loading: "add a loading state"
        case .content: "name its content"
        case .empty: "add an empty state"
        case .failure: "add an error state"
        }
    }
}
