import Foundation
import L10nChecks
import L10nProject
import L10nReporting
import L10nSource
import TestSupport
import Testing

/// Whole small projects with the head lines of their reports (PRI-5): `Tests/Fixtures/Checks/RULE/CASE/expected.txt`.
///
/// Every finding is expected, whatever its rule. A case that is called `ok-…` has none, and in one that is called
/// `quiet-…` only other rules find something. Run with `UPDATE_GOLDENS=1` to
/// write what is found now, and review the difference.
@Suite struct RuleFixtureTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Checks")

    /// All cases as `RULE/CASE`.
    static let cases: [String] = {
        let rules = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return rules.flatMap { rule in
            let cases = try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(rule).path)
            return (cases ?? []).filter { !$0.hasPrefix(".") }.map { rule + "/" + $0 }
        }.sorted()
    }()

    @Test(arguments: cases)
    func `the findings of a fixture are the expected ones, and no others (PRI-5)`(name: String) async throws {
        let folder = Self.folder.appendingPathComponent(name)
        let id = try #require(name.split(separator: "/").first)
        let rule = try #require(Rule.named(String(id)), "no rule '\(id)'")
        let checked = try await CheckedProject.check(copyOf: folder, including: rule)
        let findings = DiagnosticOrder.sorted(checked.result.reported)
        let lines = findings.map { Self.headLine($0, checked) + "\n" }.joined()
        if let difference = try Golden.difference(lines, "Checks/\(name)/expected.txt") {
            Issue.record("\(difference)")
        }
        let settings = checked.project.configuration.rules + checked.project.configuration.exceptions.flatMap(\.rules)
        let configured = Set(settings.map(\.target.value))
        for finding in findings
        where !finding.rule.isOff && configured.isDisjoint(with: [finding.id.rawValue, "area:\(finding.rule.area)"]) {
            #expect(finding.rule.severities.contains(finding.severity), "\(finding.rule) as \(finding.severity)")
        }
        let isFound = findings.contains { $0.rule == rule }
        if name.contains("/ok-") {
            #expect(findings.isEmpty)
        } else if name.contains("/quiet-") {
            #expect(!isFound && !findings.isEmpty)
        } else {
            #expect(isFound)
        }
    }

    @Test func `every rule of check has a case with a finding and one without`() {
        let cases = Dictionary(grouping: Self.cases) { String($0.prefix { $0 != "/" }) }
        // Findings about answers of translators need an import, and those about a baseline or approvals their file: their
        // tests have them.
        for rule in Rule.all where rule.area != .interchange && ![.staleBaselineEntry, .unapprovedView].contains(rule) {
            let all = cases[rule.id.rawValue, default: []]
            let without = all.filter { $0.contains("/ok-") || $0.contains("/quiet-") }
            #expect(without.count < all.count, "\(rule)")
            #expect(!without.isEmpty || rule.isHard, "\(rule)")
        }
    }

    private static func headLine(_ finding: Diagnostic, _ checked: CheckedProject) -> String {
        // A file that is too large, or that no layer claims, was not read.
        let code = checked.usage?.sources.files.first { $0.path == finding.span.file }
        let source =
            checked.project.sources[finding.span.file] ?? code ?? SourceFile(path: finding.span.file, bytes: [])
        let position = LineTable(source).position(of: min(Int(finding.span.range.lower), source.bytes.count))
        return "\(finding.span.file):\(position.line):\(position.column): \(finding.severity.rawValue): "
            + "\(Wording.visible(finding.message)) [\(finding.id)]"
    }
}
