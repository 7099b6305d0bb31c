import L10nChecks
import L10nSource
import Testing

/// What the reference for `.strings` says about keys; the rest of its cases is that of the parser.
@Suite struct StringsKeyTests {
    @Test(arguments: [
        ("S-90", "\"\" = \"x\";", ["empty-key"]),
        ("S-158", "\"a\"=\"1\";\n\"a\"=\"2\";\n", ["duplicate-key"]),
        ("S-159", "a=1;\n'a'=2;\n\"a\"=3;", ["duplicate-key"]),
        ("S-160", "\"a\"=\"1\"; \"a\";", ["duplicate-key"]),
        ("S-161", "\"a\\U0062\" = \"1\"; \"ab\" = \"2\";", ["duplicate-key"]),
        ("S-162", "\"e\u{301}\" = \"nfd\"; \"\u{E9}\" = \"nfc\";", ["canonically-equal-keys"]),
        // A name of one letter is no symbol to this rule.
        ("S-163", "\"Ab\"=\"1\";\"ab\"=\"2\";", ["colliding-symbols"]),
        ("S-164", "{a={b=1;b=2;};}", ["duplicate-key", "non-text-value"]),
    ])
    func `keys are judged as the reference says`(_ id: String, _ text: String, _ rules: [String]) async throws {
        let files = [RuleExample("en.lproj/Localizable.strings", text)]
        let keyRules: Set<RuleID> = [
            "empty-key", "duplicate-key", "canonically-equal-keys", "colliding-symbols", "non-text-value",
        ]
        let findings = try await CheckedProject.findings(in: files, only: keyRules)
        #expect(findings.map(\.id.rawValue).sorted() == rules)
    }

    @Test func `a note is at each further place, and says which text wins (S-158 S-159 S-160)`() async throws {
        for (text, notes) in [
            ("\"a\"=\"1\";\n\"a\"=\"2\";\n", 1), ("a=1;\n'a'=2;\n\"a\"=3;", 2), ("\"a\"=\"1\"; \"a\";", 1),
        ] {
            let files = [RuleExample("en.lproj/Localizable.strings", text)]
            let findings = try await CheckedProject.findings(in: files, only: ["duplicate-key"])
            #expect(findings.first?.notes.count == notes)
            #expect(findings.first?.notes.last?.message == "this one wins")
        }
    }
}
