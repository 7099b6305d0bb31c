import Foundation
import L10nSource
import Testing

@Suite struct CalendarDateTests {
    @Test(arguments: [
        "2026-01-31", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31", "2026-02-28", "2026-03-31", "2026-04-30",
        "2026-05-31",
        "2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30", "2026-10-31", "2026-11-30", "2026-12-31", "2026-01-09",
    ])
    func `a day is read and written alike`(text: String) throws {
        #expect(try #require(CalendarDate(text)).description == text)
    }

    @Test(arguments: [
        "", "2026-1-31", "2026-02-29", "2026-02-30", "2024-02-30", "2026-06-31", "2026-09-31", "2026-11-31",
        "2026-01-32", "1900-02-29",
        "2026-01x31", "2026x01-31", "2026-0:-01", "202:-01-01", "2026-01-0/", "/026-01-01", "2026-13-01", "2026-00-10",
        "2026-04-31", "2026-01-00",
        "2026/01/31", "2026-01-31T00:00", "٢٠٢٦-٠١-٣١", "20260131", "+026-01-31",
    ])
    func `what no calendar has is no day`(text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test func `days since 1970 are those of another calendar`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        for days in stride(from: -30_000, through: 60_000, by: 97) {
            let parts = calendar.dateComponents(
                [.year, .month, .day], from: Date(timeIntervalSince1970: Double(days) * 86_400))
            let date = try #require(CalendarDate(daysSince1970: days))
            #expect([date.year, date.month, date.day] == [parts.year, parts.month, parts.day])
        }
        #expect(CalendarDate(daysSince1970: -719_163) == nil)
        #expect(CalendarDate(daysSince1970: 2_932_897) == nil)
        #expect(CalendarDate(daysSince1970: 0)?.description == "1970-01-01")
        #expect(CalendarDate(daysSince1970: -1)?.description == "1969-12-31")
        #expect(CalendarDate(daysSince1970: 364)?.description == "1970-12-31")
        #expect(CalendarDate(daysSince1970: 365)?.description == "1971-01-01")
        #expect(CalendarDate(daysSince1970: 1_095)?.description == "1972-12-31")
        #expect(CalendarDate(daysSince1970: 1_096)?.description == "1973-01-01")
        #expect(CalendarDate(daysSince1970: .min) == nil)
        #expect(CalendarDate(daysSince1970: .max) == nil)
        #expect(CalendarDate(daysSince1970: -719_162)?.description == "0001-01-01")
        #expect(CalendarDate(daysSince1970: 2_932_896)?.description == "9999-12-31")
    }

    @Test func `a date and its number are each other's, in any year`() {
        for number in stride(from: -1_500_000, through: 4_000_000, by: 61) {
            let (year, month, day) = CivilDay.date(number)
            #expect((1...12).contains(month) && (1...31).contains(day))
            #expect(CivilDay.number(year: year, month: month, day: day) == number)
        }
        let first = CivilDay.date(-719_468)
        #expect(first.year == 0 && first.month == 3 && first.day == 1)
        #expect(CivilDay.number(year: 2001, month: 1, day: 1) == 11_323)
    }

    @Test func `days are in the order of the calendar`() throws {
        let days = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].compactMap { CalendarDate($0) }
        #expect(days.count == 4)
        #expect(days.shuffled().sorted() == days)
    }
}
