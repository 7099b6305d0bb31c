import Foundation
import L10nProject
import L10nSource
import StateViewL10nCLI
import TestSupport
import Testing

/// The schema of the configuration and the reader accept and reject the same (CFG-2).
@Suite struct ConfigurationSchemaTests {
    /// Every member that there is.
    private static let whole = """
        {
          "$schema": "x", "sourceLanguage": "en",
          "locales": {
            "required": ["da", "pt-BR"], "optional": ["sv"], "fallback": { "nn": "nb" }, "minimumCoverage": { "da": 0.9 }
          },
          "layers": [
            { "name": "acme", "kind": "brand", "brand": "acme", "paths": ["Brands/acme"], "overridesOnly": true },
            { "name": "app", "kind": "app", "paths": ["App/**"] }
          ],
          "embeddedDefaults": false, "tables": ["Localizable"], "overridePrefixes": ["a."],
          "keys": { "dynamic": ["push.*.title", "error.**"], "functions": ["text(_:table:)"],
            "arguments": { "text(_:_:)": "%@", "tr": "%0", "L": "{name}" }, "attributes": ["localizedText"] },
          "fonts": { "Inter": "Inter.ttf", "Acme": ["Acme.ttf", "AcmeBold.ttf"] },
          "lookup": { "order": "layerMajor" }, "upstream": { "lock": "a.json", "renames": { "a": "b" } },
          "themes": {
            "resolver": "a.json", "lock": "theme.lock", "dialect": "lenient",
            "modifiers": { "brand": "b", "scheme": "s", "contrast": "c" }
          },
          "stateViews": { "documents": ["*.stateview.json"], "profile": "warp" }, "tokens": { "public": ["a.*"] },
          "brands": { "acme": { "names": ["Acme"] } }, "schemes": ["light"],
          "contrast": {
            "hosts": ["{a}"], "text": 5, "largeText": 3, "nonText": 3.5, "increasedText": 7, "increasedLargeText": 4.5
          },
          "limits": { "characters": { "a.**": 20 }, "fileBytes": 1, "nesting": 512, "aliasDepth": 1, "placeholders": 9 },
          "plurals": { "largestCount": 99, "appleZero": "cldr" },
          "messages": [
            { "notation": "mf1", "doubledApostrophes": true, "files": ["a"], "tables": ["b"], "keys": ["c.**"] }
          ],
          "platforms": ["ios", "android"], "glossary": { "keep": ["Acme"] },
          "rules": { "area:text": "note", "double-key": { "severity": "off" } },
          "extends": ["growing"], "customRules": {
            "a-b": {
              "pattern": "a", "unless": "b", "in": "key", "message": "m", "why": "w", "severity": "note",
              "keys": ["b"], "files": ["a"], "locales": ["fi"], "examples": { "bad": ["a"], "good": ["b"] }
            }
          },
          "exceptions": [
            {
              "files": ["a"], "keys": ["b"], "locales": ["fi"], "brands": ["c"], "views": ["d"],
              "rules": { "empty-key": "off" }, "reason": "approved"
            }
          ],
          "exclude": ["Old/**"], "baseline": "l10n-baseline.json", "failOn": "never"
        }
        """

    private static let accepted = [
        "{}", whole, "{ \"brands\": [\"a\"] }", "{ \"messages\": [{ \"notation\": \"printf\" }] }",
    ]

    private static let refused = [
        "[]", "{ \"requred\": [] }", "{ \"sourceLanguage\": 1 }", "{ \"sourceLanguage\": \"e n\" }",
        "{ \"locales\": { \"requred\": [] } }", "{ \"locales\": { \"minimumCoverage\": { \"da\": 90 } } }",
        "{ \"locales\": [] }", "{ \"layers\": [{}] }", "{ \"layers\": {} }",
        "{ \"layers\": [{ \"name\": \"b\", \"kind\": \"brand\", \"paths\": [\"B\"] }] }",
        "{ \"layers\": [{ \"name\": \"b\", \"kind\": \"module\", \"paths\": [\"B\"] }] }",
        "{ \"keys\": { \"arguments\": { \"tr\": \"printf\" } } }", "{ \"keys\": { \"arguments\": [\"tr\"] } }",
        "{ \"embeddedDefaults\": \"yes\" }", "{ \"tables\": \"Localizable\" }", "{ \"lookup\": { \"order\": \"x\" } }",
        "{ \"upstream\": { \"lock\": {} } }", "{ \"upstream\": { \"renames\": { \"a\": 1 } } }",
        "{ \"themes\": { \"dialect\": \"loose\" } }", "{ \"themes\": { \"modifiers\": { \"color\": \"c\" } } }",
        "{ \"stateViews\": { \"profile\": \"x\" } }", "{ \"brands\": 1 }", "{ \"contrast\": { \"text\": 3 } }",
        "{ \"contrast\": { \"text\": 22 } }", "{ \"limits\": { \"nesting\": 513 } }",
        "{ \"limits\": { \"nesting\": 1.5 } }",
        "{ \"limits\": { \"characters\": { \"a\": 0 } } }", "{ \"plurals\": { \"largestCount\": -1 } }",
        "{ \"messages\": [{}] }", "{ \"messages\": [{ \"notation\": \"icu\" }] }",
        "{ \"messages\": [{ \"notation\": \"named\", \"doubledApostrophes\": true }] }",
        "{ \"platforms\": [\"windows\"] }", "{ \"glossary\": { \"kept\": [] } }", "{ \"rules\": { \"x\": \"of\" } }",
        "{ \"rules\": { \"x\": {} } }", "{ \"rules\": [] }", "{ \"exceptions\": [{}] }",
        "{ \"exceptions\": [{ \"rules\": {}, \"key\": [] }] }", "{ \"failOn\": \"eror\" }", "{ \"exclude\": [1] }",
    ]

    @Test func `the schema and the reader agree about every shape, name and range (CFG-2)`() throws {
        let documents = Self.accepted.map { ($0, true) } + Self.refused.map { ($0, false) }
        for (text, isValid) in documents {
            let file = SourceFile(path: Configuration.fileName, text: text)
            let findings = Configuration.read(file, folder: ".").diagnostics
            #expect(findings.isEmpty == isValid, "\(text): \(findings.map(\.message))")
        }
        let script = """
            import json, sys, jsonschema
            schema, *documents = sys.argv[1:]
            schema = json.loads(schema)
            jsonschema.Draft202012Validator.check_schema(schema)
            validator = jsonschema.Draft202012Validator(schema)
            print(json.dumps([validator.is_valid(json.loads(document)) for document in documents]))
            """
        let output = try ProgramRun.python(script, [ConfigurationSchema.text] + documents.map(\.0))
        let answers = try JSONDecoder().decode([Bool].self, from: output)
        for ((text, isValid), answer) in zip(documents, answers) { #expect(answer == isValid, "\(text)") }
    }

    @Test func `the schema has all members that the reader knows`() throws {
        let schema = try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.text.utf8)) as? [String: Any]
        let properties = try #require(schema?["properties"] as? [String: Any])
        #expect(Set(properties.keys) == Set(Configuration.keys))
        let whole = try JSONSerialization.jsonObject(with: Data(Self.whole.utf8)) as? [String: Any]
        #expect(Set(try #require(whole).keys) == Set(Configuration.keys))
    }
}
