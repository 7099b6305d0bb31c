import L10nLookup
import L10nSource
import StateViews

/// Two phases of a screen that read the same.
enum ConflatedStates: ScreenRule {
    static let rule = Rule.conflatedStates

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.screen(
                ["failure": "\"payments.failed\""],
                views: """
                    { "id": "payments.failed", "kind": "unknownError", "texts": {
                          "title": { "key": "DesignSystem.stateView.emptyTitle" },
                          "subtitle": { "key": "DesignSystem.stateView.emptySubtitle" }
                        } }
                    """),
            good: StateViewExample.screen())
    }

    static func check(_ screen: ScreenSite, into findings: inout Findings) {
        // Before the first answer a screen may well look as while it loads (FS-1).
        let phases: [DocumentedScreen.Phase] = [.loading, .empty, .failure]
        for (index, phase) in phases.enumerated() {
            for later in phases[(index + 1)...] {
                guard let reference = twin(of: phase, among: later, screen) else { continue }
                findings.add(
                    screen.finding(.conflatedStates, message(phase, later), at: screen.span(reference)))
            }
        }
    }

    /// The view of the later phase that reads as one of the earlier does in some language.
    private static func twin(
        of phase: DocumentedScreen.Phase, among later: DocumentedScreen.Phase, _ screen: ScreenSite
    ) -> DocumentedScreen.Reference? {
        for (own, first) in screen.definitions(phase) {
            for (other, second) in screen.definitions(later) {
                // One view cannot be meant for both: that it stands in the wrong phase is a finding of its own rule.
                if own.value == other.value, first.kind.family != nil { continue }
                if own.value == other.value { return other }
                let pairs = zip(texts(first, screen), texts(second, screen))
                if pairs.contains(where: { $0 == $1 && !$0.allSatisfy(\.isEmpty) }) { return other }
            }
        }
        return nil
    }

    /// Title and subtitle in each language.
    private static func texts(_ definition: StateViewDefinition, _ screen: ScreenSite) -> [[ComparedText]] {
        screen.context.resolve(definition, brand: nil).map { view in
            [StateViewTextRole.title, .subtitle, .progressLabel].map { ComparedText(view.text($0)?.text ?? "") }
        }
    }
}

extension ConflatedStates {
    fileprivate static func message(
        _ first: DocumentedScreen.Phase, _ second: DocumentedScreen.Phase
    ) -> String {
        "\(first.rawValue) and \(second.rawValue) read the same; tell users which it is"
    }
}
