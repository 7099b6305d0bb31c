import L10nSource

/// A name that the format does not allow.
enum InvalidTokenName: CheckRule {
    static let info = RuleInfo(
        "invalid-token-name", .tokens, .error,
        summary: "The name of a token or group is empty, begins with '$' or has one of '.', '{' and '}'.",
        why: "No alias could name the token.",
        needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.tokens("{ \"gap.small\": { \"$type\": \"number\", \"$value\": 8 } }")
        ],
        good: [
            ThemeExample.tokens("{ \"gap\": { \"small\": { \"$type\": \"number\", \"$value\": 8 } } }")
        ],
        sources: ["checks.md 2.10", "tokens.md TF-5"])
}
