import L10nSource
import StateViews

/// A state that nobody can leave.
enum DeadEndState: CheckRule {
    static let rule = Rule.deadEndState

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.gone", "notFound", "\"actions\": []"),
            good: StateViewExample.view("payments.gone", "notFound", "\"actions\": [ { \"intent\": \"goBack\" } ]"))
    }

    static var scope: RuleScope { .several([.stateView(self), .screen(self)]) }
}

extension DeadEndState: StateViewRule {
    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let placement = view.definition.layout.placement
        switch (view.definition.kind.family, placement) {
        // Loading ends by itself, an empty list is filled by what comes, and a remark leaves the content where it is.
        case (.loading, _), (.empty, _), (.notice, _), (nil, _): return
        // A sheet that can be dragged is left by dragging it.
        case (_, .sheet(_, true)): return
        // Success stands in nobody's way, but for a page of its own.
        case (.success, .container), (.success, .inline), (.success, .banner): return
        case (.error, _), (.gate, _), (.success, _): break
        }
        guard !hasWayOut(view.definition), !ErrorWithoutRetry.applies(to: view.definition) else { return }
        // A brand that says something of the buttons took the way out away.
        let brand = view.brand.flatMap { view.view.places["brands.\($0).actions"] == nil ? nil : $0 }
        findings.add(
            view.finding(
                .deadEndState, message(view.id, view.definition, brand: brand), at: view.place("actions")))
    }
}

extension DeadEndState: ScreenRule {
    /// A view that the author says everything about may be shown on failure. Others are looked at themselves.
    static func check(_ screen: ScreenSite, into findings: inout Findings) {
        // The other phases end by themselves, or show content.
        for (reference, definition) in screen.definitions(.failure)
        where definition.kind == .custom && !hasWayOut(definition) {
            findings.add(
                screen.finding(.deadEndState, message(reference.value, definition), at: screen.span(reference)))
        }
    }
}

extension DeadEndState {
    /// Saving a search or asking for help leaves the view where it is.
    private static func hasWayOut(_ definition: StateViewDefinition) -> Bool {
        definition.actions.contains { action in
            guard action.isEnabled else { return false }
            return switch action.intent {
            case .saveSearch, .contactSupport: false
            case .retry, .clearFilters, .login, .signup, .verify, .openSettings, .create, .goHome, .goBack, .dismiss,
                .cancel, .undo, .custom:
                true
            }
        }
    }

    fileprivate static func message(_ id: String, _ definition: StateViewDefinition, brand: String? = nil) -> String {
        let intents = definition.kind.defaultIntents
        let advice =
            switch intents.first {
            case .goHome: "add a way back"
            case .login, .verify, .openSettings: "add the intent '\(intents[0].name)'"
            case .dismiss: "add a button that closes it"
            default: "add a retry"
            }
        let place = brand.map { " in \(Wording.quoted($0))" } ?? ""
        return "users cannot leave \(Wording.quoted(id))\(place); \(advice)"
    }
}
