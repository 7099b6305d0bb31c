internal import CICU
package import L10nLocale

/// The patterns in which a language writes combinations of date and time fields.
///
/// Safe from any thread: each use has a handle of its own. Opening reads much of ICU's data, more than a hundred times
/// the cost of a format: keep it, and keep what it answers.
package final class DatePatterns: Sendable {
    private let pool: HandlePool

    /// - Parameter calendar: the calendar by its name in tags, such as `buddhist`; nil for that of the language.
    package init(_ tag: LanguageTag, calendar: String? = nil) throws(ICUError) {
        let locale = ICULocale(tag).dated(calendar).id
        let request = "date patterns of '\(tag)'"
        pool = unsafe try HandlePool({ () throws(ICUError) in
            var status: Int32 = 0
            let opened = unsafe svl_date_patterns_open(locale, &status)
            try ICUError.check(status, request)
            guard let opened = unsafe opened else { throw ICUError(status: status, request: request) }
            return unsafe opened
        }) { unsafe svl_date_patterns_close($0) }
    }

    /// The pattern for the fields of a skeleton, such as `MMM d, y` for `yMMMd`.
    package func best(for skeleton: String) throws(ICUError) -> String {
        try unsafe pool.with { handle throws(ICUError) in
            try unsafe ICUBuffer.withUTF16(of: skeleton) { units, length throws(ICUError) in
                try unsafe ICUBuffer.utf16Result("date pattern for '\(skeleton)'") { buffer, capacity, status in
                    unsafe svl_date_patterns_best(handle, units, length, buffer, capacity, &status)
                }
            }
        }
    }
}
