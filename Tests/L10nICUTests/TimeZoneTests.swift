import L10nICU
import Testing

@Suite struct TimeZoneTests {
    @Test(arguments: [
        ("Europe/Warsaw", true), ("Etc/UTC", true), ("GMT+3", true), ("PST", true), ("Mars/Base", false), ("", false),
        ("europe/warsaw ", false), (String(repeating: "x", count: 10_000), false),
    ])
    func `a time zone is known by its name`(name: String, isKnown: Bool) throws {
        #expect(try DateTimeFormatter.knows(timeZone: name) == isKnown)
    }
}
