import Testing

/// Commands that answer from a project say so where its configuration leaves nothing to answer from.
@Suite struct BrokenConfigurationTests {
    @Test(arguments: [
        ["show", "cards"], ["show", "empty", "--format", "json"], ["states"], ["states", "empty"], ["overrides"],
        ["explain-key", "cards.title"], ["message", "--key", "cards.title"], ["status"],
        ["export", "--locale", "da", "-o", "-"],
    ])
    func `a configuration with a mistake is named, and nothing else is said (CI-31)`(arguments: [String]) throws {
        let files = [
            "stateview-l10n.json": #"{ "layers": [{ "name": "app", "kind": "ap", "paths": ["**"] }] }"#,
            "en.lproj/Localizable.strings": "\"cards.title\" = \"Cards\";\n",
            "cards.stateview.json": #"{ "id": "cards", "kind": "empty" }"#,
        ]
        let result = try Tool.withFiles(files) { try Tool.run(arguments, in: $0) }
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(
            result.complaints
                == "stateview-l10n: stateview-l10n.json: 'ap' is not allowed here; did you mean 'app'?\n")
    }
}
