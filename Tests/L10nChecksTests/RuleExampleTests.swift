import L10nChecks
import L10nSource
import Testing

/// The examples that `explain` shows are projects that are really checked (P-4).
@Suite struct RuleExampleTests {
    static let ids = RuleRegistry.all.map { $0.info }.filter { !$0.bad.isEmpty }.map(\.id.rawValue)

    @Test(arguments: ids)
    func `P-4 the bad example has exactly one finding, the good one none`(id: String) async throws {
        let info = try #require(RuleRegistry.all.map { $0.info }.first { $0.id.rawValue == id })
        // A run of some rules does not tell which suppressions are of no use, so that only rules that are off are named.
        let only: Set<RuleID>? = info.severity == .off ? [info.id] : nil
        let bad = try await CheckedProject.findings(in: info.bad, only: only).filter { $0.id == info.id }
        #expect(bad.count == 1, "\(bad.map(\.message))")
        let good = try await CheckedProject.findings(in: info.good, only: only).filter { $0.id == info.id }
        #expect(good.isEmpty, "\(good.map(\.message))")
    }
}
