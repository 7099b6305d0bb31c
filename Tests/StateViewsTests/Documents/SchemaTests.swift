import Foundation
import L10nSource
import StateViewL10nCLI
import StateViews
import TestSupport
import Testing

private let hasValidator = (try? ProgramRun.python("import jsonschema")) != nil

/// The published schema, asked about documents by Python's `jsonschema`.
@Suite(.enabled(if: hasValidator, "needs python3 with the PyPI package jsonschema; run tools/setup"))
struct SchemaTests {
    /// Documents that the reader takes or refuses; the schema does the same.
    private static let documents: [(text: String, isValid: Bool)] = [
        (#"{ "id": "a", "kind": "empty" }"#, true), (#"{ "id": "a" }"#, false), (#"{ "kind": "empty" }"#, false),
        (#"{ "id": "a", "kind": "emtpy" }"#, false), (#"{ "id": "a", "kind": "empty", "icon": "x" }"#, false),
        (#"{ "id": "a", "kind": "empty", "texts": { "title": "none", "announcement": null } }"#, true),
        (#"{ "id": "a", "kind": "empty", "texts": { "title": "words" } }"#, false),
        (#"{ "id": "a", "kind": "empty", "texts": { "titel": "none" } }"#, false),
        (#"{ "id": "a", "kind": "empty", "texts": { "title": { "key": "k", "literal": "l" } } }"#, false),
        (#"{ "id": "a", "kind": "empty", "texts": { "title": { "key": "k", "language": "en" } } }"#, false),
        (#"{ "id": "a", "kind": "empty", "texts": { "title": { "literal": "l", "table": "T" } } }"#, false),
        (#"{ "id": "a", "kind": "empty", "layout": { "insets": "spacer.md", "padding": { "top": "a.b" } } }"#, true),
        (#"{ "id": "a", "kind": "empty", "layout": { "padding": { "left": 3 } } }"#, false),
        (#"{ "id": "a", "kind": "empty", "layout": { "contentMaxWidth": null, "titleMaxWidth": "none" } }"#, true),
        (#"{ "id": "a", "kind": "empty", "actions": [] }"#, true),
        (#"{ "id": "a", "kind": "empty", "actions": [{ "intent": { "custom": "pay" }, "width": "full" }] }"#, true),
        (#"{ "id": "a", "kind": "empty", "actions": [{ "intent": "pay" }] }"#, false),
        (#"{ "id": "a", "kind": "empty", "actions": [{ "intent": {} }] }"#, false),
        (#"{ "id": "a", "kind": "empty", "actions": [{ "intent": { "custom": "" } }] }"#, false),
        (#"{ "id": "a", "kind": { "custom": "" } }"#, false), (#"{ "id": "", "kind": "empty" }"#, false),
        (#"{ "id": "", "phases": {} }"#, false),
        (#"{ "id": "a", "kind": "empty", "actions": [{ "intent": "create", "width": {} }] }"#, false),
        (#"{ "id": "a", "kind": "empty", "layout": { "placement": {} } }"#, false),
        (#"{ "id": "a", "kind": "loading", "visual": { "progress": {} } }"#, false),
        (#"{ "id": "a", "kind": "empty", "visual": { "icon": "none", "animation": null } }"#, true),
        (#"{ "id": "a", "kind": "empty", "visual": { "icon": { "id": "" } } }"#, false),
        (#"{ "id": "a", "kind": "empty", "visual": { "illustration": "" } }"#, false),
        (#"{ "id": "a", "kind": "empty", "brands": { "svc": { "icon": "" } } }"#, false),
        (#"{ "id": "a", "kind": "empty", "style": { "title.color": "x", "cornerRadius": 8 } }"#, true),
        (#"{ "id": "a", "kind": "empty", "style": [{ "title.colour": "x" }] }"#, false),
        (#"{ "id": "a", "kind": "loading", "visual": { "progress": "refresh" } }"#, true),
        (#"{ "id": "a", "kind": "loading", "visual": { "progress": { "bar": 2 } } }"#, false),
        (#"{ "id": "a", "kind": "empty", "timing": "svc", "presentation": { "initial": "blank" } }"#, true),
        (#"{ "id": "a", "kind": "empty", "timing": { "fade": -1 } }"#, false),
        (#"{ "id": "s", "phases": { "empty": ["a", "b"], "failure": "c" } }"#, true),
        (#"{ "id": "s", "phases": { "failed": "c" } }"#, false),
        (#"{ "views": [{ "id": "a", "kind": "empty" }], "screens": [] }"#, true),
        (#"{ "views": {} }"#, false),
    ]

    @Test func `the schema and the reader agree (MD-4)`() throws {
        for document in Self.documents {
            let parsed = StateViewDocument.parse(SourceFile(path: "a.stateview.json", text: document.text))
            #expect(parsed.diagnostics.isEmpty == document.isValid, "\(document.text)")
        }
        let script = """
            import json, sys, jsonschema
            schema, *documents = sys.argv[1:]
            schema = json.loads(schema)
            jsonschema.Draft202012Validator.check_schema(schema)
            validator = jsonschema.Draft202012Validator(schema)
            print(json.dumps([validator.is_valid(json.loads(document)) for document in documents]))
            """
        let output = try ProgramRun.python(script, [StateViewSchema.text] + Self.documents.map(\.text))
        #expect(try JSONDecoder().decode([Bool].self, from: output) == Self.documents.map(\.isValid))
    }
}
