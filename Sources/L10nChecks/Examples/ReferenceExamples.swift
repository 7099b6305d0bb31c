import L10nSource

/// Examples of rules about tokens that refer to others.
enum ReferenceExamples {
    static func of(_ rule: Rule) -> RuleExamples {
        switch rule {
        case .aliasCycle:
            return RuleExamples(
                bad: [
                    ThemeExample.tokens(
                        """
                        {
                          "$type": "number",
                          "narrow": { "$value": "{wide}" },
                          "wide": { "$value": "{narrow}" }
                        }
                        """)
                ],
                good: [
                    ThemeExample.tokens(
                        """
                        {
                          "$type": "number",
                          "narrow": { "$value": 8 },
                          "wide": { "$value": "{narrow}" }
                        }
                        """)
                ])
        case .aliasTypeMismatch:
            return RuleExamples(
                bad: [
                    ThemeExample.tokens(
                        """
                        {
                          "red": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
                          "width": { "$type": "dimension", "$value": "{red}" }
                        }
                        """)
                ],
                good: [
                    ThemeExample.tokens(
                        """
                        {
                          "line": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
                          "width": { "$type": "dimension", "$value": "{line}" }
                        }
                        """)
                ])
        case .brokenAlias:
            return RuleExamples(
                bad: [
                    ThemeExample.tokens(
                        """
                        {
                          "$type": "number",
                          "space": { "small": { "$value": 8 } },
                          "gap": { "$value": "{space.smal}" }
                        }
                        """)
                ],
                good: [
                    ThemeExample.tokens(
                        """
                        {
                          "$type": "number",
                          "space": { "small": { "$value": 8 } },
                          "gap": { "$value": "{space.small}" }
                        }
                        """)
                ])
        case .deprecatedTokenUse:
            return RuleExamples(
                bad: [
                    ThemeExample.tokens(
                        """
                        {
                          "$type": "number",
                          "old": { "$value": 8, "$deprecated": true },
                          "gap": { "$value": "{old}" }
                        }
                        """)
                ],
                good: [
                    ThemeExample.tokens(
                        """
                        {
                          "$type": "number",
                          "old": { "$value": "{gap}", "$deprecated": true },
                          "gap": { "$value": 8 }
                        }
                        """)
                ])
        case .extendsChangesType:
            return RuleExamples(
                bad: [
                    ThemeExample.tokens(
                        """
                        {
                          "space": { "$type": "number", "small": { "$value": 8 } },
                          "gap": { "$extends": "{space}", "$type": "dimension", "small": { "$value": { "value": 8, "unit": "px" } } }
                        }
                        """)
                ],
                good: [
                    ThemeExample.tokens(
                        """
                        {
                          "space": { "$type": "number", "small": { "$value": 8 } },
                          "gap": { "$extends": "{space}", "large": { "$value": 16 } }
                        }
                        """)
                ])
        case .invalidAliasSyntax:
            return RuleExamples(
                bad: [
                    ThemeExample.tokens(
                        """
                        {
                          "bezier": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] },
                          "start": { "$type": "number", "$value": "{bezier.0}" }
                        }
                        """)
                ],
                good: [
                    ThemeExample.tokens(
                        """
                        {
                          "bezier": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] },
                          "start": { "$type": "number", "$value": { "$ref": "#/bezier/$value/0" } }
                        }
                        """)
                ])
        case .invalidExtends:
            return RuleExamples(
                bad: [
                    ThemeExample.tokens(
                        """
                        {
                          "$type": "number",
                          "space": { "small": { "$value": 8 } },
                          "gap": { "$extends": "{space.small}", "large": { "$value": 16 } }
                        }
                        """)
                ],
                good: [
                    ThemeExample.tokens(
                        """
                        {
                          "$type": "number",
                          "space": { "small": { "$value": 8 } },
                          "gap": { "$extends": "{space}", "large": { "$value": 16 } }
                        }
                        """)
                ])
        default: return ResolverExamples.of(rule)
        }
    }
}
