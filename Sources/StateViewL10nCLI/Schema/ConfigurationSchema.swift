import DesignTokens
import L10nLookup
import L10nProject
import L10nSource
import StateViews

/// The JSON Schema (2020-12) of `stateview-l10n.json`. Names of closed sets are those that the reader knows.
///
/// It is as strict as the reader about shapes, names and ranges; what a schema cannot see (languages and rules that do not
/// exist, the order of layers) is left to `check`. Comments are no JSON: validators have to be told of them, as editors are
/// with `jsonc`.
package enum ConfigurationSchema {
    package static let text = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:stateview-l10n:schema:configuration:1",
          "title": "Configuration of stateview-l10n",
          "description": "A stateview-l10n.json file. Paths and patterns are relative to its folder.",
          "type": "object",
          "properties": {
            "$schema": { "type": "string" },
            "extends": {
              "description": "Files and presets that this one builds on, from its folder; the last one wins.",
              "anyOf": [{ "type": "string" }, { "$ref": "#/$defs/texts" }]
            },
            "sourceLanguage": { "$ref": "#/$defs/tag", "description": "The language that developers write." },
            "locales": {
              "description": "Which languages must be complete, and what they fall back to.",
              "type": "object",
              "properties": {
                "required": { "$ref": "#/$defs/tags", "description": "Languages whose missing texts are errors." },
                "optional": { "$ref": "#/$defs/tags", "description": "Languages whose missing texts are notes." },
                "fallback": {
                  "description": "The parent of a language, where it is not CLDR's.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/$defs/tag" },
                  "additionalProperties": { "$ref": "#/$defs/tag" }
                },
                "minimumCoverage": {
                  "description": "The share of texts that a language must have.",
                  "type": "object",
                  "propertyNames": { "$ref": "#/$defs/tag" },
                  "additionalProperties": { "type": "number", "minimum": 0, "maximum": 1 }
                }
              },
              "additionalProperties": false
            },
            "layers": {
              "description": "Lowest first; the built-in defaults come before them.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["name", "kind", "paths"],
                "properties": {
                  "name": { "type": "string" },
                  "kind": { "enum": \(names(LayerKind.self)) },
                  "paths": { "$ref": "#/$defs/texts", "description": "Files or folders of the layer." },
                  "brand": { "type": "string" },
                  "overridesOnly": { "type": "boolean", "description": "Whether every key must override something." }
                },
                "if": { "properties": { "kind": { "const": "brand" } }, "required": ["kind"] },
                "then": { "required": ["brand"] },
                "additionalProperties": false
              }
            },
            "embeddedDefaults": { "type": "boolean", "description": "Whether the built-in texts and themes take part." },
            "tables": { "$ref": "#/$defs/texts", "description": "The tables that state views read, in order." },
            "overridePrefixes": { "$ref": "#/$defs/texts", "description": "Keys that are meant as overrides." },
            "lookup": {
              "type": "object",
              "properties": { "order": { "enum": \(names(LookupOrder.self)) } },
              "additionalProperties": false
            },
            "upstream": {
              "description": "What is remembered of the defaults that the project overrides.",
              "type": "object",
              "properties": {
                "lock": { "type": "string", "description": "What 'stateview-l10n lock' writes." },
                "renames": {
                  "description": "The new name of each default that got another one, or a file that says so.",
                  "anyOf": [{ "type": "string" }, { "type": "object", "additionalProperties": { "type": "string" } }]
                }
              },
              "additionalProperties": false
            },
            "themes": {
              "type": "object",
              "properties": {
                "resolver": { "type": "string", "description": "The resolver document, or a token file." },
                "lock": { "type": "string" },
                "dialect": { "enum": \(names(Configuration.Dialect.self)) },
                "modifiers": {
                  "description": "Which modifier plays which part.",
                  "type": "object",
                  "properties": {
                    "brand": { "type": "string" }, "scheme": { "type": "string" }, "contrast": { "type": "string" }
                  },
                  "additionalProperties": false
                }
              },
              "additionalProperties": false
            },
            "stateViews": {
              "type": "object",
              "properties": {
                "documents": { "$ref": "#/$defs/texts", "description": "Patterns of the documents that are read." },
                "profile": { "enum": \(names(StateViewProfile.self)) }
              },
              "additionalProperties": false
            },
            "tokens": {
              "type": "object",
              "properties": {
                "public": { "$ref": "#/$defs/texts", "description": "Patterns of tokens that others use." }
              },
              "additionalProperties": false
            },
            "brands": { "oneOf": [{ "$ref": "#/$defs/texts" }, { "type": "object" }] },
            "schemes": { "$ref": "#/$defs/texts" },
            "contrast": {
              "description": "Backgrounds that views may sit on, and ratios, which may be raised.",
              "type": "object",
              "properties": {
                "hosts": { "$ref": "#/$defs/texts" },
                "text": { "type": "number", "minimum": 4.5, "maximum": 21 },
                "largeText": { "type": "number", "minimum": 3, "maximum": 21 },
                "nonText": { "type": "number", "minimum": 3, "maximum": 21 },
                "increasedText": { "type": "number", "minimum": 7, "maximum": 21 },
                "increasedLargeText": { "type": "number", "minimum": 4.5, "maximum": 21 }
              },
              "additionalProperties": false
            },
            "keys": {
              "description": "What the sources do not show about keys.",
              "type": "object",
              "properties": {
                "dynamic": {
                  "$ref": "#/$defs/texts",
                  "description": "Patterns of keys that are put together at run time, or that others ask for."
                },
                "functions": {
                  "$ref": "#/$defs/texts",
                  "description": "Functions that look keys up and are not among the sources, such as 'text(_:table:)'."
                },
                "arguments": {
                  "description": "How functions put the values that they are given into a text, by their names.",
                  "type": "object",
                  "additionalProperties": { "enum": \(names(InsertionStyle.self)) }
                },
                "attributes": {
                  "$ref": "#/$defs/texts",
                  "description": "Key paths of attributes that interface files set, and whose values are keys."
                }
              },
              "additionalProperties": false
            },
            "fonts": {
              "description": "The files that families of fonts are measured with, by the names that tokens use; rooms in points use those of text styles, else of system-ui.",
              "type": "object",
              "additionalProperties": { "anyOf": [{ "type": "string" }, { "$ref": "#/$defs/texts" }] }
            },
            "limits": {
              "type": "object",
              "properties": {
                "characters": {
                  "description": "How long texts may be, by pattern of keys.",
                  "type": "object",
                  "additionalProperties": { "type": "integer", "minimum": 1, "maximum": 1000000 }
                },
                "points": {
                  "description": "Rooms that texts are shown in: how many lines of how many points, by patterns of keys.",
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "keys": { "$ref": "#/$defs/texts" },
                      "style": { "enum": \(names(TextStyle.self)) },
                      "width": { "type": "integer", "minimum": 1, "maximum": 100000 },
                      "lines": { "type": "integer", "minimum": 1, "maximum": 1000 },
                      "sizes": { "type": "array", "items": { "enum": \(names(SizeCategory.self)) } }
                    },
                    "required": ["width"],
                    "additionalProperties": false
                  }
                },
                "fileBytes": { "type": "integer", "minimum": 1, "maximum": 4000000000 },
                "nesting": { "type": "integer", "minimum": 1, "maximum": 512 },
                "aliasDepth": { "type": "integer", "minimum": 1, "maximum": 1024 },
                "placeholders": { "type": "integer", "minimum": 1, "maximum": 127 }
              },
              "additionalProperties": false
            },
            "plurals": {
              "type": "object",
              "properties": {
                "largestCount": { "type": "integer", "minimum": 0, "maximum": 1000000000000 },
                "appleZero": { "enum": \(names(Configuration.AppleZero.self)) }
              },
              "additionalProperties": false
            },
            "messages": {
              "description": "How texts are written; the last setting that matches counts.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["notation"],
                "properties": {
                  "notation": { "enum": \(names(Configuration.Notation.self)) },
                  "doubledApostrophes": { "type": "boolean" },
                  "files": { "$ref": "#/$defs/texts" },
                  "tables": { "$ref": "#/$defs/texts" },
                  "keys": { "$ref": "#/$defs/texts" }
                },
                "if": { "required": ["doubledApostrophes"] },
                "then": { "properties": { "notation": { "const": "mf1" } } },
                "additionalProperties": false
              }
            },
            "platforms": { "type": "array", "items": { "enum": \(names(Configuration.Platform.self)) } },
            "glossary": {
              "type": "object",
              "properties": { "keep": { "$ref": "#/$defs/texts", "description": "Names that no translation changes." } },
              "additionalProperties": false
            },
            "rules": { "$ref": "#/$defs/rules" },
            "customRules": {
              "description": "Rules of the team's own: a pattern that texts, keys or comments must not have.",
              "type": "object",
              "propertyNames": { "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)+$" },
              "additionalProperties": {
                "type": "object",
                "required": ["pattern", "message"],
                "properties": {
                  "pattern": { "type": "string", "description": "A regular expression, as NSRegularExpression has them." },
                  "unless": { "type": "string", "description": "Nothing is found in a text that this one matches." },
                  "in": { "enum": \(names(CustomRule.Part.self)) },
                  "message": { "type": "string", "description": "What is wrong; what to do. {match} is what was found." },
                  "why": { "type": "string" },
                  "severity": { "enum": \(names(Severity.self)) },
                  "keys": { "$ref": "#/$defs/texts" },
                  "files": { "$ref": "#/$defs/texts" },
                  "locales": { "$ref": "#/$defs/tags" },
                  "examples": {
                    "type": "object",
                    "properties": { "bad": { "$ref": "#/$defs/texts" }, "good": { "$ref": "#/$defs/texts" } },
                    "additionalProperties": false
                  }
                },
                "additionalProperties": false
              }
            },
            "exceptions": {
              "description": "Severities for what all given patterns match.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["rules"],
                "properties": {
                  "files": { "$ref": "#/$defs/texts" },
                  "keys": { "$ref": "#/$defs/texts" },
                  "locales": { "$ref": "#/$defs/tags" },
                  "brands": { "$ref": "#/$defs/texts" },
                  "views": { "$ref": "#/$defs/texts" },
                  "rules": { "$ref": "#/$defs/rules" },
                  "reason": { "type": "string" }
                },
                "additionalProperties": false
              }
            },
            "exclude": { "$ref": "#/$defs/texts", "description": "Patterns that are never read." },
            "baseline": { "type": "string", "description": "The file with the findings that are accepted for now." },
            "failOn": { "enum": \(names(FailureThreshold.self)) }
          },
          "additionalProperties": false,
          "$defs": {
            "tag": { "type": "string", "pattern": "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$" },
            "tags": { "type": "array", "items": { "$ref": "#/$defs/tag" } },
            "texts": { "type": "array", "items": { "type": "string" } },
            "severity": { "enum": \(names(Configuration.Level.self)) },
            "rules": {
              "description": "Severities by rule, or by area as area:NAME.",
              "type": "object",
              "additionalProperties": {
                "oneOf": [
                  { "$ref": "#/$defs/severity" },
                  {
                    "type": "object",
                    "properties": { "severity": { "$ref": "#/$defs/severity" } },
                    "required": ["severity"],
                    "additionalProperties": false
                  }
                ]
              }
            }
          }
        }
        """

    private static func names<Name: RawRepresentable<String> & CaseIterable>(_ type: Name.Type) -> String {
        "[" + Name.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") + "]"
    }
}
