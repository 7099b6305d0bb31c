import L10nSource
import StateViews

/// A screen that says nothing about loading, empty, failure or content.
enum MissingPhase: ScreenRule {
    static let rule = Rule.missingPhase

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.screen(["failure": ""]),
            good: StateViewExample.screen())
    }

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
            screen.finding(.missingPhase, message(screen.screen.id, missing), at: screen.screen.phasesSpan))
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
