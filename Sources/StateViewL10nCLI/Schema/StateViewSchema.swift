import StateViews

/// The JSON Schema (2020-12) of documents of state views. Names of closed sets are those that the reader knows.
///
/// It is as strict as the reader about shapes and names; the rest is left to `check`: ids twice, two buttons in one slot,
/// values of styles, numbers beyond all reason, tokens that the theme lacks.
package enum StateViewSchema {
    package static let text = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:stateview-l10n:schema:stateview:1",
          "title": "State views",
          "description": "A *.stateview.json file: one view, one screen, or lists of them.",
          "if": { "anyOf": [{ "required": ["views"] }, { "required": ["screens"] }] },
          "then": {
            "type": "object",
            "properties": {
              "$schema": { "type": "string" },
              "views": { "type": "array", "items": { "$ref": "#/$defs/view" } },
              "screens": { "type": "array", "items": { "$ref": "#/$defs/screen" } }
            },
            "additionalProperties": false
          },
          "else": {
            "if": { "required": ["phases"] },
            "then": { "$ref": "#/$defs/screen" },
            "else": { "$ref": "#/$defs/view" }
          },
          "$defs": {
            "view": {
              "type": "object",
              "required": ["id", "kind"],
              "properties": {
                "$schema": { "type": "string" },
                "id": { "type": "string", "minLength": 1 },
                "kind": {
                  "oneOf": [
                    { "enum": \(names(StateViewKind.BuiltIn.self)) },
                    {
                      "type": "object",
                      "required": ["custom"],
                      "properties": { "custom": { "type": "string", "minLength": 1 } },
                      "additionalProperties": false
                    }
                  ]
                },
                "profile": { "enum": \(names(StateViewProfile.self)) },
                "texts": { "$ref": "#/$defs/texts" },
                "visual": { "$ref": "#/$defs/visual" },
                "actions": {
                  "type": "array", "maxItems": \(StateViewAction.Slot.allCases.count),
                  "items": { "$ref": "#/$defs/action" }
                },
                "brandMark": { "enum": \(names(BrandMarkChoice.self)) },
                "scope": { "enum": \(names(LoadingScope.self)) },
                "layout": { "$ref": "#/$defs/layout" },
                "style": {
                  "oneOf": [
                    { "$ref": "#/$defs/style" }, { "type": "array", "items": { "$ref": "#/$defs/style" } }
                  ]
                },
                "presentation": { "$ref": "#/$defs/presentation" },
                "timing": { "$ref": "#/$defs/timing" },
                "arguments": { "$ref": "#/$defs/arguments" },
                "brands": { "type": "object", "additionalProperties": { "$ref": "#/$defs/brand" } },
                "disable": { "$ref": "#/$defs/waivers" }
              },
              "additionalProperties": false
            },
            "screen": {
              "type": "object",
              "required": ["id", "phases"],
              "properties": {
                "$schema": { "type": "string" },
                "id": { "type": "string", "minLength": 1 },
                "phases": {
                  "type": "object",
                  "propertyNames": { "enum": \(names(DocumentedScreen.Phase.self)) },
                  "additionalProperties": {
                    "oneOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }]
                  }
                },
                "errorWithContent": { "enum": \(names(ScreenReader.ErrorSurfaceName.self)) },
                "success": { "enum": \(names(DocumentedScreen.SuccessSurface.self)) },
                "disable": { "$ref": "#/$defs/waivers" }
              },
              "additionalProperties": false
            },
            "text": {
              "oneOf": [
                { "enum": ["inherit", "none", null] },
                {
                  "type": "object",
                  "required": ["key"],
                  "properties": {
                    "key": { "type": "string" }, "table": { "type": "string" },
                    "arguments": { "$ref": "#/$defs/arguments" }
                  },
                  "additionalProperties": false
                },
                {
                  "type": "object",
                  "required": ["literal"],
                  "properties": { "literal": { "type": "string" }, "language": { "type": "string" } },
                  "additionalProperties": false
                }
              ]
            },
            "texts": {
              "type": "object",
              "propertyNames": { "enum": \(list(StateViewTextRole.all.map(\.name))) },
              "additionalProperties": { "$ref": "#/$defs/text" }
            },
            "arguments": { "type": "object", "additionalProperties": { "type": ["string", "number"] } },
            "length": { "type": ["number", "string"], "minimum": 0 },
            "limit": { "type": ["number", "string", "null"], "minimum": 0 },
            "insets": {
              "oneOf": [
                { "$ref": "#/$defs/length" },
                {
                  "type": "object",
                  "propertyNames": { "enum": ["top", "leading", "bottom", "trailing"] },
                  "additionalProperties": { "$ref": "#/$defs/length" }
                }
              ]
            },
            "visual": {
              "oneOf": [
                { "enum": ["none", null] },
                {
                  "type": "object",
                  "properties": {
                    "icon": {
                      "oneOf": [
                        { "type": ["string", "null"], "minLength": 1 },
                        {
                          "type": "object",
                          "required": ["id"],
                          "properties": {
                            "id": { "type": "string", "minLength": 1 }, "sfSymbol": { "type": "string" },
                            "material": { "type": "string" }
                          },
                          "additionalProperties": false
                        }
                      ]
                    },
                    "illustration": { "type": ["string", "null"], "minLength": 1 },
                    "animation": {
                      "oneOf": [
                        { "type": ["string", "null"], "minLength": 1 },
                        {
                          "type": "object",
                          "required": ["id"],
                          "properties": {
                            "id": { "type": "string", "minLength": 1 }, "loop": { "type": "boolean" },
                            "speed": { "type": "number", "minimum": 0.01, "maximum": 100 },
                            "contentMode": { "enum": \(names(StateViewVisual.Animation.ContentMode.self)) },
                            "poster": { "type": "string" }
                          },
                          "additionalProperties": false
                        }
                      ]
                    },
                    "progress": {
                      "oneOf": [
                        { "enum": ["spinner", "bar", "refresh", "none"] },
                        {
                          "type": "object",
                          "minProperties": 1,
                          "properties": {
                            "spinner": { "enum": \(names(StateViewVisual.Progress.SpinnerSize.self)) },
                            "bar": { "type": ["number", "null"], "minimum": 0, "maximum": 1 },
                            "skeleton": { "type": "string" }
                          },
                          "additionalProperties": false
                        }
                      ]
                    },
                    "width": { "$ref": "#/$defs/length" },
                    "height": { "$ref": "#/$defs/length" },
                    "tint": { "type": "string" },
                    "template": { "type": "boolean" },
                    "scalesWithText": { "type": "boolean" },
                    "label": { "$ref": "#/$defs/text" }
                  },
                  "additionalProperties": false
                }
              ]
            },
            "action": {
              "type": "object",
              "required": ["intent"],
              "properties": {
                "slot": { "enum": \(names(StateViewAction.Slot.self)) },
                "intent": {
                  "oneOf": [
                    { "enum": \(list(StateViewAction.Intent.known.map(\.name))) },
                    {
                      "type": "object", "required": ["custom"],
                      "properties": { "custom": { "type": "string", "minLength": 1 } },
                      "additionalProperties": false
                    }
                  ]
                },
                "role": { "enum": \(names(StateViewAction.Role.self)) },
                "width": {
                  "oneOf": [
                    { "enum": ["intrinsic", "full"] },
                    {
                      "type": "object",
                      "required": ["full"],
                      "properties": {
                        "full": {
                          "type": "object",
                          "properties": {
                            "leading": { "$ref": "#/$defs/length" }, "trailing": { "$ref": "#/$defs/length" }
                          },
                          "additionalProperties": false
                        }
                      },
                      "additionalProperties": false
                    }
                  ]
                },
                "busyPolicy": { "enum": \(names(StateViewAction.BusyPolicy.self)) },
                "state": { "enum": \(names(ActionReader.ActionState.self)) },
                \(StateViewTextRole.ActionText.allCases
                    .map { "\"\($0.rawValue)\": { \"$ref\": \"#/$defs/text\" }" }.joined(separator: ",\n                "))
              },
              "additionalProperties": false
            },
            "layout": {
              "type": "object",
              "properties": {
                "placement": {
                  "oneOf": [
                    { "enum": \(list(LayoutReader.placements.map(\.name))) },
                    {
                      "type": "object",
                      "required": ["sheet"],
                      "properties": {
                        "sheet": {
                          "type": "object",
                          "properties": {
                            "detents": {
                              "type": "array",
                              "items": {
                                "oneOf": [
                                  { "enum": \(names(LayoutReader.DetentName.self)) }, { "type": "number", "minimum": 1 }
                                ]
                              }
                            },
                            "dragIndicator": { "type": "boolean" }
                          },
                          "additionalProperties": false
                        }
                      },
                      "additionalProperties": false
                    }
                  ]
                },
                "insets": { "$ref": "#/$defs/insets" },
                "padding": { "$ref": "#/$defs/insets" },
                "alignment": { "enum": \(list(StyleProperty.alignment.words)) },
                "contentMaxWidth": { "$ref": "#/$defs/limit" },
                "titleMaxWidth": { "$ref": "#/$defs/limit" },
                "subtitleMaxWidth": { "$ref": "#/$defs/limit" },
                "titleMaxLines": { "type": "integer", "minimum": 1 },
                "subtitleMaxLines": { "type": "integer", "minimum": 1 },
                "spacing": {
                  "type": "object",
                  "propertyNames": { "enum": \(names(StyleProperty.Gap.self)) },
                  "additionalProperties": { "$ref": "#/$defs/length" }
                },
                "overflow": { "enum": \(names(StateViewArrangement.Overflow.self)) },
                "headingLevel": { "type": "integer", "minimum": 1, "maximum": 6 }
              },
              "additionalProperties": false
            },
            "style": {
              "type": "object",
              "propertyNames": { "enum": \(list(StyleProperty.all.map(\.name))) }
            },
            "presentation": {
              "type": "object",
              "properties": {
                "initial": { "enum": \(names(PresentationPolicy.Initial.self)) },
                "whileLoading": { "enum": \(names(PresentationPolicy.WhileLoading.self)) },
                "errorWithContent": { "enum": \(names(PresentationPolicy.ErrorSurface.self)) },
                "retryPresentation": { "enum": \(names(PresentationPolicy.Retry.self)) },
                "showDelay": { "type": "integer", "minimum": 0 },
                "minVisible": { "type": "integer", "minimum": 0 },
                "autoDismiss": { "type": "integer", "minimum": 0 }
              },
              "additionalProperties": false
            },
            "timing": {
              "oneOf": [
                { "enum": \(names(PresentationReader.TimingName.self)) },
                {
                  "type": "object",
                  "properties": {
                    "showDelay": { "type": "integer", "minimum": 0 },
                    "minVisible": { "type": "integer", "minimum": 0 },
                    "fade": { "type": "integer", "minimum": 0 },
                    "busyDelay": { "type": "integer", "minimum": 0 },
                    "busyMinVisible": { "type": "integer", "minimum": 0 },
                    "successAnimation": { "type": "integer", "minimum": 0 },
                    "feedback": { "type": "integer", "minimum": 0 },
                    "animatesLoading": { "type": "boolean" }
                  },
                  "additionalProperties": false
                }
              ]
            },
            "brand": {
              "type": "object",
              "properties": {
                "texts": { "$ref": "#/$defs/texts" },
                "actions": {
                  "type": "object",
                  "propertyNames": { "enum": \(names(StateViewAction.Slot.self)) },
                  "additionalProperties": { "oneOf": [{ "enum": ["none", null] }, { "$ref": "#/$defs/action" }] }
                },
                "icon": { "type": ["string", "null"], "minLength": 1 },
                "style": { "$ref": "#/$defs/style" },
                "brandMark": { "enum": \(names(BrandMarkChoice.self)) }
              },
              "additionalProperties": false
            },
            "waivers": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["rule", "reason"],
                "properties": { "rule": { "type": "string" }, "reason": { "type": "string" } },
                "additionalProperties": false
              }
            }
          }
        }
        """

    private static func names<Choice: RawRepresentable & CaseIterable>(_ type: Choice.Type) -> String
    where Choice.RawValue == String {
        list(Choice.allCases.map(\.rawValue))
    }

    private static func list(_ names: [String]) -> String {
        "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
}
