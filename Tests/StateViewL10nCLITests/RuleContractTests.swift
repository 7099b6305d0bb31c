import Foundation
import Testing

/// The rules that the program has, and their rows in `Contract/checks.md`.
@Suite struct RuleContractTests {
    /// What a row says of a rule, or the program.
    private struct Rule: Hashable {
        let area: String
        /// The severity without any condition, with a mark behind that of a hard rule.
        let severity: String
    }

    /// The rows of section 2, by the names of their rules.
    private static func rows() throws -> [String: Rule] {
        let path = "Sources/StateViewL10n/Documentation.docc/Contract/checks.md"
        var rules: [String: Rule] = [:]
        var area = ""
        for line in try String(contentsOf: Tool.root.appendingPathComponent(path), encoding: .utf8).split(
            separator: "\n")
        {
            if line.hasPrefix("### 2.15") { break }
            if line.hasPrefix("### 2.") { area = String(line.split(separator: "`").dropFirst().first ?? "") }
            guard line.hasPrefix("| `"), let name = line.split(separator: "`").dropFirst().first else { continue }
            let cells = line.replacing("\\|", with: "").split(separator: "|").map { $0.drop(while: \.isWhitespace) }
            guard cells.count > 2 else { continue }
            let word = cells[2].prefix { $0.isLetter }
            #expect(rules[String(name)] == nil, "'\(name)' has two rows")
            rules[String(name)] = Rule(area: area, severity: word + (cells[2].contains("‼") ? "!" : ""))
        }
        return rules
    }

    @Test func `every rule has a row, in its area and with its severity (PRI-3)`() throws {
        let rows = try Self.rows()
        let lines = try Tool.run(["rules"]).output.split(separator: "\n")
        #expect(lines.count > 200 && rows.count > 200)
        for line in lines {
            let words = line.split(separator: " ", omittingEmptySubsequences: true)
            let rule = Rule(area: String(words[1]), severity: String(words[2]))
            #expect(rows[String(words[0])] == rule, "\(words[0])")
        }
    }
}
