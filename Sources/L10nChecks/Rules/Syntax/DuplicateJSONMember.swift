import L10nSource

/// A member that occurs twice in one JSON object.
enum DuplicateJSONMember: CheckRule {
    static let info = RuleInfo(
        "duplicate-json-member", .syntax, .error,
        summary: "The same member occurs twice in one JSON object.",
        why: "Readers disagree on which one counts, so that two tools show two different texts or colours.",
        tiers: "A warning for the description of a token or of a group, which changes no value.",
        fix: .unsafe, precision: .veryHigh,
        bad: [
            RuleExample(
                "space.tokens.json",
                """
                {
                  "small": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
                  "small": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }
                }

                """)
        ],
        good: [
            RuleExample(
                "space.tokens.json",
                """
                {
                  "small": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
                  "large": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }
                }

                """)
        ],
        sources: ["checks.md 2.1", "RFC 8259 section 4"])
}
