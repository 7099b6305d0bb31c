import L10nSource

/// Token files that count as contexts of a modifier which no resolver document states.
enum ImpliedModifier: CheckRule {
    static let info = RuleInfo(
        "implied-modifier", .tokens, .note,
        summary: "Files that define the same tokens are taken for contexts of one modifier.",
        why: "Which of them is the default, and what the modifier is called, is guessed from their names.",
        needs: [.tokens], precision: .veryHigh,
        bad: [RuleExample("dark.tokens.json", tokens(1)), RuleExample("light.tokens.json", tokens(2))],
        good: [
            RuleExample("dark.tokens.json", tokens(1)), RuleExample("light.tokens.json", tokens(2)),
            ThemeExample.resolver(
                """
                {
                  "version": "2025.10",
                  "modifiers": {
                    "scheme": {
                      "contexts": {
                        "light": [{ "$ref": "light.tokens.json" }],
                        "dark": [{ "$ref": "dark.tokens.json" }]
                      },
                      "default": "light"
                    }
                  },
                  "resolutionOrder": [{ "$ref": "#/modifiers/scheme" }]
                }
                """),
        ],
        sources: ["tokens.md TR-14"])

    private static func tokens(_ value: Int) -> String {
        "{ \"ink\": { \"$type\": \"number\", \"$value\": \(value) } }\n"
    }
}
