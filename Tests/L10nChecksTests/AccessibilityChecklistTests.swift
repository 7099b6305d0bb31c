import L10nChecks
import L10nSource
import Testing

/// What the accessibility rules ask of `check`, as far as no layout is needed: state-views.md 8.
@Suite struct AccessibilityChecklistTests {
    private static func color(_ byte: Int) -> String {
        let part = Double(byte) / 255
        return "{ \"colorSpace\": \"srgb\", \"components\": [\(part), \(part), \(part)] }"
    }

    /// The findings about the title of a state view in a gray on white.
    private static func title(_ gray: Int, size: Double = 17, weight: Int = 400) async throws -> [Diagnostic] {
        let text = """
            { "stateView": {
              "container": { "background": { "$type": "color", "$value": \(color(255)) } },
              "title": {
                "color": { "$type": "color", "$value": \(color(gray)) },
                "typography": { "$type": "typography", "$value": { "fontFamily": "Inter",
                  "fontSize": { "value": \(size), "unit": "px" }, "fontWeight": \(weight),
                  "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } } } } }
            """
        return try await CheckedProject.findings(
            in: [RuleExample("app.tokens.json", text)], only: ["low-text-contrast"])
    }

    @Test(arguments: [
        (0x76, 17.0, 400, true), (0x77, 17, 400, false),
        // Large text needs 3:1: #949494 has 3.03, #959595 2.995.
        (0x94, 24, 400, true), (0x95, 24, 400, false), (0x94, 23.99, 400, false),
        (0x94, 18.66, 700, true), (0x94, 18.65, 700, false), (0x94, 18.66, 600, false),
    ])
    func `text has the contrast of WCAG, unrounded (A-5)`(
        gray: Int, size: Double, weight: Int, passes: Bool
    ) async throws {
        let found = try await Self.title(gray, size: size, weight: weight)
        #expect(found.isEmpty == passes, "\(found.map(\.message))")
        #expect(found.allSatisfy { $0.severity == .error })
    }

    @Test(arguments: [(18.0, 400, true), (17, 700, true), (17, 400, false)])
    func `what the platform calls large is told, and WCAG decides (A-5)`(
        size: Double, weight: Int, isLargeThere: Bool
    ) async throws {
        let found = try #require(try await Self.title(0x94, size: size, weight: weight).first)
        #expect(found.notes.contains { $0.message.hasPrefix("the platform's guidance") } == isLargeThere)
    }

    @Test func `each scheme and each contrast setting is measured, a disabled label is a note (A-5)`() async throws {
        let resolver = """
            { "version": "2025.10",
              "sets": { "base": { "sources": [ { "c": { "$type": "color",
                "page": { "$value": \(Self.color(255)) },
                "off": { "$value": \(Self.color(0xcc)), "$extensions": { "org.stateview-l10n": {
                  "on": ["{c.page}"], "role": "disabled" } } },
                "text": { "$value": \(Self.color(0x59)), "$extensions": { "org.stateview-l10n": {
                  "on": ["{c.page}"] } } } } } ] } },
              "modifiers": {
                "scheme": { "contexts": { "light": [], "dark": [ { "c": { "page": { "$type": "color",
                  "$value": \(Self.color(0)) } } } ] } },
                "contrast": { "contexts": { "standard": [], "increased": [ { "c": { "text": { "$type": "color",
                  "$value": \(Self.color(0x76)), "$extensions": { "org.stateview-l10n": {
                  "on": ["{c.page}"] } } } } } ] } } },
              "resolutionOrder": [ { "$ref": "#/sets/base" }, { "$ref": "#/modifiers/scheme" },
                { "$ref": "#/modifiers/contrast" } ] }
            """
        let rules: Set<RuleID> = ["low-text-contrast", "low-increased-contrast", "low-disabled-contrast"]
        let found = try await CheckedProject.findings(
            in: [RuleExample("app.resolver.json", resolver)], only: rules)
        let lines = Set(found.map { "\($0.severity.rawValue) \($0.id.description) \($0.subject.scheme ?? "-")" })
        #expect(
            lines == [
                "error low-text-contrast dark", "warning low-increased-contrast light",
                "warning low-increased-contrast dark",
                "note low-disabled-contrast light",
            ], "\(found.map(\.message))")
    }

    @Test(arguments: ["noConnection", "loadingFailure", "timeout", "unknownError", "notFound", "updateFailure"])
    func `color is never the only sign of severity (A-12)`(kind: String) async throws {
        let rule: Set<RuleID> = ["color-only-severity"]
        func found(_ members: String...) async throws -> [String] {
            let text = (["\"id\": \"a\", \"kind\": \"\(kind)\""] + members).joined(separator: ", ")
            return try await CheckedProject.findings(
                in: [RuleExample("a.stateview.json", "{ \(text) }")], only: rule
            ).map { "\($0.severity.rawValue) \($0.message)" }
        }
        let (bare, own) = ("\"visual\": \"none\"", "\"title\": { \"literal\": \"Cards\" }")
        // The icon says it, the description says it, or the product's own title.
        #expect(try await found() == [])
        #expect(try await found("\"texts\": { \(own), \"subtitle\": \"none\" }") == [])
        #expect(try await found(bare, "\"texts\": { \(own) }") == [])
        #expect(try await found(bare, "\"texts\": { \"subtitle\": \"none\" }") == [])
        let name = kind == "updateFailure" ? "warning" : "error"
        #expect(
            try await found(bare, "\"texts\": { \(own), \"subtitle\": \"none\" }")
                == ["warning only the color says '\(name)'; add an icon, or a description"])
    }

    @Test func `an error without a way out is an error, an empty view that says nothing to do a warning (A-16)`()
        async throws
    {
        func severities(_ kind: String) async throws -> [Severity] {
            let text = "{ \"id\": \"a\", \"kind\": \"\(kind)\", \"actions\": [] }"
            let rules: Set<RuleID> = ["error-without-retry", "dead-end-state", "empty-without-action"]
            return try await CheckedProject.findings(in: [RuleExample("a.stateview.json", text)], only: rules)
                .map(\.severity)
        }
        for kind in ["noConnection", "unknownError", "notFound", "permission"] {
            #expect(try await severities(kind) == [.error], "\(kind)")
        }
        for kind in ["empty", "firstUse", "noSearchResults"] {
            #expect(try await severities(kind) == [.warning], "\(kind)")
        }
    }
}
