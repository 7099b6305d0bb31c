/// Moments in a form that no language owns: `2026-11-21T13:05:09Z` (ISO 8601, proleptic Gregorian calendar, UTC).
enum PlainDate {
    /// A text for any number; fractions of a second are left out, and years have four digits or a sign and more.
    static func text(milliseconds: Double) -> String {
        // Far beyond any calendar; keeps the arithmetic within 64 bits.
        guard milliseconds.isFinite, abs(milliseconds) < 1e17 else { return "\(milliseconds)" }
        let seconds = Int((milliseconds / 1000).rounded(.down))
        let day = floorDivided(seconds, 86_400)
        let second = seconds - day * 86_400
        let (year, month, date) = civil(day)
        let yearText = (0...9999).contains(year) ? padded(year, 4) : (year < 0 ? "-" : "+") + padded(abs(year), 6)
        return yearText + "-\(padded(month, 2))-\(padded(date, 2))T"
            + "\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))Z"
    }

    /// The date of a day counted from 1970-01-01. Source: Howard Hinnant, "chrono-compatible low-level date algorithms".
    private static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = day + 719_468
        let era = floorDivided(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    private static func floorDivided(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : (value + 1) / divisor - 1
    }

    private static func padded(_ value: Int, _ count: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }
}
