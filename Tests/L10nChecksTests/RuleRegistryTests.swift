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

    @Test func `P-2 ids are unique, kebab-case and named as the types`() {
        let infos = RuleRegistry.all.map { ($0.info.id.rawValue, String(describing: $0)) }
        #expect(Set(infos.map(\.0)).count == infos.count)
        for (id, name) in infos {
            let words = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
            #expect(words.joined().lowercased() == name.lowercased(), "\(id) is raised by \(name)")
            #expect(id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
        }
    }

    @Test func `P-4 every rule says what it finds and why that matters`() {
        for info in RuleRegistry.all.map({ $0.info }) {
            #expect(info.summary.hasSuffix("."), "\(info.id)")
            #expect(info.why.hasSuffix("."), "\(info.id)")
            #expect(!info.sources.isEmpty, "\(info.id)")
        }
    }
}
