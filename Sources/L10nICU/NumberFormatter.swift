internal import CICU
package import L10nLocale

/// Formats numbers in one language by an ICU number skeleton, such as `.00` or `compact-short`.
///
/// Immutable and safe from any thread; the results it writes into are not. Opening is dear: keep it.
/// Source: UTS #35 part 3, and ICU's user guide, number skeletons.
@safe
package final class NumberFormatter: Sendable {
    package let tag: LanguageTag
    package let skeleton: String
    private nonisolated(unsafe) let handle: OpaquePointer

    /// Throws for a skeleton that ICU cannot read: it is tried once, because ICU itself opens lazily.
    package init(_ tag: LanguageTag, skeleton: String) throws(ICUError) {
        let request = "number format '\(skeleton)' of '\(tag)'"
        let locale = ICULocale(tag).id
        var status: Int32 = 0
        let opened = try unsafe ICUBuffer.withUTF16(of: skeleton) { units, length throws(ICUError) -> OpaquePointer? in
            unsafe svl_number_formatter_open(units, length, locale, &status)
        }
        try ICUError.check(status, request)
        guard let opened = unsafe opened else { throw ICUError(status: status, request: request) }
        unsafe handle = opened
        self.tag = tag
        self.skeleton = skeleton
        let trial = try FormattedNumber()
        unsafe svl_number_formatter_format_int64(handle, 0, trial.handle, &status)
        try ICUError.check(status, request)
    }

    deinit {
        unsafe svl_number_formatter_close(handle)
    }

    package func format(_ number: Int, into result: borrowing FormattedNumber) throws(ICUError) {
        var status: Int32 = 0
        unsafe svl_number_formatter_format_int64(handle, Int64(number), result.handle, &status)
        try ICUError.check(status, "form of the number \(number)")
    }

    package func format(_ number: Double, into result: borrowing FormattedNumber) throws(ICUError) {
        var status: Int32 = 0
        unsafe svl_number_formatter_format_double(handle, number, result.handle, &status)
        try ICUError.check(status, "form of the number \(number)")
    }

    /// Formats decimal digits of any length, such as `-12.50`; throws when they are no number.
    package func format(digits: String, into result: borrowing FormattedNumber) throws(ICUError) {
        var status: Int32 = 0
        unsafe svl_number_formatter_format_decimal(
            handle, digits, Int32(clamping: digits.utf8.count), result.handle, &status)
        try ICUError.check(status, "form of the number '\(digits)'")
    }

    /// The text of an integer.
    package func string(_ number: Int) throws(ICUError) -> String {
        let result = try FormattedNumber()
        try format(number, into: result)
        return try result.text()
    }
}
