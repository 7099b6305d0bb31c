import L10nProject
import L10nSource
import StateViews

/// A screen that says nothing about loading, empty, failure or content, or shows in one of them what is not meant for it.
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
        if !missing.isEmpty {
            findings.add(
                screen.finding(.missingPhase, message(screen.screen.id, missing), at: screen.screen.phasesSpan))
        }
        for phase in [DocumentedScreen.Phase.initial, .loading, .empty, .failure] {
            for reference in screen.screen.phases[phase] ?? [] {
                guard let message = fault(reference.value, phase, screen) else { continue }
                findings.add(screen.finding(.missingPhase, message, at: screen.span(reference)))
            }
        }
    }

    /// What is wrong with a name in a phase; nil for nothing.
    private static func fault(_ name: String, _ phase: DocumentedScreen.Phase, _ screen: ScreenSite) -> String? {
        guard let definition = screen.definition(name) else {
            // What stands there at first may be the app's own.
            guard phase != .initial, !DocumentedScreen.isNothing(name) else { return nil }
            let known = screen.project.stateViews.views.map(\.definition.id) + StateViewRegistry.all.map(\.id)
            return "there is no view \(Wording.quoted(name)), so that the usual one is shown; "
                + (Suggestions.question(name, among: known) ?? "define it in a document")
        }
        guard let family = definition.kind.family, !isMeant(family, for: phase) else { return nil }
        return "\(Wording.quoted(name)) is a view of \(family.rawValue), shown \(moment(phase)); name \(wanted(phase))"
    }

    private static func isMeant(_ family: StateViewKind.Family, for phase: DocumentedScreen.Phase) -> Bool {
        switch phase {
        // A view that is empty too early, or that no progress is seen in, is a finding of its own rule.
        case .initial: family != .error && family != .success
        case .loading: true
        case .empty: family == .empty || family == .gate || family == .notice
        case .failure: family == .error || family == .gate || family == .notice
        case .content: true
        }
    }

    private static func wanted(_ phase: DocumentedScreen.Phase) -> String {
        switch phase {
        case .initial, .loading: "a view of loading"
        case .empty: "one of empty"
        case .failure: "one of error"
        case .content: "the content"
        }
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
