import L10nSource

/// A document of state views that cannot be read as it stands.
enum InvalidStateViewDocument: CheckRule {
    static let info = RuleInfo(
        "invalid-state-view-document", .stateviews, .error,
        summary:
            "A document of state views breaks the grammar of JSON, or has a member, a kind, a role, an intent or a "
            + "property that does not exist.",
        why: "What is not understood is left out, so the view would not be the one that its author means.",
        isHard: true, needs: [.views], precision: .veryHigh,
        bad: [
            RuleExample(
                "empty.stateview.json", "{ \"id\": \"cards.empty\", \"kind\": \"empty\", \"icon\": \"inbox\" }\n")
        ],
        good: [
            RuleExample(
                "empty.stateview.json",
                "{ \"id\": \"cards.empty\", \"kind\": \"empty\", \"visual\": { \"icon\": \"inbox\" } }\n")
        ],
        sources: ["state-views.md 4.1, MD-3, MD-4"])
}
