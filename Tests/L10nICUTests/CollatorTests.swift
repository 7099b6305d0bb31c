import L10nICU
import L10nLocale
import Testing

@Suite struct CollatorTests {
    private static let names = [
        "", " a", "-a", "_a", "1", "2", "10", "a", "A", "a 1", "a1", "a2", "a10", "á", "b", "e\u{301}a", "éb", "z", "ä",
        "日本",
    ]

    @Test func `the order of lists of files (I-43)`() throws {
        let collator = try Collator(try #require(LanguageTag("en-US")))
        func isBefore(_ first: String, _ second: String) throws -> Bool {
            try collator.sortKey(of: first).lexicographicallyPrecedes(collator.sortKey(of: second))
        }
        for (first, second) in [
            ("2", "10"), ("a2", "a10"), ("a", "A"), ("A", "á"), ("a", "b"), ("ä", "b"), ("a 1", "a1"),
        ] {
            #expect(try isBefore(first, second), "\(first) \(second)")
            #expect(try !isBefore(second, first), "\(second) \(first)")
        }
        #expect(try collator.sortKey(of: "é") == collator.sortKey(of: "e\u{301}"))
        // Swedish has a letter of its own where English sees an accent.
        let swedish = try Collator(try #require(LanguageTag("sv")))
        #expect(try swedish.sortKey(of: "z").lexicographicallyPrecedes(swedish.sortKey(of: "ä")))
        #expect(try isBefore("ä", "z"))
    }

    @Test func `one collator serves many tasks (I-43)`() async throws {
        let collator = try Collator(try #require(LanguageTag("sv")))
        let expected = try Self.names.map { try collator.sortKey(of: $0) }
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<2_000).allSatisfy { turn in
                        let index = (turn + task) % Self.names.count
                        return (try? collator.sortKey(of: Self.names[index])) == expected[index]
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
