import L10nSource

/// Examples of rules about state views whose findings come from lower floors.
enum StateViewExamples {
    static func of(_ rule: Rule) -> RuleExamples {
        switch rule {
        case .invalidStateViewDocument:
            return RuleExamples(
                bad: [
                    RuleExample(
                        "empty.stateview.json",
                        "{ \"id\": \"cards.empty\", \"kind\": \"empty\", \"icon\": \"inbox\" }\n")
                ],
                good: [
                    RuleExample(
                        "empty.stateview.json",
                        "{ \"id\": \"cards.empty\", \"kind\": \"empty\", \"visual\": { \"icon\": \"inbox\" } }\n")
                ])
        case .tooManyActions:
            return RuleExamples(
                bad: [RuleExample("empty.stateview.json", document(4))],
                good: [RuleExample("empty.stateview.json", document(3))])
        default: return RuleExamples()
        }
    }

    /// A view with some buttons.
    private static func document(_ count: Int) -> String {
        let intents = ["create", "goHome", "contactSupport", "goBack"].prefix(count)
        let actions = intents.map { "{ \"intent\": \"\($0)\" }" }.joined(separator: ", ")
        return "{ \"id\": \"cards.empty\", \"kind\": \"empty\", \"actions\": [\(actions)] }\n"
    }
}
