import L10nSource

/// A color whose two notations differ.
enum HexComponentMismatch: CheckRule {
    static let info = RuleInfo(
        "hex-component-mismatch", .tokens, .warning,
        summary: "The 'hex' of a color and its components are different colors.",
        why: "Tools that read the one and tools that read the other show different colors; here the components count.",
        fix: .unsafe, needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.tokens(
                """
                {
                  "pink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0.5], "hex": "#ff00ff" } }
                }
                """)
        ],
        good: [
            ThemeExample.tokens(
                """
                {
                  "pink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0.5], "hex": "#ff0080" } }
                }
                """)
        ],
        sources: ["checks.md 2.10, D-23", "tokens.md TC-9"])
}
