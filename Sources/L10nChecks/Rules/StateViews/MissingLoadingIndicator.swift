import L10nSource
import StateViews

/// A loading phase in which nothing shows that something is on its way.
enum MissingLoadingIndicator: CheckRule {
    static let rule = Rule.missingLoadingIndicator

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.loading", "loading", "\"visual\": \"none\""),
            good: StateViewExample.view("payments.loading", "loading", "\"visual\": { \"progress\": \"bar\" }"))
    }

    static var scope: RuleScope { .several([.stateView(self), .screen(self)]) }
}

extension MissingLoadingIndicator: StateViewRule {
    static func check(_ view: StateViewSite, into findings: inout Findings) {
        guard view.definition.kind == .loading, view.definition.visual.progress == nil else { return }
        findings.add(view.finding(.missingLoadingIndicator, message(view.id), at: view.place("visual")))
    }
}

extension MissingLoadingIndicator: ScreenRule {
    /// Views of kind loading are looked at themselves, and an empty state is worse than a still one.
    static func check(_ screen: ScreenSite, into findings: inout Findings) {
        guard let references = screen.screen.phases[.loading], let first = references.first else { return }
        if screen.isBlank(.loading) {
            findings.add(screen.finding(.missingLoadingIndicator, message("loading"), at: screen.span(first)))
        }
        for (reference, definition) in screen.definitions(.loading)
        where definition.kind != .loading && definition.kind.family != .empty {
            findings.add(screen.finding(.missingLoadingIndicator, message(reference.value), at: screen.span(reference)))
        }
    }
}

extension MissingLoadingIndicator {
    fileprivate static func message(_ name: String) -> String {
        "\(Wording.quoted(name)) has no progress; add a spinner or skeleton"
    }
}
