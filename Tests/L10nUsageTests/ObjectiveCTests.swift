import Foundation
import L10nSource
import TestSupport
import Testing

@testable import L10nUsage

/// What files of Objective-C ask for: `Fixtures/Usage/ObjectiveC` has a folder a case, with what is found in it.
@Suite struct ObjectiveCTests {
    private static func check(_ name: String, mentions: Bool = false, macroNames: [String] = []) throws {
        let path = "Usage/ObjectiveC/\(name)"
        let files = try UsageListing.files(in: path)
        let context = ObjectiveCContext(files.map { ObjectiveCDeclarations($0) }, macroNames: macroNames)
        let reader = ObjectiveCReader(context)
        let uses = files.flatMap { file in
            reader.uses(in: file).filter { mentions || $0.kind != .mention }.map { UsageListing.line($0, in: file) }
        }
        let difference = try Golden.difference(uses.joined(), "\(path)/expected.txt")
        #expect(difference == nil)
    }

    @Test
    func
        `macros and methods of the system, and those that the build names (SC-14 SC-15 SC-16 SC-17 SC-18)`()
        throws
    {
        try Self.check("foundation", macroNames: ["TRANSLATE"])
    }

    @Test func `macros, functions and methods that hand their parameter on, however far (SC-19)`() throws {
        try Self.check("wrappers")
    }

    @Test func `names that a macro or constant gives a text (SC-19)`() throws { try Self.check("constants") }

    @Test func `literals beside each other, escapes, choices and keys that are built (SC-19)`() throws {
        try Self.check("literals")
    }

    @Test func `the values that a text is formatted with (SC-46)`() throws { try Self.check("values") }

    @Test func `texts that may be looked up elsewhere, without those that are something else (SC-72)`() throws {
        try Self.check("mentions", mentions: true)
    }

    @Test func `branches, characters, raw texts and what is half-typed cost nothing behind them (SC-96)`() throws {
        try Self.check("damage")
    }

    @Test func `any beginning of a file is read without harm (SC-96)`() throws {
        for name in ["damage", "wrappers", "literals", "values"] {
            for file in try UsageListing.files(in: "Usage/ObjectiveC/\(name)") {
                for end in stride(from: 0, to: file.bytes.count, by: 7) {
                    let cut = SourceFile(path: file.path, bytes: Array(file.bytes[..<end]))
                    let uses = ObjectiveCReader(ObjectiveCContext([ObjectiveCDeclarations(cut)])).uses(in: cut)
                    #expect(uses.allSatisfy { Int($0.span.range.upper) <= end })
                }
            }
        }
    }
}
