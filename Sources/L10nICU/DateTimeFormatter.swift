internal import CICU
package import L10nLocale

/// Formats moments in one language and time zone.
///
/// Safe from any thread: each use has a handle of its own, as ICU's holds a calendar that every use changes. Opening
/// costs ten times as much as formatting: keep it.
package final class DateTimeFormatter: Sendable {
    package enum Length: String, Hashable, Sendable, CaseIterable {
        case short, medium, long, full
    }

    package enum Style: Hashable, Sendable {
        /// A date, a time or both in a length of the language.
        case lengths(date: Length?, time: Length?)
        /// Fields in a pattern of the author. Source: UTS #35 part 4, section 8 (date format patterns).
        case pattern(String, isTime: Bool)
        /// The fields of a skeleton, such as `yMMMd`, in the order of the language.
        case skeleton(String)
    }

    package let tag: LanguageTag
    package let style: Style
    private let pool: HandlePool

    /// Opens the style. A skeleton needs the patterns of the language.
    ///
    /// - Parameters:
    ///   - timeZone: a name of the IANA database, such as `Europe/Paris`. An unknown one is UTC, as in ICU.
    ///   - system: the numbering system of CLDR; nil for that of the language.
    ///   - calendar: the calendar by its name in tags, such as `buddhist`; nil for that of the language.
    package init(
        _ tag: LanguageTag, _ style: Style, timeZone: String = "Etc/UTC", patterns: DatePatterns? = nil,
        system: String? = nil, calendar: String? = nil
    ) throws(ICUError) {
        let locale = ICULocale(tag).dated(calendar).numbered(system).id
        let pattern: String
        let lengths: (date: Length?, time: Length?)
        switch style {
        case .lengths(let date, let time): (lengths, pattern) = ((date, time), "")
        case .pattern(let text, let isTime):
            // As in ICU's messages: the pattern takes the place of a medium date's or time's.
            (lengths, pattern) = ((isTime ? nil : .medium, isTime ? .medium : nil), text)
        case .skeleton(let skeleton):
            lengths = (nil, nil)
            if let patterns {
                pattern = try patterns.best(for: skeleton)
            } else {
                pattern = try DatePatterns(tag, calendar: calendar).best(for: skeleton)
            }
        }
        let (date, time) = (Self.code(lengths.date), Self.code(lengths.time))
        let request = "date format of '\(tag)'" + (pattern.isEmpty ? "" : " for '\(pattern)'")
        pool = unsafe try HandlePool({ () throws(ICUError) in
            var status: Int32 = 0
            let opened = try unsafe ICUBuffer.withUTF16(of: pattern) {
                units, length throws(ICUError) -> OpaquePointer? in
                try unsafe ICUBuffer.withUTF16(of: timeZone) { zone, zoneLength throws(ICUError) -> OpaquePointer? in
                    unsafe svl_date_formatter_open(date, time, units, length, zone, zoneLength, locale, &status)
                }
            }
            try ICUError.check(status, request)
            guard let opened = unsafe opened else { throw ICUError(status: status, request: request) }
            return unsafe opened
        }) { unsafe svl_date_formatter_close($0) }
        self.tag = tag
        self.style = style
    }

    /// Whether ICU knows a time zone by its name; it takes any other for UTC.
    package static func knows(timeZone name: String) throws(ICUError) -> Bool {
        var status: Int32 = 0
        let isKnown = try unsafe ICUBuffer.withUTF16(of: name) { units, length throws(ICUError) -> Int32 in
            unsafe svl_time_zone_is_known(units, length, &status)
        }
        try ICUError.check(status, "time zone '\(name)'")
        return isKnown != 0
    }

    /// The text of a moment in milliseconds since 1970-01-01 00:00 UTC.
    package func string(milliseconds: Double) throws(ICUError) -> String {
        try unsafe pool.with { handle throws(ICUError) in
            try unsafe ICUBuffer.utf16Result("date of \(milliseconds)") { buffer, capacity, status in
                unsafe svl_date_formatter_text(handle, milliseconds, buffer, capacity, &status)
            }
        }
    }

    private static func code(_ length: Length?) -> Int32 {
        let code =
            switch length {
            case nil: svl_date_none
            case .short: svl_date_short
            case .medium: svl_date_medium
            case .long: svl_date_long
            case .full: svl_date_full
            }
        return Int32(code)
    }
}
