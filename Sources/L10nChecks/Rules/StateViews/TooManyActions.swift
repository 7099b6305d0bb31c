import L10nSource

/// More buttons than a state view has places for.
enum TooManyActions: CheckRule {
    static let info = RuleInfo(
        "too-many-actions", .stateviews, .error,
        summary: "A state view has more than three actions.",
        why: "There are three places; what stands behind them would not be shown.",
        isHard: true, needs: [.views], precision: .veryHigh,
        bad: [RuleExample("empty.stateview.json", document(4))],
        good: [RuleExample("empty.stateview.json", document(3))],
        sources: ["checks.md 2.12", "state-views.md BB-22, C-9"])

    /// A view with some buttons.
    private static func document(_ count: Int) -> String {
        let intents = ["create", "goHome", "contactSupport", "goBack"].prefix(count)
        let actions = intents.map { "{ \"intent\": \"\($0)\" }" }.joined(separator: ", ")
        return "{ \"id\": \"cards.empty\", \"kind\": \"empty\", \"actions\": [\(actions)] }\n"
    }
}
