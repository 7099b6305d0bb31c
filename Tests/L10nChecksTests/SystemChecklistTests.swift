import DesignTokens
import L10nChecks
import L10nLocale
import L10nSource
import Testing

/// What the five systems ask of `check`, by the sentences of their checklists: state-views.md sections 2 to 4.
@Suite struct SystemChecklistTests {
    /// The findings about one view, as `severity rule: message`.
    private static func findings(
        _ kind: String, _ members: String..., only rules: Set<RuleID>, texts: [RuleExample] = []
    ) async throws -> [String] {
        let text = (["\"id\": \"cards\", \"kind\": \"\(kind)\""] + members).joined(separator: ", ")
        let files = [RuleExample("cards.stateview.json", "{ \(text) }")] + texts
        return try await CheckedProject.findings(in: files, only: rules).map(line)
    }

    private static func line(_ finding: Diagnostic) -> String {
        "\(finding.severity.rawValue) \(finding.id.description): \(finding.message)"
    }

    private static func actions(_ actions: String...) -> String { "\"actions\": [\(actions.joined(separator: ", "))]" }

    private static func color(_ red: Double) -> String {
        #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(red), 0, 0] } }"#
    }

    @Test func `a background has its on-color, and backgrounds and foregrounds keep apart (BB-35)`() async throws {
        func findings(_ foreground: String, title: String, page: String) async throws -> [String] {
            let tokens = """
                { "background": { "warning": \(Self.color(1)), "page": \(Self.color(0.9)) },
                  "foreground": { "on-page": \(Self.color(0)), \(foreground) },
                  "stateView": { "title": { "color": { "$type": "color", "$value": "{\(title)}" } },
                    "container": { "background": { "$type": "color", "$value": "{\(page)}" } } } }
                """
            return try await CheckedProject.findings(
                in: [RuleExample("app.tokens.json", tokens)], only: ["missing-on-pair", "misused-token-role"]
            ).map(Self.line).sorted()
        }
        let pair = "\"on-warning\": \(Self.color(0))"
        #expect(
            try await findings(pair, title: "foreground.on-warning", page: "background.warning") == [])
        #expect(
            try await findings("\"other\": \(Self.color(0))", title: "foreground.other", page: "background.warning")
                == ["warning missing-on-pair: 'background.warning' has no 'on-warning'; add it"])
        #expect(
            try await findings(pair, title: "background.warning", page: "foreground.on-warning") == [
                "warning misused-token-role: 'stateView.container.background' uses 'foreground.on-warning'; "
                    + "use a background token",
                "warning misused-token-role: 'stateView.title.color' uses 'background.warning'; use a foreground token",
            ])
    }

    @Test(arguments: [
        ("en", "OK", true), ("en", "Go", true), ("en", "Show accounts", false), ("da", "Fortsæt", true),
        ("da", "Vis konti", false), ("ja", "はい", true), ("es", "Siguiente", true), ("es", "Ver cuentas", false),
    ])
    func `a button says what it does, in every language (BB-38 ES-16)`(
        language: String, label: String, isVague: Bool
    ) async throws {
        let text = RuleExample("\(language).lproj/Localizable.strings", "\"cards.go\" = \"\(label)\";\n")
        let english = RuleExample("en.lproj/Localizable.strings", "\"cards.go\" = \"Show accounts\";\n")
        for profile in ["backbase", "cookbook"] {
            let findings = try await Self.findings(
                "empty", "\"profile\": \"\(profile)\"",
                Self.actions(#"{ "intent": "create", "label": { "key": "cards.go" } }"#),
                only: ["vague-action-label"], texts: language == "en" ? [text] : [english, text])
            #expect(
                findings
                    == (isVague
                        ? ["warning vague-action-label: '\(label)' does not say what happens; name the action"] : []))
        }
    }

    @Test func `a variant is meant to be used as it is (WP-23)`() async throws {
        let rule: Set<RuleID> = ["overridden-variant"]
        #expect(try await Self.findings("login", "\"profile\": \"warp\"", only: rule) == [])
        let own = "\"texts\": { \"title\": { \"literal\": \"Log in to sell\" } }"
        let files = [RuleExample("cards.stateview.json", "{ \"id\": \"sell\", \"kind\": \"login\", \(own) }")]
        let findings = try await CheckedProject.findings(in: files, only: rule)
        #expect(findings.map(\.severity) == [.note])
        #expect(findings.first?.notes.map(\.message) == ["its own title"])
    }

    @Test func `a state view says one thing to do, in words of its readers, where it is (WP-36)`() async throws {
        let rules: Set<RuleID> = [
            "unclear-primary-action", "error-without-guidance", "error-without-retry", "technical-language",
            "unsuitable-surface",
        ]
        #expect(try await Self.findings("unknownError", only: rules) == [])
        // A short reference for support is no technical language.
        #expect(try await Self.findings("unknownError", "\"arguments\": { \"code\": \"A1-2B3\" }", only: rules) == [])
        let faults: [(kind: String, members: String, rule: String)] = [
            (
                "unknownError",
                Self.actions("{ \"intent\": \"retry\" }", "{ \"intent\": \"goHome\", \"role\": \"primary\" }"),
                "unclear-primary-action"
            ),
            ("unknownError", "\"texts\": { \"subtitle\": \"none\" }", "error-without-guidance"),
            ("loadingFailure", "\"actions\": []", "error-without-retry"),
            (
                "unknownError", "\"texts\": { \"subtitle\": { \"literal\": \"NSURLErrorDomain\" } }",
                "technical-language"
            ),
            ("success", "\"layout\": { \"placement\": \"overlay\" }", "unsuitable-surface"),
            ("updateFailure", "\"layout\": { \"placement\": \"fullScreen\" }", "unsuitable-surface"),
        ]
        for fault in faults {
            let found = try await Self.findings(fault.kind, fault.members, only: rules)
            #expect(found.count == 1 && found[0].contains(" \(fault.rule): "), "\(fault.rule): \(found)")
        }
    }

    @Test func `an error without a way on is an error, an empty view without one a warning to waive (C-11)`()
        async throws
    {
        let rules: Set<RuleID> = ["empty-without-action", "error-without-retry", "dead-end-state"]
        func severities(_ kind: String, _ members: String...) async throws -> [String] {
            let text = (["\"id\": \"a\", \"kind\": \"\(kind)\", \"actions\": []"] + members).joined(separator: ", ")
            return try await CheckedProject.findings(
                in: [RuleExample("a.stateview.json", "{ \(text) }")], only: rules
            ).map(\.severity.rawValue)
        }
        for kind in ["noConnection", "loadingFailure", "timeout", "unknownError", "maintenance", "notFound"] {
            #expect(try await severities(kind) == ["error"], "\(kind)")
        }
        for kind in ["empty", "firstUse", "cleared", "noSearchResults"] {
            #expect(try await severities(kind) == ["warning"], "\(kind)")
        }
        for kind in ["noResults", "noSelection"] { #expect(try await severities(kind).isEmpty, "\(kind)") }
        let waiver = "\"disable\": [{ \"rule\": \"empty-without-action\", \"reason\": \"Filled by a sync\" }]"
        #expect(try await severities("empty", waiver).isEmpty)
    }

    @Test func `exactly one of several actions is prominent, and a lone one may be quiet (AC-3)`() async throws {
        func findings(_ roles: String...) async throws -> [String] {
            let list = roles.enumerated().map { index, role in
                "{ \"intent\": { \"custom\": \"\(index)\" }, \"role\": \"\(role)\","
                    + " \"label\": { \"literal\": \"Do \(index)\" } }"
            }
            return try await Self.findings(
                "empty", "\"actions\": [\(list.joined(separator: ", "))]", only: ["unclear-primary-action"])
        }
        let rule = "warning unclear-primary-action: "
        #expect(try await findings("primary", "secondary") == [])
        #expect(try await findings("quiet", "destructive", "link") == [])
        #expect(try await findings("primary", "primary") == [rule + "2 prominent actions; make one secondary"])
        #expect(
            try await findings("primary", "primary", "primary")
                == [rule + "3 prominent actions; make the others secondary"])
        #expect(
            try await findings("quiet", "secondary") == [rule + "none of 2 actions is prominent; make one primary"])
        for role in ["quiet", "link", "tertiary", "primary"] { #expect(try await findings(role) == [], "\(role)") }
        #expect(try await findings() == [])
    }

    @Test func `what is wrong with an override is told (TR-15)`() async throws {
        func key(_ name: String) -> String { "DesignSystem.stateView." + name }
        let files = [
            RuleExample(
                "en.lproj/Localizable.strings",
                """
                "\(key("emptyTitle"))" = "No cards";
                "\(key("noResultsTitle"))" = "No results to show";
                "\(key("noResultTitle"))" = "Nothing";
                "\(key("verifyIdentityButton"))" = "Confirm with {provider}";
                "\(key("timeoutTitle"))" = "Too slow";

                """),
            RuleExample(
                "da.lproj/Localizable.strings",
                """
                "\(key("emptyTitle"))" = "Ingen kort";
                "\(key("noResultsTitle"))" = "Ingen resultater at vise";
                "\(key("verifyIdentityButton"))" = "Bekræft med {eidProvider}";

                """),
            RuleExample(
                "cards.stateview.json",
                "{ \"id\": \"cards\", \"kind\": \"empty\", \"texts\": { \"title\": { \"literal\": \"No cards\" } } }"),
        ]
        let rules: Set<RuleID> = [
            "ineffective-override", "partial-override", "unknown-override-key", "override-placeholder-mismatch",
            "override-identical-to-default",
        ]
        let findings = try await CheckedProject.findings(in: files, only: rules)
        let table = findings.compactMap { finding in finding.subject.key.map { "\($0): \(finding.id.description)" } }
            .sorted()
        #expect(
            table == [
                "\(key("emptyTitle")): ineffective-override",
                "\(key("noResultTitle")): unknown-override-key",
                "\(key("noResultsTitle")): override-identical-to-default",
                "\(key("timeoutTitle")): partial-override",
                "\(key("verifyIdentityButton")): override-placeholder-mismatch",
            ], "\(findings.map(Self.line))")
        #expect(findings.contains { $0.message.hasSuffix("did you mean '\(key("noResultsTitle"))'?") })
    }
}
