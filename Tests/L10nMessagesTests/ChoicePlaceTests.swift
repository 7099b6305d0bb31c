import L10nMessages
import L10nSource
import Testing

/// Where the sentences of a message with choices stand in its text.
@Suite struct ChoicePlaceTests {
    private static func places(_ text: String) -> [String] {
        guard case .select(let body) = ICUMessageReading(text).message.body else { return [] }
        return body.variants.map { text.utf8($0.range.indices) }
    }

    @Test(arguments: [
        ("{n, plural, one {a} other {b}}", ["one {a}", "other {b}"]),
        ("x {s, select, other{y}} z", ["other{y}"]),
        (
            "{n,plural,one{{s,select,f{a}other{b}}}other{c}}", ["f{a}", "other{b}", "other{c}"]
        ),
        (
            "{n,plural,one{1}other{2}} {s,select,f{3}other{4}}", ["f{3}", "other{4}", "f{3}", "other{4}"]
        ),
    ])
    func `a sentence has the place of the innermost case that chooses it`(text: String, cases: [String]) {
        #expect(Self.places(text) == cases)
    }
}
