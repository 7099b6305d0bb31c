internal import CICU
package import L10nLocale

/// Formats ranges of numbers in one language, for ``PluralRules/category(of:)-(FormattedRange)``: ICU knows the category of a
/// range only as it was formatted. Texts take theirs from CLDR's tables, which tests compare with it.
///
/// Immutable and safe from any thread; each use has a result of its own.
@safe
package final class NumberRangeFormatter: Sendable {
    private nonisolated(unsafe) let handle: OpaquePointer

    /// It is tried once, because ICU itself opens lazily.
    package init(_ tag: LanguageTag) throws(ICUError) {
        let request = "range format of '\(tag)'"
        let locale = ICULocale(tag).id
        var status: Int32 = 0
        let opened = try unsafe ICUBuffer.withUTF16(of: "") { units, length throws(ICUError) -> OpaquePointer? in
            unsafe svl_number_range_formatter_open(units, length, locale, &status)
        }
        try ICUError.check(status, request)
        guard let opened = unsafe opened else { throw ICUError(status: status, request: request) }
        unsafe handle = opened
        let trial = try FormattedRange()
        unsafe svl_number_range_formatter_format(handle, 0, 1, trial.handle, &status)
        try ICUError.check(status, request)
    }

    deinit {
        unsafe svl_number_range_formatter_close(handle)
    }

    package func format(_ lower: Double, _ upper: Double, into result: borrowing FormattedRange) throws(ICUError) {
        var status: Int32 = 0
        unsafe svl_number_range_formatter_format(handle, lower, upper, result.handle, &status)
        try ICUError.check(status, "form of the range from \(lower) to \(upper)")
    }
}

/// A range as a ``NumberRangeFormatter`` wrote it.
///
/// Reused from one range to the next. One owner, one thread at a time.
@safe
package struct FormattedRange: ~Copyable {
    let handle: OpaquePointer

    package init() throws(ICUError) {
        var status: Int32 = 0
        let handle = unsafe svl_formatted_range_open(&status)
        try ICUError.check(status, "room for a formatted range")
        guard let handle = unsafe handle else { throw ICUError(status: status, request: "room for a formatted range") }
        unsafe self.handle = handle
    }

    deinit {
        unsafe svl_formatted_range_close(handle)
    }
}
