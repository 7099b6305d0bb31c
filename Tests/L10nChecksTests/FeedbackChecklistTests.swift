import L10nChecks
import L10nSource
import Testing

/// What the rules about feedback states ask of `check`: state-views.md 2.5.
@Suite struct FeedbackChecklistTests {
    static func line(_ finding: Diagnostic) -> String {
        "\(finding.severity.rawValue) \(finding.id.description): \(finding.message)"
    }

    /// The findings about one view called `cards`.
    static func view(
        _ kind: String, _ members: String..., only rules: Set<RuleID>, texts: [RuleExample] = []
    ) async throws -> [String] {
        let text = (["\"id\": \"cards\", \"kind\": \"\(kind)\""] + members).joined(separator: ", ")
        let files = [RuleExample("cards.stateview.json", "{ \(text) }")] + texts
        return try await CheckedProject.findings(in: files, only: rules).map(line)
    }

    /// The findings about a screen called `cards`, by what is different from one without a fault; nil leaves a phase out.
    static func screen(
        _ phases: [String: String?] = [:], _ members: String..., only rules: Set<RuleID>
    ) async throws -> [String] {
        let usual = [
            "initial": "blank", "loading": "loading", "content": "cards", "empty": "empty",
            "failure": "loadingFailure",
        ]
        let bound = usual.merging(phases.mapValues { $0 ?? "" }) { $1 }.filter { !$0.value.isEmpty }
            .sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
        let own = members.isEmpty ? ["\"errorWithContent\": \"banner\""] : members
        let text = (["\"id\": \"cards\"", "\"phases\": { \(bound.joined(separator: ", ")) }"] + own)
            .joined(separator: ", ")
        return try await CheckedProject.findings(
            in: [RuleExample("cards.stateview.json", "{ \(text) }")], only: rules
        ).map(line)
    }

