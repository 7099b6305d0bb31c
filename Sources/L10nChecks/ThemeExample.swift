import DesignTokens

/// Files of a small theme, for the examples of rules about tokens.
enum ThemeExample {
    /// A token file that stands for itself.
    static func tokens(_ text: String) -> RuleExample {
        RuleExample("app.tokens.json", text + "\n")
    }

    /// A resolver document.
    static func resolver(_ text: String) -> RuleExample {
        RuleExample("app.resolver.json", text + "\n")
    }

    /// A theme of two brands over a base: the resolver document and the three token files that it names.
    static func brands(base: String, acme: String, nova: String) -> [RuleExample] {
        [
            resolver(
                """
                {
                  "version": "2025.10",
                  "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
                  "modifiers": {
                    "brand": {
                      "contexts": {
                        "acme": [{ "$ref": "acme.tokens.json" }],
                        "nova": [{ "$ref": "nova.tokens.json" }]
                      }
                    }
                  },
                  "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }]
                }
                """),
            RuleExample("base.tokens.json", base + "\n"),
            RuleExample("acme.tokens.json", acme + "\n"),
            RuleExample("nova.tokens.json", nova + "\n"),
        ]
    }

    /// A theme in which a slot of a state view stands on the container.
    static func pair(_ slot: String, _ color: String, on background: String, alpha: Double = 1) -> RuleExample {
        let names = slot.split(separator: ".")
        return tokens(
            """
            {
              "$type": "color",
              "stateView": {
                "container": { "background": { "$value": \(value(background, alpha: alpha)) } },
                "\(names[0])": { "\(names[1])": { "$value": \(value(color)) } }
              }
            }
            """)
    }

    /// A theme with white backgrounds of these names, some of which have a black partner.
    static func backgrounds(_ names: [String], partners: [String]) -> RuleExample {
        let colors = names.map { ($0, "ffffff") } + partners.map { ("on-" + $0, "000000") }
        let members = colors.map { "    \"\($0.0)\": { \"$value\": \(value($0.1)) }" }
        return tokens(
            "{\n  \"background\": {\n    \"$type\": \"color\",\n\(members.joined(separator: ",\n"))\n  }\n}")
    }

    /// A theme with the typography of a title.
    /// - Parameters:
    ///   - size: in points.
    ///   - textStyle: the style of Dynamic Type that it names.
    static func text(weight: Int, size: Int = 16, textStyle: String? = nil) -> RuleExample {
        let style = textStyle.map {
            "\n        \"$extensions\": { \"org.stateview-l10n\": { \"relativeTo\": \"\($0)\" } },"
        }
        return tokens(
            """
            {
              "stateView": {
                "title": {
                  "typography": {
                    "$type": "typography",\(style ?? "")
                    "$value": {
                      "fontFamily": "Inter",
                      "fontSize": { "value": \(size), "unit": "px" },
                      "fontWeight": \(weight),
                      "letterSpacing": { "value": 0, "unit": "px" },
                      "lineHeight": 1.25
                    }
                  }
                }
              }
            }
            """)
    }

    /// A theme with the label of a disabled button.
    static func label(_ color: String, on background: String) -> RuleExample {
        tokens(
            """
            {
              "$type": "color",
              "stateView": {
                "container": { "background": { "$value": \(value("ffffff")) } },
                "button": {
                  "disabled": {
                    "background": { "$value": \(value(background)) },
                    "label": { "$value": \(value(color)) }
                  }
                }
              }
            }
            """)
    }

    /// A theme with the color of a title for readers who want more contrast.
    static func increased(_ color: String) -> RuleExample {
        resolver(
            """
            {
              "version": "2025.10",
              "sets": {
                "base": {
                  "sources": [
                    {
                      "stateView": {
                        "container": { "background": { "$type": "color", "$value": \(value("ffffff")) } },
                        "title": { "color": { "$type": "color", "$value": \(value("666666")) } }
                      }
                    }
                  ]
                }
              },
              "modifiers": {
                "contrast": {
                  "contexts": {
                    "standard": [],
                    "increased": [
                      { "stateView": { "title": { "color": { "$type": "color", "$value": \(value(color)) } } } }
                    ]
                  }
                }
              },
              "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/contrast" }]
            }
            """)
    }

    /// A color as a token file states it.
    /// - Parameter hex: six digits.
    private static func value(_ hex: String, alpha: Double = 1) -> String {
        let components = stride(from: 0, to: 6, by: 2).map { start in
            let digits = hex.dropFirst(start).prefix(2)
            return "\(Double(UInt8(digits, radix: 16) ?? 0) / 255)"
        }
        let opacity = alpha < 1 ? ", \"alpha\": \(alpha)" : ""
        return "{ \"colorSpace\": \"srgb\", \"components\": [\(components.joined(separator: ", "))]\(opacity) }"
    }

    /// A resolver document that fills every slot of a state view, or all but one.
    static func slots(without missing: String? = nil) -> RuleExample {
        let names: [TokenType: String] = [.color: "ink", .dimension: "gap", .duration: "turn", .typography: "font"]
        var groups: [String: [String]] = [:]
        for contract in StateViewContract.slots where !contract.isOptional {
            let slot = contract.path.text.dropFirst("stateView.".count)
            guard slot != missing ?? "", let dot = slot.lastIndex(of: ".") else { continue }
            groups[String(slot[..<dot]), default: []].append(
                "\"\(slot[slot.index(after: dot)...])\": { \"$value\": \"{\(names[contract.type] ?? "")}\" }")
        }
        /// The members of a group, and the groups in it.
        func object(_ group: String, indent: String) -> String {
            let prefix = group.isEmpty ? "" : group + "."
            let inner = Set(
                groups.keys.filter { $0.hasPrefix(prefix) }.compactMap {
                    $0.dropFirst(prefix.count).split(separator: ".").first.map(String.init)
                })
            let own = groups[group] ?? []
            let nested = inner.sorted().map { "\"\($0)\": \(object(prefix + $0, indent: indent + "  "))" }
            let lines = (own + nested).map { indent + "  " + $0 }
            return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
        }
        return resolver(
            """
            {
              "version": "2025.10",
              "sets": {
                "all": {
                  "sources": [
                    {
                      "ink": { "$type": "color", "$value": \(value("000000")) },
                      "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
                      "turn": { "$type": "duration", "$value": { "value": 1, "unit": "s" } },
                      "font": {
                        "$type": "typography",
                        "$value": {
                          "fontFamily": "Inter",
                          "fontSize": { "value": 16, "unit": "px" },
                          "fontWeight": 400,
                          "letterSpacing": { "value": 0, "unit": "px" },
                          "lineHeight": 1.25
                        }
                      },
                      "stateView": \(object("", indent: "          "))
                    }
                  ]
                }
              },
              "resolutionOrder": [{ "$ref": "#/sets/all" }]
            }
            """)
    }
}
