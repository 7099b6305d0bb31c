import Testing

@testable import L10nExchange

@Suite struct TextDifferenceTests {
    @Test(arguments: [
        ("one two", "one 2 two", "", "2 "), ("é", "è", "é", "è"), ("aé", "aéb", "", "b"), ("東a", "杳a", "東", "杳"),
        ("xé", "xê", "é", "ê"), ("same", "same", "", ""), ("aa", "aaa", "", "a"), ("", "ñ", "", "ñ"),
        ("ñ", "é", "ñ", "é"),
    ])
    func `texts differ in whole characters`(first: String, second: String, old: String, new: String) {
        let difference = TextDifference(Array(first.utf8), Array(second.utf8))
        #expect(String(decoding: Array(first.utf8)[difference.old], as: UTF8.self) == old)
        #expect(String(decoding: Array(second.utf8)[difference.new], as: UTF8.self) == new)
    }
}
