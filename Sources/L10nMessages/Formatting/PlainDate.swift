import L10nSource

/// Moments in a form that no language owns: `2026-11-21T13:05:09Z` (ISO 8601, proleptic Gregorian calendar, UTC).
package enum PlainDate {
    /// A text for any number; fractions of a second are left out, and years have four digits or a sign and more.
    package static func text(milliseconds: Double) -> String {
        // Far beyond any calendar; keeps the arithmetic within 64 bits.
        guard milliseconds.isFinite, abs(milliseconds) < 1e17 else { return "\(milliseconds)" }
        let (day, second) = CivilDay.split(seconds: Int((milliseconds / 1000).rounded(.down)))
        let (year, month, date) = CivilDay.date(day)
        let yearText = (0...9999).contains(year) ? padded(year, 4) : (year < 0 ? "-" : "+") + padded(abs(year), 6)
        return yearText + "-\(padded(month, 2))-\(padded(date, 2))T"
            + "\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))Z"
    }

    /// The milliseconds of a text such as `2026-11-21`, `2026-11-21T13:05` or `2026-11-21T13:05:09Z`; nil for any other, and
    /// for days that the calendar does not have.
    package static func milliseconds(of text: String) -> Double? {
        var text = text[...]
        if text.last == "Z" { text.removeLast() }
        let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard let date = numbers(halves[0], separator: "-", counts: [4, 2, 2]) else { return nil }
        var time = [0, 0, 0]
        if halves.count == 2 {
            guard let given = numbers(halves[1], separator: ":", counts: [2, 2, 2]), given.count >= 2 else {
                return nil
            }
            time = given.count == 2 ? given + [0] : given
        }
        guard date.count == 3, (1...12).contains(date[1]), time[0] < 24, time[1] < 60, time[2] < 60 else { return nil }
        let day = CivilDay.number(year: date[0], month: date[1], day: date[2])
        // A day that its month does not have comes back as another.
        guard CivilDay.date(day) == (date[0], date[1], date[2]) else { return nil }
        return Double(((day * 24 + time[0]) * 60 + time[1]) * 60 + time[2]) * 1000
    }

    /// Digits in groups of the given lengths; nil for anything else. Groups may be missing at the end.
    private static func numbers(_ text: Substring, separator: Character, counts: [Int]) -> [Int]? {
        let groups = text.split(separator: separator, omittingEmptySubsequences: false)
        guard groups.count <= counts.count else { return nil }
        var numbers: [Int] = []
        for (group, count) in zip(groups, counts) {
            guard group.utf8.count == count, group.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(group)
            else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    private static func padded(_ value: Int, _ count: Int) -> String {
        String(value).zeroPadded(to: count)
    }
}
