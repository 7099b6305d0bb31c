import Foundation
import Testing

/// What a reader of the product's interface has to learn.
@Suite struct PublicInterfaceTests {
    /// The modules that the product exports.
    private static let modules = [
        "StateViewL10n", "StateViews", "L10nCatalog", "DesignTokens", "L10nMessages", "L10nLocale", "L10nSource",
    ]

    /// The public types of a module that are in no other type.
    private static func types(_ module: String) throws -> [String] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appending(path: "Sources/\(module)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { line in
                ["struct", "enum", "indirect enum", "final class", "protocol", "typealias"]
                    .contains { line.hasPrefix("public \($0) ") }
            }.map(String.init)
        }
    }

    @Test func `the product itself has few types`() throws {
        #expect(try Self.types("StateViewL10n").count <= 27)
    }

    @Test func `with what it exports it stays small`() throws {
        #expect(try Self.modules.flatMap(Self.types).count <= 70)
    }

    /// What an app never needs by name stays inside.
    @Test func `the loading of projects is no part of it`() throws {
        #expect(try Self.types("L10nProject").isEmpty)
    }
}
