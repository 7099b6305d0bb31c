import L10nLocale
import L10nLookup
import L10nProject
import L10nSource
import Testing

/// The configuration file: checks.md 3.8.
@Suite struct ConfigurationTests {
    private static func read(_ text: String) -> Parsed<Configuration> {
        Configuration.read(SourceFile(path: "stateview-l10n.json", text: text), folder: ".")
    }

    /// `line:column message` of each finding.
    private static func problems(_ text: String) -> [String] {
        let lines = LineTable(bytes: Array(text.utf8))
        return read(text).diagnostics.map { finding in
            let place = lines.position(of: Int(finding.span.range.lower))
            return "\(place.line):\(place.column) \(finding.message) [\(finding.id)]"
        }
    }

    @Test func `comments to the end of the line are allowed (CFG-1)`() throws {
        let parsed = Self.read("{\n  // ours\n  \"sourceLanguage\": \"nb\" // Norwegian\n}\n")
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.value.sourceLanguage?.description == "nb")
    }

    @Test(arguments: [
        ("{ \"requred\": [] }", ["1:3 unknown key 'requred'; known keys are"]),
        ("{ \"sourceLanguag\": \"en\" }", ["1:3 unknown key 'sourceLanguag'; did you mean 'sourceLanguage'?"]),
        ("{ \"locales\": { \"requred\": [] } }", ["1:16 unknown key 'requred'; did you mean 'required'?"]),
        ("{ \"failOn\": \"eror\" }", ["1:13 'eror' is not allowed here; did you mean 'error'?"]),
        ("{ \"embeddedDefaults\": \"yes\" }", ["1:23 '\"yes\"' stands here; write true or false"]),
        ("{ \"limits\": { \"nesting\": 9999 } }", ["1:26 9999 is out of range; write a number from 1 to 512"]),
        ("{ \"contrast\": { \"text\": 3 } }", ["1:25 3 is out of range; write a number from 4.5 to 21"]),
        ("{ \"sourceLanguage\": \"e n\" }", ["1:21 'e n' is no language tag; write one such as 'pt-BR'"]),
        ("{ \"messages\": [ {} ] }", ["1:17 these texts have no 'notation'; write one such as 'mf1'"]),
        ("{ \"messages\": [ { \"notation\": \"icu\" } ] }", ["1:31 'icu' is not allowed here; write 'mf1'"]),
        (
            "{ \"messages\": [ { \"notation\": \"named\", \"doubledApostrophes\": true } ] }",
            ["1:62 'doubledApostrophes' means nothing in 'named'; only 'mf1' quotes by apostrophes"]
        ),
        ("[]", ["1:1 an array stands here; write an object"]),
        (
            "{ \"layers\": [ {} ] }",
            ["1:15 this layer has no 'name'", "1:15 this layer has no 'kind'", "1:15 this layer has no 'paths'"]
        ),
        (
            "{ \"layers\": [ { \"name\": \"b\", \"kind\": \"brand\", \"paths\": [\"B\"] } ] }",
            ["1:15 layer 'b' is of kind brand; say which with 'brand'"]
        ),
        (
            """
            { "layers": [ { "name": "a", "kind": "app", "paths": ["A"] },
                          { "name": "s", "kind": "extra", "paths": ["S"] } ] }
            """, ["2:15 layer 's' of kind extra stands above 'a' of kind app; list the lowest layer first"]
        ),
        ("{ \"rules\": { \"x\": \"of\" } }", ["1:19 'of' is not allowed here; did you mean 'off'?"]),
        ("{ \"exceptions\": [ {} ] }", ["1:19 this exception has no 'rules'; name them"]),
    ])
    func `mistakes have a place and advice (CFG-1)`(text: String, expected: [String]) {
        let problems = Self.problems(text)
        #expect(problems.count == expected.count, "\(problems)")
        for (problem, beginning) in zip(problems, expected) {
            #expect(problem.hasPrefix(beginning), "\(problem)")
        }
    }

    @Test func `all mistakes are listed at once, syntax errors included (CFG-1)`() {
        let problems = Self.problems("{ \"tables\": 1, \"falOn\": \"error\", }")
        #expect(problems.count == 3, "\(problems)")
    }

    @Test func `what is wrong keeps its default (CFG-1)`() {
        let parsed = Self.read("{ \"contrast\": { \"text\": \"x\" }, \"failOn\": \"never\" }")
        #expect(parsed.value.contrast.text == 4.5)
        #expect(parsed.value.failOn == nil)
    }

    @Test func `severities are read for rules and areas (CFG-5)`() {
        let parsed = Self.read("{ \"rules\": { \"area:keys\": \"off\", \"empty-key\": { \"severity\": \"error\" } } }")
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.value.rules.map(\.target.value) == ["area:keys", "empty-key"])
        #expect(parsed.value.rules.map(\.level) == [.off, .error])
    }

    @Test func `the example of the reference is read without a finding`() {
        let parsed = Self.read(
            """
            {
              // acme's app over the embedded design-system defaults
              "sourceLanguage": "en",
              "locales": { "required": ["en", "da", "fi"], "optional": ["sv"] },
              "layers": [
                { "name": "acme",  "kind": "brand", "brand": "acme", "paths": ["Brands/acme/**"] },
                { "name": "app",   "kind": "app",   "paths": ["App/**"] },
                { "name": "payments", "kind": "journey", "paths": ["Journeys/Payments/**"] }
              ],
              "brands": { "acme": { "names": ["Acme"] } },
              "schemes": ["light", "dark"],
              "contrast": { "hosts": ["{semantic.background.default}", "{semantic.surface.elevated}"] },
              "rules": { "area:text": "note", "missing-comment": "warning", "text-too-long": { "severity": "error" } },
              "exceptions": [
                { "keys": ["legal.**"], "rules": { "double-space": "off" }, "reason": "approved wording" }
              ]
            }
            """)
        #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.message))")
        #expect(parsed.value.layers?.map(\.kind) == [.brand, .app, .journey])
        #expect(parsed.value.brands?.map(\.value) == ["acme"])
    }
}
