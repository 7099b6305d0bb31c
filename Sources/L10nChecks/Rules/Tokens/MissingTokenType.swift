import L10nSource

/// A token whose type is unknown.
enum MissingTokenType: CheckRule {
    static let info = RuleInfo(
        "missing-token-type", .tokens, .error,
        summary: "Neither a token nor its alias nor a group around it says of which type it is.",
        why: "Its value can't be read; the format forbids guessing.",
        needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.tokens("{ \"gap\": { \"$value\": 8 } }")
        ],
        good: [
            ThemeExample.tokens("{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }")
        ],
        sources: ["checks.md 2.10", "tokens.md TF-14, TF-15"])
}
