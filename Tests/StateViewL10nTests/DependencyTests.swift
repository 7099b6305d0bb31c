import Foundation
import Testing

/// What comes with the product: state-views.md BB-40.
@Suite struct DependencyTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources")

    /// The modules that a module's files import.
    private static func imports(of module: String) throws -> Set<String> {
        let folder = sources.appending(path: module)
        let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        var imports: Set<String> = []
        for name in names where name.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            // Indented ones stand in source code that is written for others.
            for line in text.split(separator: "\n") where line.first != " " {
                let words = line.split(separator: " ")
                guard let index = words.firstIndex(of: "import"), index < words.count - 1,
                    words[..<index].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal"].contains($0) })
                else { continue }
                imports.insert(String(words[index + 1].prefix { $0 != "." }))
            }
        }
        return imports
    }

    @Test func `the library needs no package but its own and no framework (BB-40)`() throws {
        let ours = Set(try FileManager.default.contentsOfDirectory(atPath: Self.sources.path))
        var seen: Set<String> = []
        var waiting = ["StateViewL10n"]
        var others: Set<String> = []
        while let module = waiting.popLast() {
            guard seen.insert(module).inserted else { continue }
            for name in try Self.imports(of: module) {
                if ours.contains(name) { waiting.append(name) } else { others.insert(name) }
            }
        }
        #expect(seen.isSuperset(of: ["StateViewL10n", "StateViews", "L10nLookup", "DesignTokens", "CICU"]))
        // Swift's own standard library and the C library of the system.
        #expect(
            others.subtracting(["Synchronization", "Glibc", "Musl", "Darwin", "Android", "WASILibc"]) == [], "\(others)"
        )
    }
}
