import L10nChecks
import L10nSource
import Testing

/// The examples that `explain` shows are projects that are really checked (PRI-4).
@Suite struct RuleExampleTests {
    /// Files that translators return need an import, which `InterchangeExampleTests` makes.
    static let ids = Rule.all.filter { $0.area != .interchange && !RuleExamples.of($0).bad.isEmpty }.map(\.id.rawValue)

    @Test(arguments: ids)
    func `the bad example has exactly one finding, the good one none (PRI-4)`(id: String) async throws {
        let rule = try #require(Rule.named(id))
        let examples = RuleExamples.of(rule)
        // A run of some rules does not tell which suppressions are of no use, so that only rules that are off are named.
        let only: Set<RuleID>? = rule.isOff ? [rule.id] : nil
        let bad = try await CheckedProject.findings(in: examples.bad, only: only).filter { $0.rule == rule }
        #expect(bad.count == 1, "\(bad.map(\.message))")
        let good = try await CheckedProject.findings(in: examples.good, only: only).filter { $0.rule == rule }
        #expect(good.isEmpty, "\(good.map(\.message))")
    }

    @Test func `every rule has an example, unless a text file cannot be one`() {
        // Bytes that are not UTF-8, fonts, and what an earlier run wrote down.
        let other: Set<Rule> = [
            .missingFont, .staleBaselineEntry, .unapprovedView, .unsupportedEncoding, .utf16File,
        ]
        let missing = Rule.all.filter { RuleExamples.of($0).bad.isEmpty }
        #expect(Set(missing) == other)
    }
}
