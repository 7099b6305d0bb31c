import L10nChecks
import L10nSource
import Testing

/// What suppressions and exceptions accept, and why: checks.md 3.5. The fixtures of `unused-suppression` say where a
/// directive may stand.
@Suite struct SuppressionTests {
    private static func english(_ text: String) -> RuleExample { RuleExample("en.lproj/Localizable.strings", text) }

    /// `rule: reason` of everything that was accepted.
    private static func accepted(_ files: [RuleExample]) async throws -> [String] {
        try await CheckedProject.check(files).result.suppressed
            .map { "\($0.diagnostic.id): \($0.reason ?? "-")" }.sorted()
    }

    @Test func `a suppressed finding is kept with its reason and does not count (SUP-1)`() async throws {
        let checked = try await CheckedProject.check([
            Self.english("/* l10n:disable untrimmed-key -- the server sends it so */\n\"retry \" = \"Again\";\n")
        ])
        #expect(checked.result.reported.filter { $0.id == "untrimmed-key" }.isEmpty)
        let finding = try #require(checked.result.suppressed.first)
        #expect(finding.diagnostic.id == "untrimmed-key")
        #expect(finding.diagnostic.severity == .warning)
        #expect(finding.reason == "the server sends it so")
    }

    @Test func `without a reason (SUP-1)`() async throws {
        let files = [Self.english("\"retry \" = \"Again\"; // l10n:disable untrimmed-key\n")]
        #expect(try await Self.accepted(files) == ["untrimmed-key: -"])
    }

    @Test func `an exception of the configuration accepts with its reason (SUP-7)`() async throws {
        let files = [
            RuleExample(
                "stateview-l10n.json",
                """
                { "exceptions": [ { "keys": ["legal.**"], "rules": { "untrimmed-key": "off" }, "reason": "as printed" } ] }
                """),
            Self.english("\"legal.terms \" = \"Terms\";\n\"retry \" = \"Again\";\n"),
        ]
        let checked = try await CheckedProject.check(files)
        #expect(checked.result.reported.map(\.subject.key) == ["retry "])
        #expect(try await Self.accepted(files) == ["untrimmed-key: as printed"])
    }

    @Test func `the last exception wins (CFG-5)`() async throws {
        let files = [
            RuleExample(
                "stateview-l10n.json",
                """
                { "rules": { "untrimmed-key": "off" },
                  "exceptions": [ { "keys": ["legal.**"], "rules": { "untrimmed-key": "error" } },
                                  { "keys": ["legal.old.**"], "rules": { "untrimmed-key": "off" } } ] }
                """),
            Self.english("\"legal.terms \" = \"Terms\";\n\"legal.old.terms \" = \"Old\";\n\"retry \" = \"Again\";\n"),
        ]
        let checked = try await CheckedProject.check(files)
        #expect(checked.result.reported.map(\.subject.key) == ["legal.terms "])
        #expect(checked.result.reported.map(\.severity) == [.error])
        #expect(checked.result.suppressed.map(\.diagnostic.subject.key) == ["legal.old.terms "])
    }

    @Test func `a finding that only mentions the entry in a note is not covered (SUP-11)`() async throws {
        let files = [
            Self.english("/* l10n:disable colliding-symbols */\n\"nav.back\" = \"Back\";\n\"nav-back\" = \"Back\";\n")
        ]
        let checked = try await CheckedProject.check(files)
        #expect(Set(checked.result.reported.map(\.id)) == ["colliding-symbols", "unused-suppression"])
    }

    @Test func `a finding about the entry that stands in another file is covered (SUP-11)`() async throws {
        let files = [
            Self.english("\"retry\" = \"Again\";\n\"home\" = \"Home\";\n"),
            RuleExample(
                "fi.lproj/Localizable.strings",
                "/* l10n:disable-file missing-translation -- filled every night */\n\"retry\" = \"Uudelleen\";\n"),
        ]
        #expect(try await CheckedProject.findings(in: files).isEmpty)
        #expect(try await Self.accepted(files) == ["missing-translation: filled every night"])
    }

    @Test func `a table of the same name in another bundle is not covered (SUP-11)`() async throws {
        let files = [
            RuleExample("A/en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"home\" = \"Home\";\n"),
            RuleExample("A/fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n"),
            RuleExample("B/en.lproj/Localizable.strings", "\"retry \" = \"Again\";\n"),
            RuleExample(
                "B/fi.lproj/Localizable.strings",
                "/* l10n:disable-file missing-translation, untrimmed-key */\n\"retry \" = \"Uudelleen\";\n"),
        ]
        let reported = try await CheckedProject.findings(in: files)
        #expect(reported.contains { $0.id == "missing-translation" })
    }

