import Foundation
import L10nLookup
import L10nProject
import PackTools
import StateViewL10n
import TestSupport
import Testing

/// Packs as apps and servers use them.
@Suite struct PackLibraryTests {
    private static func pack(_ greeting: String) async throws -> [UInt8] {
        let text = "\"greeting\" = \"\(greeting)\";\n\"again\" = \"\(greeting)\";"
        let files = [FileContent(path: "en.lproj/Localizable.strings", bytes: Array(text.utf8))]
        return try ProjectPack(await ProjectLoader.load(contents: files, usesEmbeddedDefaults: false)).bytes
    }

    @Test func `a pack on the disk opens, and stays whole when another takes its place (RT-143, RT-144)`() async throws
    {
        let folder = try TemporaryFolder.made()
        defer { TemporaryFolder.remove(folder) }
        let file = folder.appending(path: "app.svpack")
        try Data(try await Self.pack("one")).write(to: file)
        let library = try StateViewLibrary(pack: file.path)
        try library.verify()
        try Data(try await Self.pack("two")).write(to: file, options: .atomic)
        let fresh = try StateViewLibrary(pack: file.path)
        #expect(library.text("greeting", in: library.environment()).text == "one")
        #expect(fresh.text("greeting", in: fresh.environment()).text == "two")
        #expect(library.packIdentity != nil && library.packIdentity != fresh.packIdentity)
        #expect(library.packIdentity?.count == 16)
    }

    @Test func `what is no pack is an error that says so`() async throws {
        #expect(throws: StateViewLibrary.LoadingError.self) { try StateViewLibrary(pack: "/nowhere/app.svpack") }
        let error = #expect(throws: StateViewLibrary.LoadingError.self) { try StateViewLibrary(pack: Array("{}".utf8)) }
        #expect(error?.description.hasPrefix("cannot read what was given: it is not a pack") == true)
        var damaged = try await Self.pack("one")
        damaged[damaged.count - 1] ^= 1
        let library = try StateViewLibrary(pack: damaged)
        #expect(throws: StateViewLibrary.LoadingError.self) { try library.verify() }
    }

    @Test func `an app's own check decides whether a pack is genuine`() async throws {
        let library = try StateViewLibrary(pack: try await Self.pack("one"))
        var count = 0
        try library.verify { bytes in
            count = bytes.count
            return true
        }
        #expect(count == (try await Self.pack("one")).count)
        var error: StateViewLibrary.LoadingError?
        do { try library.verify { _ in false } } catch let caught { error = caught }
        #expect(error?.reason.contains("not genuine") == true)
    }

    @Test func `eight tasks read while packs take one another's place, and none sees a mix (RT-145)`() async throws {
        let packs = [try await Self.pack("one"), try await Self.pack("two")]
        let current = StateViewLibrary.Current(try StateViewLibrary(pack: packs[0]))
        let seen = try await withThrowingTaskGroup(of: Set<String>.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    var seen: Set<String> = []
                    for _ in 0..<200 {
                        let library = current.library
                        let environment = library.environment(languages: ["en"])
                        let texts = ["greeting", "again"].map { library.text($0, in: environment).text }
                        #expect(texts[0] == texts[1])
                        seen.formUnion(texts)
                    }
                    return seen
                }
            }
            for round in 1...100 { current.replace(with: try StateViewLibrary(pack: packs[round % 2])) }
            return try await group.reduce(into: Set<String>()) { $0.formUnion($1) }
        }
        #expect(seen.isSubset(of: ["one", "two"]) && !seen.isEmpty)
    }
}
