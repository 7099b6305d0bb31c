import L10nLocale
import Testing

struct AcceptLanguageTests {
    private func preferred(_ header: String) -> String {
        LanguageTag.preferred(acceptLanguage: header).map(\.description).joined(separator: " ")
    }

    @Test(
        arguments: [
            ("da, en-gb;q=0.8, en;q=0.7", "da en-GB en"), ("en;q=0.7, da, en-gb;q=0.8", "da en-GB en"),
            ("fr, de, fi", "fr de fi"), ("fr;q=0.5, de;q=0.5, fi;q=0.5", "fr de fi"),
            ("fr;q=0.01, de;q=0.1, fi;q=0.001", "de fr fi"), ("fr;q=0.25, de;q=0.3", "de fr"),
            ("fr;q=0.999, de;q=1", "de fr"), ("fr;q=0.099, de;q=0.1", "de fr"), ("", ""), (",,", ""),
        ])
    func `the most wanted language comes first, and equals keep their order`(header: String, tags: String) {
        #expect(preferred(header) == tags)
    }

    @Test(
        arguments: [
            "fr;q=0.5,de", "fr ; q=0.5 , de", "fr;\tq=0.5\t,\tde", "fr;Q=0.5,de", "fr;q = 0.5,de", "fr;x=1;q=0.5, de",
            "fr;q=0.5;q=1,de", "fr;x;q=0.5, de", "fr;\t q=0.500 ,de",
        ])
    func `spaces, tabs, letter case and other parameters make no difference`(header: String) {
        #expect(preferred(header) == "de fr")
    }

    @Test(
        arguments: [
            "fr;q=0.1234, de", "fr;q=0.12345678901234567890, de", "fr;q=2, de", "fr;q=, de", "fr;q, de", "fr;=0.5, de",
            "fr;q=0.5.5, de", "fr;q=0..5, de",
            "fr;q=0.1.2.3, de", "fr;q=.5, de", "fr;q=-1, de", "fr;q=0.-1, de",
            "fr;q=0.1é, de",
            "fr;q=0.+1, de", "fr;q=00.5, de", "fr;q=a, de", "fr;p=0.5, de", "fr;qq=0.5, de", "fr;q=0.a, de", "fr;, de",
        ])
    func `a weight that cannot be read counts as 1, however long it is`(header: String) {
        #expect(preferred(header) == "fr de")
    }

    @Test(arguments: [
        ("fr;q=1.000, de", "fr de"), ("de, fr;q=1.5", "de fr"), ("fr;q=0., de", "de"), ("fr;q=1., de", "fr de"),
    ])
    func `no weight is over 1, and a point may stand alone`(header: String, tags: String) {
        #expect(preferred(header) == tags)
    }

    @Test(arguments: [
        "fr;q=0, de", "fr;q=0.000, de", "*, de", "*;q=0.5, de", "de, no language!", "de,;q=1", ";fr, de",
        "de, de;q=0.5",
    ])
    func `refused languages, the wildcard, what is no tag and what is said twice are left out`(header: String) {
        #expect(preferred(header) == "de")
    }

    @Test func `what stands behind the hundredth language is left out`() {
        func header(_ others: Int) -> String { String(repeating: "fr,", count: others) + "de,fi" }
        #expect(preferred(header(98)) == "fr de fi")
        #expect(preferred(header(99)) == "fr de")
        #expect(preferred(header(100)) == "fr")
        let long = String(repeating: "fr;q=0.1,", count: 100_000)
        #expect(preferred(long) == "fr")
    }
}
