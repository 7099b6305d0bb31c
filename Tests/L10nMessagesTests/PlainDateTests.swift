import L10nMessages
import Testing

@Suite struct PlainDateTests {
    @Test(arguments: [
        ("1970-01-01", "1970-01-01T00:00:00Z"), ("2026-11-21T13:05", "2026-11-21T13:05:00Z"),
        ("2000-02-29T23:59:59Z", "2000-02-29T23:59:59Z"), ("0001-01-01", "0001-01-01T00:00:00Z"),
        ("9999-12-31", "9999-12-31T00:00:00Z"),
    ])
    func `a date is read as it is written`(text: String, written: String) throws {
        #expect(PlainDate.text(milliseconds: try #require(PlainDate.milliseconds(of: text))) == written)
    }

    @Test(arguments: [
        "", "2026", "2026-11", "2026-13-01", "2026-02-29", "1900-02-29", "2026-1-1", "2026-11-21T", "2026-11-21T24:00",
        "2026-11-21T13", "2026-11-21T13:60", "2026-11-21 13:05", "+026-11-21",
    ])
    func `anything else is no date`(text: String) {
        #expect(PlainDate.milliseconds(of: text) == nil)
    }

    @Test func `days of 800 years come back`() throws {
        for day in stride(from: -200_000, to: 92_000, by: 3) {
            let moment = Double(day) * 86_400_000
            let text = PlainDate.text(milliseconds: moment)
            #expect(PlainDate.milliseconds(of: text) == moment)
        }
    }

    @Test(arguments: [(Double.nan, "nan"), (.infinity, "inf"), (1e20, "1e+20"), (-1, "1969-12-31T23:59:59Z")])
    func `any number has a text`(milliseconds: Double, text: String) {
        #expect(PlainDate.text(milliseconds: milliseconds) == text)
    }
}
