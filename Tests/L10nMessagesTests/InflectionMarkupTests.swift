import L10nMessages
import L10nSource
import Testing

@Suite struct InflectionMarkupTests {
    @Test(arguments: [
        ("^[%d apple](inflect: true)", ["^[%d apple](inflect: true)"]),
        (
            "Add ^[%lld ^[red](inflect: true) apple](inflect: true)!",
            ["^[red](inflect: true)", "^[%lld ^[red](inflect: true) apple](inflect: true)"]
        ),
        ("a [link](https://example.org) and 2^[nd]", ["broken ^[nd]"]),
        ("^[%d apple(inflect: true)", ["broken ^["]),
        ("^[%d apple] (inflect: true)", ["broken ^[%d apple]"]),
        ("[%d apple](inflect: true)", ["broken ]("]),
        ("^[%d apple](inflect: true", ["broken ^[%d apple]"]),
        ("no markup ^ [here]", []),
    ])
    func `markup for grammar agreement (PF-38)`(text: String, expected: [String]) {
        let found = InflectionMarkup.scan(Array(text.utf8).span)
        #expect(found.map { ($0.isBroken ? "broken " : "") + text.utf8($0.range.indices) } == expected)
    }

    @Test func `the scan is linear (PF-38)`() {
        let text = Array(String(repeating: "^[](", count: 100_000).utf8)
        #expect(InflectionMarkup.scan(text.span).count == 100_000)
    }
}
