import Foundation
import L10nChecks
import L10nProject
import L10nReporting
import L10nSource
import Testing

/// Whole small projects with the head lines of their reports (PRI-5): `Tests/Fixtures/Checks/RULE/CASE/expected.txt`.
@Suite struct RuleFixtureTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
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
    func `the findings of a fixture are the expected ones (PRI-5)`(name: String) async throws {
        let folder = Self.folder.appendingPathComponent(name)
        let id = try #require(name.split(separator: "/").first)
        let rule = try #require(Rule.named(String(id)), "no rule '\(id)'")
        let only: Set<RuleID>? = rule.isOff ? [rule.id] : nil
        let checked = try await CheckedProject.check(copyOf: folder, only: only)
        let lines = DiagnosticOrder.sorted(checked.result.reported.filter { $0.rule == rule })
            .map { Self.headLine($0, checked) + "\n" }
        let expected = try String(contentsOf: folder.appendingPathComponent("expected.txt"), encoding: .utf8)
        #expect(lines.joined() == expected)
        let settings = checked.project.configuration.rules + checked.project.configuration.exceptions.flatMap(\.rules)
        let configured = Set(settings.map(\.target.value))
        for finding in checked.result.reported
        where !finding.rule.isOff && configured.isDisjoint(with: [finding.id.rawValue, "area:\(finding.rule.area)"]) {
            #expect(finding.rule.severities.contains(finding.severity), "\(finding.rule) as \(finding.severity)")
        }
        if name.contains("/ok-") { #expect(lines.isEmpty) } else { #expect(!lines.isEmpty) }
    }

    private static func headLine(_ finding: Diagnostic, _ checked: CheckedProject) -> String {
        // A file that is too large, or that no layer claims, was not read.
        let source = checked.project.sources[finding.span.file] ?? SourceFile(path: finding.span.file, bytes: [])
        let position = LineTable(source).position(of: min(Int(finding.span.range.lower), source.bytes.count))
        return "\(finding.span.file):\(position.line):\(position.column): \(finding.severity.rawValue): "
            + "\(Wording.visible(finding.message)) [\(finding.id)]"
    }
}
