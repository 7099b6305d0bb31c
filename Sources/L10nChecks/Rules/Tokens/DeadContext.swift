import L10nSource

/// A context that changes nothing.
enum DeadContext: CheckRule {
    static let info = RuleInfo(
        "dead-context", .tokens, .note,
        summary: "A context of a modifier changes no token in any permutation.",
        why: "People choose it and see no difference.",
        needs: [.tokens], precision: .veryHigh,
        bad: ThemeExample.brands(
            base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
            acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9 } }",
            nova: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }"),
        good: ThemeExample.brands(
            base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
            acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9 } }",
            nova: "{ \"gap\": { \"$type\": \"number\", \"$value\": 7 } }"),
        sources: ["checks.md 2.10", "tokens.md TO-8"])
}
