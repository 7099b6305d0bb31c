import L10nSource
import Testing

@testable import L10nMessages
@testable import MessageChecks

@Suite struct PlaceholderRemainsTests {
    /// What of a text is taken for the remains of a placeholder, and whether for all of it.
    private static func taken(_ wanted: String, _ argument: ArgumentReference, in text: String) -> (String, Bool)? {
        let bytes = Array(text.utf8)
        var remains = PlaceholderRemains(of: PlaceholderReading(bytes.span, notation: .printfAndNamed))
        return remains.take(wanted, argument, in: bytes.span).map { found in
            (String(decoding: bytes[found.range.indices], as: UTF8.self), found.isWhole)
        }
    }

    @Test(arguments: [
        ("％d枚", "％d"), ("٪ d صور", "٪ d"), ("%%d of them", "%%d"), ("$d of them", "$d"),
    ])
    func `another sign before the conversion is what is left of a placeholder`(text: String, expected: String) throws {
        let found = try #require(Self.taken("%d", .position(1), in: text))
        #expect(found == (expected, true))
    }

    @Test func `a sign alone is a part, unless a number stands before it`() throws {
        let found = try #require(Self.taken("%@", .position(1), in: "Hallo %!"))
        #expect(found == ("%", false))
        #expect(Self.taken("%@", .position(1), in: "50 %!") == nil)
        #expect(Self.taken("%@", .position(1), in: "Hallo") == nil)
    }

    @Test func `a name is left of a hole where one brace is there at least`() throws {
        let found = try #require(Self.taken("{name}", .name("name"), in: "Hallo { name!"))
        #expect(found == ("{ name", true))
        #expect(Self.taken("{name}", .name("name"), in: "Hallo name!") == nil)
    }

    @Test(arguments: ["({first_name})", "{names}", "Hallo {names", "first_name}", "{name}"])
    func `a part of another name, or of a whole hole, is not what is left of a hole`(text: String) {
        #expect(Self.taken("{name}", .name("name"), in: text) == nil)
    }

    @Test func `nothing is taken twice`() {
        let bytes = Array("％d".utf8)
        var remains = PlaceholderRemains(of: PlaceholderReading(bytes.span, notation: .printf))
        #expect(remains.take("%d", .position(1), in: bytes.span) != nil)
        #expect(remains.take("%d", .position(2), in: bytes.span) == nil)
    }
}
