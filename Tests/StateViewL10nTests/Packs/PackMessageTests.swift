import L10nMessages
import L10nPack
import PackTools
import Testing

@testable import StateViewL10n

/// Messages of packs that nobody wrote.
@Suite struct PackMessageTests {
    private static func message(_ bytes: [UInt8]) throws -> VariedMessage? {
        var sections = PackSections()
        sections.single[.settings] = bytes
        sections.single[.keyPlaces] = PackBytes.numbers([0])
        var cursor = try PackFile(try sections.bytes()).cursor(.settings)
        return VariedMessage(&cursor)
    }

    private static func message(argument: Int) throws -> VariedMessage? {
        var bytes = PackBytes()
        bytes.byte(0)
        bytes.byte(0)
        bytes.string("%#@n@ left")
        bytes.number(1)
        bytes.string("n")
        bytes.number(argument)
        bytes.strings(["d"])
        bytes.byte(0)
        bytes.string("%d")
        return try message(bytes.bytes)
    }

    @Test func `a variable reads an argument that formats have, so that nobody makes room for billions`() throws {
        #expect(try Self.message(argument: 0)?.variables.first?.argument == nil)
        #expect(try Self.message(argument: 2)?.variables.first?.argument == 1)
        #expect(try Self.message(argument: 128)?.variables.first?.argument == 127)
        for stated in [1, 129, Int(UInt32.max)] {
            let message = try #require(try Self.message(argument: stated))
            #expect(message.variables.first?.argument == nil)
            #expect(message.arguments(["n": 3]).positional.count <= 127)
        }
    }

    @Test func `choices in choices end, and so do counts of parts that are not there`() throws {
        // A choice by device with one branch, in itself again and again.
        let step: [UInt8] = [2, 1, 1, UInt8(ascii: "a")]
        func nested(_ depth: Int) -> [UInt8] {
            [0] + (0..<depth).flatMap { _ in step } + [0, 1, UInt8(ascii: "x"), 0]
        }
        #expect(try Self.message(nested(10)) != nil)
        #expect(try Self.message(nested(100_000)) == nil)
        #expect(try Self.message([0, 1, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F]) == nil)
        #expect(try Self.message([0, 9, 0]) == nil)
        #expect(try Self.message([]) == nil)
    }
}
