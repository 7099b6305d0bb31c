import Foundation

/// Numbers of one language with their plural categories: a line of `Tests/Fixtures/ICU/plural-vectors.tsv`, which ICU's own
/// rules and ours are both judged by.
package struct PluralVector: CustomStringConvertible, Sendable {
    package enum Rules: String, Sendable {
        case cardinal
        case ordinal
        case range
    }

    package let id: String
    package let tag: String
    package let rules: Rules
    /// Numbers as they are shown, and the name of the category.
    package let numbers: [(shown: String, category: String)]

    package var description: String { "\(id) \(tag)" }

    /// The vectors of one kind of rules; a table that cannot be read ends the run.
    package static func of(_ rules: Rules) -> [PluralVector] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let url = folder.appendingPathComponent("Fixtures/ICU/plural-vectors.tsv")
        let lines = (try? String(contentsOf: url, encoding: .utf8))?.split(separator: "\n") ?? []
        let vectors = lines.filter { !$0.hasPrefix("#") }.compactMap { PluralVector($0) }
        let isComplete = vectors.count == lines.count { !$0.hasPrefix("#") } && vectors.count > 20
        precondition(isComplete, "every line of plural-vectors.tsv is a vector")
        return vectors.filter { $0.rules == rules }
    }

    private init?(_ line: Substring) {
        let columns = line.split(separator: "\t")
        guard columns.count == 4, let rules = Rules(rawValue: String(columns[2])) else { return nil }
        id = String(columns[0])
        tag = String(columns[1])
        self.rules = rules
        let pairs = columns[3].split(separator: ", ").map { $0.split(separator: " ") }
        guard pairs.allSatisfy({ $0.count == 2 }) else { return nil }
        numbers = pairs.map { (String($0[0]), String($0[1])) }
    }
}
