/// The rules about what screens present in their phases.
extension Rule {
    static let screenRules: [Rule] = [
        .conflatedStates,
        .deadEndState,
        .falseEmptyState,
        .missingAnnouncement,
        .missingLoadingIndicator,
        .missingPhase,
        .unhandledErrorWithContent,
        .unsuitableSurface,
    ]

    package static let conflatedStates = Rule(
        "conflated-states", .stateviews, .warning, needs: [.views],
        summary: "Two phases of a screen have the same texts.",
        why: "Nobody can tell a failure from an empty list, and what to do about it.",
        sources: [.feedback], contract: ["state-views.md#FS-19"])

    package static let deadEndState = Rule(
        "dead-end-state", .stateviews, .error, needs: [.views],
        summary: "No action and nothing that happens by itself leads out of a state.",
        why: "Users are stuck, and have to close the app.",
        sources: [.feedback], contract: ["state-views.md#FS-14", "state-views.md#A-16", "state-views.md#AC-2"])

    package static let falseEmptyState = Rule(
        "false-empty-state", .stateviews, .error, needs: [.views], precision: .veryHigh,
        summary: "An empty state is shown before the first answer: in the initial or the loading phase of a screen.",
        why: "Users read that there is nothing before the first answer has come, and leave.",
        sources: [.loading], contract: ["checks.md#DEC-15", "state-views.md#C-15"])

    package static let missingAnnouncement = Rule(
        "missing-announcement", .stateviews, .warning, needs: [.views],
        summary: "A screen shows a view of kind custom while it loads or when it fails, which nothing announces.",
        why: "Who cannot see the page does not learn that it changed.",
        sources: [.wcagStatus], contract: ["state-views.md#A-11"])

    package static let missingLoadingIndicator = Rule(
        "missing-loading-indicator", .stateviews, .error, needs: [.views], precision: .veryHigh,
        summary: "A loading state has no spinner, bar or skeleton.",
        why: "Users take a still page for a broken one, and tap again or leave.",
        sources: [.loading], contract: ["checks.md#DEC-14", "state-views.md#FS-5", "state-views.md#C-12"])

    package static let missingPhase = Rule(
        "missing-phase", .stateviews, .error, needs: [.views], precision: .veryHigh,
        summary: """
            A screen presents loading, empty, failure or content not at all, by a view that is not there, or by one that is \
            meant for something else.
            """,
        why: "Readers meet a blank page, and cannot tell whether it still loads, failed or has nothing to show.",
        sources: [.feedback], contract: ["state-views.md#FS-1", "state-views.md#FS-2"])

    package static let unhandledErrorWithContent = Rule(
        "unhandled-error-with-content", .stateviews, .warning, needs: [.views], precision: .veryHigh,
        summary: "A screen does not decide how a failure is told while content is shown.",
        why: "Readers take old content for new, or pull to refresh and see nothing happen.",
        sources: [.feedback], contract: ["state-views.md#C-17", "state-views.md#PH-7"])

    package static let unsuitableSurface = Rule(
        "unsuitable-surface", .stateviews, .warning, needs: [.views],
        summary: "An error is told by a toast, success by a modal alert, or what loads a part blocks the whole screen.",
        why: "A toast is gone before an error is read, and nobody wants to confirm that all went well.",
        sources: [.alerts, .feedback],
        contract: [
            "state-views.md#PH-24", "state-views.md#PL-3", "state-views.md#FS-7", "state-views.md#FS-10",
            "state-views.md#FS-12", "state-views.md#FS-16", "state-views.md#C-17",
        ])
}
