import L10nChecks
import L10nSource
import Testing
import TextShaping

/// What the contract asks of rules that measure: checks.md section 5, state-views.md sections 7 and 8.
@Suite(.enabled(if: FontLibrary().isUsable, "HarfBuzz, fonts-inter and fonts-noto-core are needed"))
struct LayoutChecklistTests {
    private static let rules: Set<RuleID> = ["too-many-lines", "truncated-text", "small-touch-target"]

    private static func findings(_ members: String, _ configuration: String = "{}") async throws -> [String] {
        let files = [
            RuleExample("stateview-l10n.json", configuration),
            RuleExample("pay.stateview.json", "{ \"id\": \"pay\", \"kind\": \"unknownError\", \(members) }"),
        ]
        return try await CheckedProject.findings(in: files, only: rules).map { "\($0.severity.rawValue) \($0.id)" }
    }

    private static func subtitle(_ words: Int) -> String {
        let text = Array(repeating: "again", count: words).joined(separator: " ")
        return "\"texts\": { \"subtitle\": { \"literal\": \"\(text)\" } }"
    }

    @Test(arguments: [
        ("cookbook", 10, []), ("cookbook", 17, ["warning too-many-lines"]), ("cookbook", 40, ["error truncated-text"]),
        ("backbase", 40, []), ("warp", 40, []), ("feedback", 40, []),
    ])
    func `two lines of a description are advised, three are possible, and scrolling views have any number (DEC-11)`(
        profile: String, words: Int, found: [String]
    ) async throws {
        let findings = try await Self.findings("\"profile\": \"\(profile)\", " + Self.subtitle(words))
        #expect(Set(found).isSubset(of: findings) && found.isEmpty == findings.isEmpty, "\(findings)")
    }

    @Test(arguments: [("ios", 43, true), ("ios", 44, false), ("ios", 30, true), ("web", 30, false)])
    func `a button is as large as its platform asks (DEC-10, A-7)`(platform: String, height: Int, isSmall: Bool)
        async throws
    {
        let style = """
            "style": { "action.first.minHeight": \(height), "action.first.font": "{typography.caption}" }
            """
        let findings = try await Self.findings(style, "{ \"platforms\": [\"\(platform)\"] }")
        #expect(findings == (isSmall ? ["error small-touch-target"] : []))
    }
}
