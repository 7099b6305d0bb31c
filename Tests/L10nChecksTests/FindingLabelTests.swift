import Foundation
import L10nChecks
import L10nSource
import Testing

/// The judgements of findings on real apps, which `tools/check-samples` counts.
@Suite struct FindingLabelTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Labels")

    static let apps: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".tsv") }
        .sorted()

    @Test(arguments: apps)
    func `every label names a rule, a finding, a verdict and a reason, and none is given twice`(app: String) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(app), encoding: .utf8)
        let rules = Set(Rule.all.map(\.id.rawValue))
        var known: Set<String> = []
        var rule: Substring?
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            if cells.count == 3 {
                rule = cells[0]
                #expect(rules.contains(String(cells[0])), "\(app): \(line)")
                #expect(["true", "noise", "false"].contains(cells[1]) && !cells[2].isEmpty, "\(app): \(line)")
            } else {
                let rule = try #require(rule, "\(app): no rule above \(line)")
                #expect(line.count == 32 && line.allSatisfy(\.isHexDigit), "\(app): \(line)")
                #expect(known.insert(rule + " " + line).inserted, "labelled twice in \(app): \(line)")
            }
        }
        #expect(!known.isEmpty)
    }
}