    @Test func `a hard rule cannot be suppressed, nor given another severity (PRI-3)`() async throws {
        let marker = "/* l10n:disable-file conflict-marker */\n\"a\" = \"A\";\n=======\n\"b\" = \"B\";\n"
        let checked = try await CheckedProject.check([Self.english(marker)])
        #expect(checked.result.reported.map(\.id).contains("conflict-marker"))
        #expect(checked.result.suppressed.isEmpty)
        let set = try await CheckedProject.findings(in: [
            RuleExample(
                "stateview-l10n.json",
                """
                { "rules": { "conflict-marker": "note", "syntax-error": "error" },
                  "exceptions": [ { "files": ["**"], "rules": { "unknown-rule": "off" } } ] }
                """),
            Self.english("\"retry\" = \"Again\";\n"),
        ])
        #expect(
            set.map(\.message) == [
                "'conflict-marker' is always an error; remove this setting",
                "'unknown-rule' is always an error; remove this setting",
            ])
    }

    @Test func `exceptions by language, brand and file (SUP-7)`() async throws {
        func count(_ condition: String) async throws -> Int {
            try await CheckedProject.check([
                RuleExample(
                    "stateview-l10n.json",
                    """
                    { "layers": [ { "name": "acme", "kind": "brand", "brand": "acme", "paths": ["Acme"] },
                                  { "name": "app", "kind": "app", "paths": ["App"] } ],
                      "exceptions": [ { \(condition), "rules": { "untrimmed-key": "off" } } ] }
                    """),
                RuleExample("Acme/en.lproj/T.strings", "\"a \" = \"A\";\n"),
                RuleExample("App/en.lproj/T.strings", "\"b \" = \"B\";\n"),
                RuleExample("App/fi.lproj/T.strings", "\"b \" = \"B\";\n\"c \" = \"C\";\n"),
            ]).result.suppressed.count
        }
        #expect(try await count("\"locales\": [\"fi\"]") == 1)
        #expect(try await count("\"locales\": [\"en\"]") == 2)
        #expect(try await count("\"brands\": [\"acme\"]") == 1)
        #expect(try await count("\"files\": [\"App/**\"]") == 2)
        #expect(try await count("\"files\": [\"App/**\"], \"locales\": [\"en\"]") == 1)
        #expect(try await count("\"views\": [\"**\"]") == 0)
    }

    @Test func `a partial run does not judge suppressions (SUP-12)`() async throws {
        let files = [Self.english("/* l10n:disable variant-path-in-key */\n\"retry \" = \"Again\";\n")]
        let whole = try await CheckedProject.check(files)
        #expect(whole.result.reported.map(\.id).contains("unused-suppression"))
        let restricted = try await CheckedProject.check(files, only: ["untrimmed-key", "unused-suppression"])
        #expect(restricted.result.reported.map(\.id) == ["untrimmed-key"])
        let filtered = try await CheckedProject.check(files, isWhole: false)
        #expect(!filtered.result.reported.map(\.id).contains("unused-suppression"))
    }

    @Test func `the fix of an unused suppression leaves the rest of the file as it was (PRI-12)`() async throws {
        let cases = [
            ("/* l10n:disable variant-path-in-key -- why */\n\"a\" = \"b\";\n", "\"a\" = \"b\";\n"),
            (
                "\"a\" = \"b\"; // l10n:disable variant-path-in-key\n\"c\" = \"d\";\n",
                "\"a\" = \"b\";\n\"c\" = \"d\";\n"
            ),
            (
                "/* Title\n * l10n:disable variant-path-in-key */\n\"a\" = \"b\";\n",
                "/* Title\n *  */\n\"a\" = \"b\";\n"
            ),
            (
                "/* l10n:disable variant-path-in-key, untrimmed-key */\r\n\"a \" = \"b\";\r\n",
                "/* l10n:disable untrimmed-key */\r\n\"a \" = \"b\";\r\n"
            ),
        ]
        for (text, expected) in cases {
            let findings = try await CheckedProject.findings(in: [Self.english(text)])
            let finding = try #require(findings.first { $0.id == "unused-suppression" })
            let edit = try #require(finding.fixes.first?.edits.first)
            var bytes = Array(text.utf8)
            bytes.replaceSubrange(edit.span.range.indices, with: Array(edit.replacement.utf8))
            #expect(String(decoding: bytes, as: UTF8.self) == expected)
            let after = try await CheckedProject.findings(in: [Self.english(expected)])
            #expect(!after.contains { $0.id == "unused-suppression" })
        }
    }
}
