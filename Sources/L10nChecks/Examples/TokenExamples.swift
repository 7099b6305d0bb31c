import L10nSource

/// Examples of rules about tokens in their files whose findings come from lower floors.
enum TokenExamples {
    static func of(_ rule: Rule) -> RuleExamples {
        switch rule {
        case .clampedGradientPosition:
            return RuleExamples(
                bad: [
                    ThemeExample.tokens(
                        """
                        {
                          "fade": {
                            "$type": "gradient",
                            "$value": [
                              { "color": { "colorSpace": "srgb", "components": [1, 1, 1] }, "position": 0 },
                              { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 1.2 }
                            ]
                          }
                        }
                        """)
                ],
                good: [
                    ThemeExample.tokens(
                        """
                        {
                          "fade": {
                            "$type": "gradient",
                            "$value": [
                              { "color": { "colorSpace": "srgb", "components": [1, 1, 1] }, "position": 0 },
                              { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 1 }
                            ]
                          }
                        }
                        """)
                ])
        case .hexComponentMismatch:
            return RuleExamples(
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
                ])
        case .incompleteTypography:
            return RuleExamples(
                bad: [
                    ThemeExample.tokens(
                        """
                        {
                          "title": {
                            "$type": "typography",
                            "$value": {
                              "fontFamily": "Inter",
                              "fontSize": { "value": 16, "unit": "px" },
                              "fontWeight": 700,
                              "lineHeight": 1.2
                            }
                          }
                        }
                        """)
                ],
                good: [
                    ThemeExample.tokens(
                        """
                        {
                          "title": {
                            "$type": "typography",
                            "$value": {
                              "fontFamily": "Inter",
                              "fontSize": { "value": 16, "unit": "px" },
                              "fontWeight": 700,
                              "letterSpacing": { "value": 0, "unit": "px" },
                              "lineHeight": 1.2
                            }
                          }
                        }
                        """)
                ])
        case .invalidTokenName:
            return RuleExamples(
                bad: [
                    ThemeExample.tokens("{ \"gap.small\": { \"$type\": \"number\", \"$value\": 8 } }")
                ],
                good: [
                    ThemeExample.tokens("{ \"gap\": { \"small\": { \"$type\": \"number\", \"$value\": 8 } } }")
                ])
        case .invalidTokenValue:
            return RuleExamples(
                bad: [
                    ThemeExample.tokens(
                        """
                        { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "em" } } }
                        """)
                ],
                good: [
                    ThemeExample.tokens(
                        """
                        { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "rem" } } }
                        """)
                ])
        case .legacyTokenSyntax:
            return RuleExamples(
                bad: [
                    ThemeExample.tokens("{ \"gap\": { \"$type\": \"number\", \"value\": 8 } }")
                ],
                good: [
                    ThemeExample.tokens("{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }")
                ])
        case .missingTokenType:
            return RuleExamples(
                bad: [
                    ThemeExample.tokens("{ \"gap\": { \"$value\": 8 } }")
                ],
                good: [
                    ThemeExample.tokens("{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }")
                ])
        case .tokenGroupCollision:
            return RuleExamples(
                bad: [
                    ThemeExample.tokens(
                        """
                        {
                          "$type": "number",
                          "gap": { "$value": 8, "small": { "$value": 4 } }
                        }
                        """)
                ],
                good: [
                    ThemeExample.tokens(
                        """
                        {
                          "$type": "number",
                          "gap": { "$root": { "$value": 8 }, "small": { "$value": 4 } }
                        }
                        """)
                ])
        case .tokenNamesDifferingOnlyInCase:
            return RuleExamples(
                bad: [
                    ThemeExample.tokens(
                        """
                        {
                          "$type": "number",
                          "gap": { "$value": 8 },
                          "Gap": { "$value": 9 }
                        }
                        """)
                ],
                good: [
                    ThemeExample.tokens(
                        """
                        {
                          "$type": "number",
                          "gap": { "$value": 8 },
                          "wideGap": { "$value": 9 }
                        }
                        """)
                ])
        case .unknownTokenProperty:
            return RuleExamples(
                bad: [
                    ThemeExample.tokens(
                        """
                        { "gap": { "$type": "number", "$value": 8, "$descripton": "Between buttons." } }
                        """)
                ],
                good: [
                    ThemeExample.tokens(
                        """
                        { "gap": { "$type": "number", "$value": 8, "$description": "Between buttons." } }
                        """)
                ])
        case .unknownTokenType:
            return RuleExamples(
                bad: [
                    ThemeExample.tokens(
                        """
                        { "gap": { "$type": "dimensions", "$value": { "value": 8, "unit": "px" } } }
                        """)
                ],
                good: [
                    ThemeExample.tokens(
                        """
                        { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }
                        """)
                ])
        default: return ReferenceExamples.of(rule)
        }
    }
}
