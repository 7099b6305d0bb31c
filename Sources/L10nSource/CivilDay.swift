/// Days of the Gregorian calendar, also of the years before it was in use, by their numbers: 1970-01-01 is 0.
///
/// Source: Howard Hinnant, "chrono-compatible low-level date algorithms".
package enum CivilDay {
    /// The number of a date; the inverse of `date`. A day that its month does not have is one of another month.
    package static func number(year: Int, month: Int, day: Int) -> Int {
        // Years begin in March, so that a leap day is the last. From 0000-03-01 to 1970-01-01 are 719,468 days.
        let year = month <= 2 ? year - 1 : year
        let era = floorDivided(year, 400)
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The date of a number.
    package static func date(_ number: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = floorDivided(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    /// The number of the day on which a moment lies, in seconds since 1970, and the second of that day.
    package static func split(seconds: Int) -> (day: Int, second: Int) {
        let day = floorDivided(seconds, 86_400)
        return (day, seconds - day * 86_400)
    }

    private static func floorDivided(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : (value + 1) / divisor - 1
    }
}