    private static func actions(_ intents: String...) -> String {
        "\"actions\": [\(intents.map { "{ \"intent\": \"\($0)\" }" }.joined(separator: ", "))]"
    }

    @Test(arguments: [
        ("loading", "shows nothing while loading; add a loading state"),
        ("empty", "shows nothing when empty; add an empty state"),
        ("failure", "shows nothing on failure; add an error state"),
    ])
    func `never only the success case (FS-2)`(phase: String, problem: String) async throws {
        #expect(try await Self.screen(only: ["missing-phase"]) == [])
        #expect(
            try await Self.screen([phase: nil], only: ["missing-phase"]) == ["error missing-phase: 'cards' \(problem)"])
        let onlyContent = try await Self.screen(
            ["loading": nil, "empty": nil, "failure": nil], only: ["missing-phase"])
        #expect(onlyContent.count == 1, "one screen, one finding")
    }

    @Test(arguments: ["empty", "firstUse", "cleared", "noSearchResults"])
    func `an empty state has an action, or says why not (FS-3)`(kind: String) async throws {
        let rule: Set<RuleID> = ["empty-without-action"]
        #expect(try await Self.view(kind, only: rule) == [])
        let without = "\"actions\": []"
        #expect(
            try await Self.view(kind, without, only: rule)
                == ["warning empty-without-action: 'cards' offers no next step; add one or waive"])
        let waiver = "\"disable\": [{ \"rule\": \"empty-without-action\", \"reason\": \"Filled by the bank\" }]"
        #expect(try await Self.view(kind, without, waiver, only: rule) == [])
    }

    @Test(arguments: ["noConnection", "loadingFailure", "timeout", "maintenance", "unknownError", "updateFailure"])
    func `an error includes a retry (FS-4)`(kind: String) async throws {
        let rule: Set<RuleID> = ["error-without-retry"]
        let found = ["error error-without-retry: 'cards' has no retry; add one"]
        #expect(try await Self.view(kind, only: rule) == [])
        #expect(try await Self.view(kind, Self.actions("goBack", "retry"), only: rule) == [])
        // Another way out is no second try.
        #expect(try await Self.view(kind, Self.actions("goBack"), only: rule) == found)
        #expect(try await Self.view(kind, "\"actions\": []", only: rule) == found)
    }

    @Test(arguments: [
        ("\"none\"", false), ("{ \"icon\": \"inbox\" }", false), ("{ \"progress\": \"none\" }", false),
        ("{ \"progress\": \"spinner\" }", true), ("{ \"progress\": \"bar\" }", true),
        ("{ \"progress\": { \"skeleton\": \"rows\" } }", true), ("{ \"progress\": \"refresh\" }", true),
    ])
    func `loading shows progress (FS-5)`(visual: String, isProgress: Bool) async throws {
        let rule: Set<RuleID> = ["missing-loading-indicator"]
        #expect(
            try await Self.view("loading", "\"visual\": \(visual)", only: rule)
                == (isProgress
                    ? [] : ["error missing-loading-indicator: 'cards' has no progress; add a spinner or skeleton"]))
        #expect(try await Self.view("loading", only: rule) == [])
        #expect(try await Self.screen(["loading": "noSelection"], only: rule) == [], "an empty state is worse")
        #expect(try await Self.screen(["loading": "blank"], only: rule).count == 1)
    }

    @Test func `what loads a part never blocks everything (FS-10 PL-3)`() async throws {
        let rule: Set<RuleID> = ["unsuitable-surface"]
        let overlay = "\"layout\": { \"placement\": \"overlay\" }"
        for scope in ["\"scope\": \"button\"", "\"scope\": \"list\"", "\"scope\": \"screen\"", "\"timing\": {}"] {
            let progress = "\"visual\": { \"progress\": { \"skeleton\": \"rows\" } }"
            let found = try await Self.view("loading", overlay, scope, progress, only: rule)
            #expect(found.count == 1, "\(scope)")
            #expect(found.allSatisfy { $0.hasPrefix("warning unsuitable-surface: an overlay blocks the whole screen") })
        }
        #expect(try await Self.view("loading", overlay, "\"scope\": \"blocking\"", only: rule) == [])
        // What failed of a page that is there leaves it there.
        for placement in ["fullScreen", "container", "overlay"] {
            let found = try await Self.view(
                "updateFailure", "\"layout\": { \"placement\": \"\(placement)\" }", only: rule)
            #expect(
                found == [
                    "warning unsuitable-surface: '\(placement)' hides the content that a failed update leaves; "
                        + "use a banner"
                ])
        }
    }

    @Test func `a screen has one source of phases, and no flag beside it (FS-11)`() async throws {
        let rules: Set<RuleID> = ["invalid-state-view-document", "duplicate-json-member"]
        #expect(try await Self.screen(only: rules) == [])
        for flag in ["\"isLoading\": true", "\"errorText\": \"No network\"", "\"hasError\": false"] {
            let found = try await Self.screen([:], flag, only: rules)
            #expect(found.count == 1 && found[0].contains("unknown key"), "\(found)")
        }
        // A second list of phases, in the same screen or in another of its name.
        #expect(try await Self.screen([:], "\"phases\": { \"content\": \"other\" }", only: rules).count == 1)
        let screen = "{ \"id\": \"cards\", \"phases\": { \"content\": \"cards\" } }"
        let twice = try await CheckedProject.findings(
            in: [RuleExample("cards.stateview.json", "{ \"screens\": [\(screen), \(screen)] }")], only: rules)
        #expect(twice.map(\.message) == ["two screens are called 'cards'; rename one"])
        // A phase has one view at a time, whichever of those that it names.
        #expect(try await Self.screen(["failing": "loadingFailure"], only: rules).count == 1)
    }

    @Test(arguments: [
        ("banner", true), ("alert", true), ("callback", true), ("ignore", true), ("toast", false),
    ])
    func `errors over content are told where they stay (FS-12)`(surface: String, isSuitable: Bool) async throws {
        let rule: Set<RuleID> = ["unsuitable-surface"]
        #expect(
            try await Self.screen([:], "\"errorWithContent\": \"\(surface)\"", only: rule)
                == (isSuitable
                    ? [] : ["warning unsuitable-surface: an error as a toast; use a banner, or an alert if it blocks"]))
        // A view that goes by itself is a toast by another name.
        let vanishing = "\"presentation\": { \"autoDismiss\": 3000 }"
        for kind in ["loadingFailure", "updateFailure"] {
            #expect(try await Self.view(kind, vanishing, only: rule).count == 1)
        }
        #expect(try await Self.view("success", vanishing, only: rule) == [])
    }

    @Test func `from every state a way leads out (FS-14 A-16)`() async throws {
        let rules: Set<RuleID> = ["dead-end-state", "error-without-retry"]
        let closed = "\"actions\": []"
        for kind in [
            "noConnection", "loadingFailure", "timeout", "unknownError", "maintenance", "notFound", "login",
            "verifyIdentity", "permission",
        ] {
            #expect(try await Self.view(kind, only: rules) == [], "\(kind)")
            let found = try await Self.view(kind, closed, only: rules)
            #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix("error ") }, "\(kind): \(found)")
            // A button that cannot be used, or leaves the view where it is, is no way out.
            let disabled = "\"actions\": [{ \"intent\": \"goBack\", \"state\": \"disabled\" }]"
            #expect(try await Self.view(kind, disabled, only: rules).count == 1, "\(kind)")
            #expect(try await Self.view(kind, Self.actions("contactSupport"), only: rules).count == 1, "\(kind)")
        }
        // Loading ends, and what comes fills an empty list.
        for kind in ["loading", "empty", "noResults", "noSelection"] {
            #expect(try await Self.view(kind, closed, only: rules) == [], "\(kind)")
        }
        let page = "\"layout\": { \"placement\": \"fullScreen\" }"
        #expect(try await Self.view("success", closed, page, only: rules).count == 1)
    }

    @Test(arguments: ["noConnection", "loadingFailure", "timeout", "unknownError", "maintenance", "notFound"])
    func `an error says what happened and what to do (FS-15)`(kind: String) async throws {
        let rules: Set<RuleID> = ["error-without-guidance", "technical-language"]
        #expect(try await Self.view(kind, only: rules) == [])
        #expect(
            try await Self.view(kind, "\"texts\": { \"subtitle\": \"none\" }", only: rules)
                == ["warning error-without-guidance: 'cards' does not say what to do; add a description"])
        for raw in ["HTTP 500", "NSURLErrorDomain -1009", "java.io.IOException: null", "Error code 404"] {
            let found = try await Self.view(
                kind, "\"texts\": { \"subtitle\": { \"literal\": \"\(raw)\" } }", only: rules)
            #expect(found.count == 1 && found[0].hasPrefix("warning technical-language: "), "\(raw): \(found)")
        }
    }

    @Test func `success is never a modal alert (FS-16 C-23)`() async throws {
        let rule: Set<RuleID> = ["unsuitable-surface"]
        for surface in ["toast", "inline", "haptic", "page", "alert"] {
            let found = try await Self.screen(
                [:], "\"errorWithContent\": \"banner\"", "\"success\": \"\(surface)\"", only: rule)
            #expect(
                found
                    == (surface == "alert"
                        ? ["warning unsuitable-surface: success as a modal alert; use a toast or inline text"] : []))
        }
        for placement in ["fullScreen", "container", "inline", "banner", "sheet"] {
            let layout = "\"layout\": { \"placement\": \"\(placement)\" }"
            #expect(try await Self.view("success", layout, only: rule) == [], "\(placement)")
        }
        for placement in ["\"overlay\"", "{ \"sheet\": { \"dragIndicator\": false } }"] {
            let layout = "\"layout\": { \"placement\": \(placement) }"
            #expect(try await Self.view("success", layout, only: rule).count == 1, "\(placement)")
        }
    }

    @Test(arguments: [
        ("\"title.color\": \"#ff8800\"", true), ("\"background.color\": \"#ffffff\"", true),
        ("\"title.font\": { \"preferred\": \"title2\" }", true), ("\"title.color\": \"{text.default}\"", false),
        ("\"title.color\": \"text.default\"", false), ("\"title.font\": \"{typography.title}\"", false),
        ("\"cornerRadius\": 8", false),
    ])
    func `style comes from tokens (FS-20)`(setting: String, isLiteral: Bool) async throws {
        let found = try await Self.view("empty", "\"style\": { \(setting) }", only: ["literal-style-value"])
        #expect(found.count == (isLiteral ? 1 : 0), "\(found)")
        #expect(found.allSatisfy { $0.hasPrefix("warning literal-style-value: ") })
    }

    @Test func `an empty state before the first answer is reported, wherever it is asked for (C-15)`() async throws {
        let rule: Set<RuleID> = ["false-empty-state"]
        for initial in ["delayedLoading", "loading", "blank"] {
            #expect(
                try await Self.view("loading", "\"presentation\": { \"initial\": \"\(initial)\" }", only: rule) == [])
        }
        #expect(
            try await Self.view("empty", "\"presentation\": { \"initial\": \"empty\" }", only: rule)
                == ["error false-empty-state: 'initial' is 'empty'; use 'delayedLoading' or 'blank'"])
        #expect(
            try await Self.screen(["initial": "empty"], only: rule)
                == ["error false-empty-state: 'initial' shows 'empty'; use blank or loading"])
    }

    @Test func `a loading view that comes at once is noted (C-16)`() async throws {
        let rule: Set<RuleID> = ["flickering-loading"]
        for timing in ["\"default\"", "{}", "{ \"showDelay\": 300, \"minVisible\": 300 }", "{ \"showDelay\": 1000 }"] {
            #expect(try await Self.view("loading", "\"timing\": \(timing)", only: rule) == [], "\(timing)")
        }
        for timing in ["\"svc\"", "{ \"showDelay\": 299 }", "{ \"minVisible\": 0 }"] {
            let found = try await Self.view("loading", "\"timing\": \(timing)", only: rule)
            #expect(found.count == 1 && found[0].hasPrefix("note flickering-loading: "), "\(timing): \(found)")
        }
    }
}
