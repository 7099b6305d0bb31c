import Foundation
import L10nChecks
import L10nReporting
import L10nSource
import Testing

/// Whole small projects with the head lines of their reports (P-5): `Tests/Fixtures/Checks/RULE/CASE/expected.txt`.
@Suite struct RuleFixtureTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Checks")

    static let cases: [String] = {
        let rules = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return rules.flatMap { rule in
            let cases = try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(rule).path)
            return (cases ?? []).filter { !$0.hasPrefix(".") }.map { rule + "/" + $0 }
        }.sorted()
    }()

    @Test(arguments: cases)
    func `P-5 the findings of a fixture are the expected ones`(name: String) async throws {
        let folder = Self.folder.appendingPathComponent(name)
        let rule = try #require(name.split(separator: "/").first)
        let findings = try await CheckedProject.findings(
            at: folder.path, only: RuleRegistry.all.first { $0.info.id.rawValue == rule }.map { [$0.info.id] })
        let lines = try DiagnosticOrder.sorted(findings.filter { $0.id.rawValue == rule })
            .map { try Self.headLine($0, folder) + "\n" }
        let expected = (try? String(contentsOf: folder.appendingPathComponent("expected.txt"), encoding: .utf8)) ?? ""
        #expect(lines.joined() == expected)
        if name.contains("/ok-") { #expect(lines.isEmpty) } else { #expect(!lines.isEmpty) }
    }

    private static func headLine(_ finding: Diagnostic, _ folder: URL) throws -> String {
        let bytes = try Data(contentsOf: folder.appendingPathComponent(finding.span.file))
        let position = LineTable(bytes: Array(bytes)).position(of: Int(finding.span.range.lower))
        return "\(finding.span.file):\(position.line):\(position.column): \(finding.severity.rawValue): "
            + "\(Wording.visible(finding.message)) [\(finding.id)]"
    }
}
