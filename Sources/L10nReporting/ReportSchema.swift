/// The published JSON Schema (2020-12) of the `json` format.
package enum ReportSchema {
    package static let text = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:stateview-l10n:schema:report:1",
          "title": "Report of stateview-l10n",
          "description": "What 'stateview-l10n check --format json' prints.",
          "type": "object",
          "properties": {
            "version": { "const": 1, "description": "The version of this layout." },
            "tool": {
              "type": "object",
              "properties": {
                "name": { "type": "string", "minLength": 1 },
                "version": { "type": "string", "minLength": 1 }
              },
              "required": ["name", "version"],
              "additionalProperties": false
            },
            "summary": { "$ref": "#/$defs/summary" },
            "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }
          },
          "required": ["version", "tool", "summary", "findings"],
          "additionalProperties": false,
          "$defs": {
            "count": { "type": "integer", "minimum": 0 },
            "path": {
              "description": "Relative, with '/' between its parts; embedded defaults begin with '<defaults>/'.",
              "type": "string",
              "minLength": 1
            },
            "summary": {
              "description": "Counts of the whole run, whatever 'findings' holds.",
              "type": "object",
              "properties": {
                "files": { "$ref": "#/$defs/count" },
                "locales": { "$ref": "#/$defs/count" },
                "layers": { "$ref": "#/$defs/count" },
                "errors": { "$ref": "#/$defs/count" },
                "warnings": { "$ref": "#/$defs/count" },
                "notes": { "$ref": "#/$defs/count" },
                "suppressed": { "$ref": "#/$defs/count" },
                "baselined": { "$ref": "#/$defs/count" },
                "omitted": {
                  "description": "Findings that '--max-findings' left out of 'findings'.",
                  "$ref": "#/$defs/count"
                },
                "fixable": {
                  "type": "object",
                  "properties": {
                    "safe": {
                      "description": "Findings that '--fix' would mend.",
                      "$ref": "#/$defs/count"
                    },
                    "unsafe": {
                      "description": "Further findings that '--unsafe-fixes' would mend.",
                      "$ref": "#/$defs/count"
                    }
                  },
                  "required": ["safe", "unsafe"],
                  "additionalProperties": false
                },
                "fixed": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "file": { "$ref": "#/$defs/path" },
                      "fixes": { "type": "integer", "minimum": 1 }
                    },
                    "required": ["file", "fixes"],
                    "additionalProperties": false
                  }
                },
                "unreadable": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "file": { "$ref": "#/$defs/path" },
                      "reason": { "type": "string", "minLength": 1 }
                    },
                    "required": ["file", "reason"],
                    "additionalProperties": false
                  }
                }
              },
              "required": [
                "files", "locales", "layers", "errors", "warnings", "notes", "suppressed", "baselined", "omitted",
                "fixable", "fixed", "unreadable"
              ],
              "additionalProperties": false
            },
            "position": {
              "type": "object",
              "properties": {
                "line": { "type": "integer", "minimum": 1 },
                "column": { "description": "In UTF-16 code units.", "type": "integer", "minimum": 1 },
                "offset": { "description": "In UTF-8 bytes.", "type": "integer", "minimum": 0 }
              },
              "required": ["line", "column", "offset"],
              "additionalProperties": false
            },
            "range": {
              "description": "Half-open.",
              "type": "object",
              "properties": {
                "start": { "$ref": "#/$defs/position" },
                "end": { "$ref": "#/$defs/position" }
              },
              "required": ["start", "end"],
              "additionalProperties": false
            },
            "subject": {
              "description": "What the finding is about; only members that apply.",
              "type": "object",
              "properties": {
                "layer": { "type": "string" },
                "table": { "type": "string" },
                "key": { "type": "string" },
                "tokenPath": { "type": "string" },
                "stateView": { "type": "string" },
                "locale": { "type": "string" },
                "locales": {
                  "description": "The languages of a finding that is about a text in several, in place of 'locale'.",
                  "type": "array",
                  "items": { "type": "string" },
                  "minItems": 1
                },
                "variant": { "type": "string" },
                "brand": { "type": "string" },
                "scheme": { "type": "string" }
              },
              "additionalProperties": false
            },
            "note": {
              "type": "object",
              "properties": {
                "message": { "type": "string", "minLength": 1 },
                "file": { "$ref": "#/$defs/path" },
                "range": { "$ref": "#/$defs/range" }
              },
              "required": ["message"],
              "dependentRequired": { "file": ["range"], "range": ["file"] },
              "additionalProperties": false
            },
            "fix": {
              "type": "object",
              "properties": {
                "title": { "type": "string", "minLength": 1 },
                "applicability": { "enum": ["safe", "unsafe", "display-only"] },
                "edits": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "file": { "$ref": "#/$defs/path" },
                      "range": { "$ref": "#/$defs/range" },
                      "text": { "description": "What the range becomes.", "type": "string" }
                    },
                    "required": ["file", "range", "text"],
                    "additionalProperties": false
                  }
                }
              },
              "required": ["title", "applicability", "edits"],
              "additionalProperties": false
            },
            "finding": {
              "type": "object",
              "properties": {
                "rule": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$" },
                "area": { "type": "string", "minLength": 1 },
                "severity": { "enum": ["error", "warning", "note"] },
                "message": { "type": "string", "minLength": 1 },
                "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{32}$" },
                "file": { "$ref": "#/$defs/path" },
                "range": { "$ref": "#/$defs/range" },
                "subject": { "$ref": "#/$defs/subject" },
                "notes": { "type": "array", "items": { "$ref": "#/$defs/note" } },
                "fixes": { "type": "array", "items": { "$ref": "#/$defs/fix" } },
                "measured": {
                  "description": "The number that decided; null where it cannot be computed.",
                  "type": "object",
                  "properties": {
                    "value": { "type": ["number", "null"] },
                    "limit": { "type": ["number", "null"] },
                    "unit": { "type": "string" }
                  },
                  "required": ["value", "limit", "unit"],
                  "additionalProperties": false
                },
                "status": { "enum": ["reported", "suppressed", "baselined"] },
                "reason": { "type": "string" }
              },
              "required": [
                "rule", "area", "severity", "message", "fingerprint", "file", "range", "subject", "notes", "fixes",
                "status"
              ],
              "if": { "properties": { "status": { "const": "reported" } } },
              "then": { "properties": { "reason": false } },
              "additionalProperties": false
            }
          }
        }

        """#
}
