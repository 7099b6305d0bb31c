import Foundation
import L10nChecks
import L10nSource
import Testing

@Suite struct RuleRegistryTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func `every file of the folder is in the registry, sorted by area and name`() throws {
        let folder = Self.root.appendingPathComponent("Sources/L10nChecks/Rules")
        let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
            .filter { $0.hasSuffix(".swift") }.sorted()
        let names = files.map { String(($0 as NSString).lastPathComponent.dropLast(".swift".count)) }
        #expect(RuleRegistry.all.map { String(describing: $0) } == names)
    }

    @Test func `the code of a rule is named as the rule (PRI-2)`() {
        #expect(Set(RuleRegistry.all.map { $0.rule }).count == RuleRegistry.all.count)
        for code in RuleRegistry.all {
            let words = code.rule.id.rawValue.split(separator: "-")
            #expect(words.joined() == String(describing: code).lowercased(), "\(code.rule) is raised by \(code)")
        }
    }
}
