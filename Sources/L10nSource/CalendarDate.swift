/// A day of the Gregorian calendar, written `YYYY-MM-DD` as in ISO 8601.
package struct CalendarDate: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let year: Int
    /// From 1.
    package let month: Int
    /// From 1.
    package let day: Int

    /// - Parameter text: `YYYY-MM-DD` and nothing else; nil for another text, and for days that no calendar has.
    package init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
            let day = Self.number(bytes[8..<10]), (1...12).contains(month), day >= 1,
            day <= Self.length(ofMonth: month, year: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// - Parameter days: since 1970-01-01; from the year 1 to 9999.
    package init?(daysSince1970 days: Int) {
        guard (-719_162...2_932_896).contains(days) else { return nil }
        (year, month, day) = CivilDay.date(days)
    }

    package static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    package var description: String {
        String(year).zeroPadded(to: 4) + "-" + String(month).zeroPadded(to: 2) + "-" + String(day).zeroPadded(to: 2)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var number = 0
        for digit in digits {
            guard digit.isDigit else { return nil }
            number = number * 10 + Int(digit - 0x30)
        }
        return number
    }

    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }

    private static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
