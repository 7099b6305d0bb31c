import L10nSource
import MessageChecks
import Synchronization
import Testing

@testable import L10nChecks

/// Many faults of one text, which are one finding.
struct IssueGroupTests {
    private final class Counter: Sendable {
        let count = Atomic(0)
    }

    private struct CountedIssue: TextIssue {
        let number: Int
        let counter: Counter
        var severity: Severity {
            counter.count.add(1, ordering: .relaxed)
            return number == 3 ? .error : .warning
        }
        var range: SourceRange { SourceRange(at: 0) }
        var fix: TextFix? { nil }
    }

    @Test func `the finding is about the worst fault and names the first of the others`() throws {
        let issues = (0..<9).map { CountedIssue(number: $0, counter: Counter()) }
        let group = try #require(IssueGroup.groups(issues) { _ in .syntaxError }.first)
        #expect(group.primary.number == 3)
        #expect(group.others(5).map(\.number) == [0, 1, 2, 4, 5])
        #expect(group.others(0).isEmpty)
        #expect(group.others(-1).isEmpty)
    }

    @Test func `each fault of a text is weighed a few times, however many there are`() throws {
        let counter = Counter()
        let issues = (0..<2_000).map { CountedIssue(number: $0, counter: counter) }
        let group = try #require(IssueGroup.groups(issues) { _ in .syntaxError }.first)
        _ = (group.primary, group.others(5))
        #expect(counter.count.load(ordering: .relaxed) <= 4 * issues.count)
    }
}
