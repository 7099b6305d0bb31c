import L10nSource

/// Examples of rules about resolver documents, contexts and overrides of tokens.
enum ResolverExamples {
    static func of(_ rule: Rule) -> RuleExamples {
        switch rule {
        case .ambiguousTokenFiles:
            return RuleExamples(
                bad: [
                    RuleExample("base.tokens.json", scale(small: 4)),
                    RuleExample("own.tokens.json", "{ \"small\": { \"$type\": \"number\", \"$value\": 6 } }\n"),
                ],
                good: [
                    RuleExample("base.tokens.json", scale(small: 4)),
                    RuleExample("own.tokens.json", "{ \"small\": { \"$type\": \"number\", \"$value\": 6 } }\n"),
                    ThemeExample.resolver(
                        """
                        {
                          "version": "2025.10",
                          "sets": { "all": { "sources": [{ "$ref": "base.tokens.json" }, { "$ref": "own.tokens.json" }] } },
                          "resolutionOrder": [{ "$ref": "#/sets/all" }]
                        }
                        """),
                ])
        case .deadContext:
            return RuleExamples(
                bad: ThemeExample.brands(
                    base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
                    acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9 } }",
                    nova: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }"),
                good: ThemeExample.brands(
                    base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
                    acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9 } }",
                    nova: "{ \"gap\": { \"$type\": \"number\", \"$value\": 7 } }"))
        case .duplicateResolverItem:
            return RuleExamples(
                bad: [
                    ThemeExample.resolver(
                        """
                        {
                          "version": "2025.10",
                          "sets": { "base": { "sources": [] } },
                          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/sets/base" }]
                        }
                        """)
                ],
                good: [
                    ThemeExample.resolver(
                        """
                        {
                          "version": "2025.10",
                          "sets": { "base": { "sources": [] } },
                          "resolutionOrder": [{ "$ref": "#/sets/base" }]
                        }
                        """)
                ])
        case .impliedModifier:
            return RuleExamples(
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
                ])
        case .invalidResolverDocument:
            return RuleExamples(
                bad: [
                    ThemeExample.resolver(
                        """
                        {
                          "version": "1.0",
                          "sets": { "base": { "sources": [] } },
                          "resolutionOrder": [{ "$ref": "#/sets/base" }]
                        }
                        """)
                ],
                good: [
                    ThemeExample.resolver(
                        """
                        {
                          "version": "2025.10",
                          "sets": { "base": { "sources": [] } },
                          "resolutionOrder": [{ "$ref": "#/sets/base" }]
                        }
                        """)
                ])
        case .invalidResolverReference:
            return RuleExamples(
                bad: [
                    ThemeExample.resolver(
                        """
                        {
                          "version": "2025.10",
                          "sets": { "base": { "sources": [{ "$ref": "bse.tokens.json" }] } },
                          "resolutionOrder": [{ "$ref": "#/sets/base" }]
                        }
                        """)
                ],
                good: [
                    ThemeExample.resolver(
                        """
                        {
                          "version": "2025.10",
                          "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
                          "resolutionOrder": [{ "$ref": "#/sets/base" }]
                        }
                        """),
                    RuleExample("base.tokens.json", "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }\n"),
                ])
        case .overrideChangesTokenType:
            return RuleExamples(
                bad: ThemeExample.brands(
                    base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
                    acme:
                        """
                        { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }
                        """,
                    nova: "{}"),
                good: ThemeExample.brands(
                    base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
                    acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9 } }",
                    nova: "{}"))
        case .overrideDropsTokenMetadata:
            return RuleExamples(
                bad: ThemeExample.brands(
                    base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8, \"$deprecated\": true } }",
                    acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9 } }",
                    nova: "{}"),
                good: ThemeExample.brands(
                    base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8, \"$deprecated\": true } }",
                    acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9, \"$deprecated\": true } }",
                    nova: "{}"))
        case .redundantTokenOverride:
            return RuleExamples(
                bad: ThemeExample.brands(
                    base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
                    acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
                    nova: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9 } }"),
                good: ThemeExample.brands(
                    base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
                    acme: "{}",
                    nova: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9 } }"))
        case .shadowedTokenOverride:
            return RuleExamples(
                bad: ThemeExample.brands(
                    base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
                    acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9 } }",
                    nova: "{ \"gap\": { \"$type\": \"number\", \"$value\": 10 } }"),
                good: ThemeExample.brands(
                    base: "{}",
                    acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9 } }",
                    nova: "{ \"gap\": { \"$type\": \"number\", \"$value\": 10 } }"))
        case .singleContextModifier:
            return RuleExamples(
                bad: [
                    ThemeExample.resolver(
                        """
                        {
                          "version": "2025.10",
                          "modifiers": { "density": { "contexts": { "regular": [] } } },
                          "resolutionOrder": [{ "$ref": "#/modifiers/density" }]
                        }
                        """)
                ],
                good: [
                    ThemeExample.resolver(
                        """
                        {
                          "version": "2025.10",
                          "modifiers": { "density": { "contexts": { "regular": [], "compact": [] } } },
                          "resolutionOrder": [{ "$ref": "#/modifiers/density" }]
                        }
                        """)
                ])
        case .unknownThemeContext:
            return RuleExamples(
                bad: [RuleExample("stateview-l10n.json", "{ \"brands\": [\"ocme\", \"nova\"] }\n")]
                    + ThemeExample.brands(
                        base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
                        acme: "{}",
                        nova: "{}"),
                good: [RuleExample("stateview-l10n.json", "{ \"brands\": [\"acme\", \"nova\"] }\n")]
                    + ThemeExample.brands(
                        base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
                        acme: "{}",
                        nova: "{}"))
        case .unlistedResolverItem:
            return RuleExamples(
                bad: [document(order: "[{ \"$ref\": \"#/sets/base\" }]")],
                good: [document(order: "[{ \"$ref\": \"#/sets/base\" }, { \"$ref\": \"#/sets/dense\" }]")])
        default: return RuleExamples()
        }
    }

    private static func scale(small: Int) -> String {
        """
        {
          "$type": "number",
          "small": { "$value": \(small) },
          "medium": { "$value": 8 },
          "large": { "$value": 16 }
        }

        """
    }

    private static func tokens(_ value: Int) -> String {
        "{ \"ink\": { \"$type\": \"number\", \"$value\": \(value) } }\n"
    }

    private static func document(order: String) -> RuleExample {
        ThemeExample.resolver(
            """
            {
              "version": "2025.10",
              "sets": {
                "base": { "sources": [{ "gap": { "$type": "number", "$value": 8 } }] },
                "dense": { "sources": [{ "gap": { "$type": "number", "$value": 4 } }] }
              },
              "resolutionOrder": \(order)
            }
            """)
    }
}
