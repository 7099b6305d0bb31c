import L10nChecks
import L10nExchange
import L10nSource
import Testing

/// The examples of rules about translators' files are exports and imports that are really made (PRI-4).
@Suite struct InterchangeExampleTests {
    static let ids = Rule.all.filter { $0.area == .interchange }.map(\.id.rawValue)

    @Test(arguments: ids)
    func `the bad example has exactly one finding, the good one none (PRI-4)`(id: String) throws {
        let examples = try RuleExamples.of(#require(Rule.named(id)))
        let bad = try Self.output(of: examples.bad)
        #expect(bad.ranges(of: "[\(id)]").count == 1, "\(bad)")
        let good = try Self.output(of: examples.good)
        #expect(!good.contains("[\(id)]"), "\(good)")
    }

    /// What an import of the files that came back says, with what Xcode would lose; an export where none came.
    private static func output(of files: [RuleExample]) throws -> String {
        let answers = files.map(\.path).filter { path in
            ExchangeFormats.all.contains { $0.suffixes.contains(where: path.hasSuffix) }
        }
        let command =
            answers.isEmpty
            ? ["export", "--locale", "fi", "-o", "fi.xliff"] : ["import"] + answers + ["--dry-run", "--xcode"]
        let result = try Tool.withFiles(Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })) {
            try Tool.run(command, in: $0)
        }
        #expect(result.status < 2, "\(result)")
        return result.output + result.complaints
    }
}
