internal import CICU
package import L10nLocale

/// Writes times from now in one language, such as `in 3 days` and `yesterday`.
///
/// Safe from any thread: each use has a handle of its own, as ICU promises no more.
package final class RelativeDateFormatter: Sendable {
    package enum Unit: String, Hashable, Sendable, CaseIterable {
        case year, quarter, month, week, day, hour, minute, second
    }

    package enum Style: String, Hashable, Sendable, CaseIterable {
        case long, short, narrow
    }

    package let tag: LanguageTag
    package let style: Style
    private let pool: HandlePool

    /// - Parameter system: the numbering system of CLDR; nil for that of the language.
    package init(_ tag: LanguageTag, _ style: Style = .long, system: String? = nil) throws(ICUError) {
        let locale = ICULocale(tag).numbered(system).id
        let code = Int32(Self.code(style))
        let request = "relative dates of '\(tag)'"
        pool = unsafe try HandlePool({ () throws(ICUError) in
            var status: Int32 = 0
            let opened = unsafe svl_relative_dates_open(code, locale, &status)
            try ICUError.check(status, request)
            guard let opened = unsafe opened else { throw ICUError(status: status, request: request) }
            return unsafe opened
        }) { unsafe svl_relative_dates_close($0) }
        self.tag = tag
        self.style = style
    }

    /// The text for so many units from now; negative is past, and so is minus zero.
    ///
    /// - Parameter isNumeric: whether a number is written even where the language has a word, such as `tomorrow`.
    package func string(_ offset: Double, _ unit: Unit, isNumeric: Bool = false) throws(ICUError) -> String {
        try unsafe pool.with { handle throws(ICUError) in
            try unsafe ICUBuffer.utf16Result("time from now") { buffer, capacity, status in
                unsafe svl_relative_dates_text(
                    handle, offset, Int32(Self.code(unit)), isNumeric ? 1 : 0, buffer, capacity, &status)
            }
        }
    }

    private static func code(_ style: Style) -> Int {
        switch style {
        case .long: svl_relative_long
        case .short: svl_relative_short
        case .narrow: svl_relative_narrow
        }
    }

    private static func code(_ unit: Unit) -> Int {
        switch unit {
        case .year: svl_relative_year
        case .quarter: svl_relative_quarter
        case .month: svl_relative_month
        case .week: svl_relative_week
        case .day: svl_relative_day
        case .hour: svl_relative_hour
        case .minute: svl_relative_minute
        case .second: svl_relative_second
        }
    }
}
