import Foundation
import Testing

/// The list of mutants that no test can see, `tools/check-mutants.tsv`.
@Suite struct ExemptMutantTests {
    @Test func `each names a line that there is, as one that changed wants another look, and a reason`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let list = try String(contentsOf: root.appending(path: "tools/check-mutants.tsv"), encoding: .utf8)
        for row in list.split(separator: "\n").dropFirst() {
            let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(cells.count == 4 && !cells[3].isEmpty, "\(row)")
            let file = try String(contentsOf: root.appending(path: cells[0]), encoding: .utf8)
            let lines = file.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            #expect(lines.contains(cells[1]), "\(cells[1]) is not in \(cells[0]); take it off the list")
        }
    }
}
