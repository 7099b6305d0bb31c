internal import CICU
package import L10nLocale

/// Formats ranges of numbers in one language, such as `1–3` and `~5`.
///
/// Immutable and safe from any thread; each use has a result of its own.
@safe
package final class NumberRangeFormatter: Sendable {
    package let tag: LanguageTag
    package let skeleton: String
    private nonisolated(unsafe) let handle: OpaquePointer

    /// Throws for a skeleton that ICU cannot read: it is tried once, because ICU itself opens lazily.
    package init(_ tag: LanguageTag, skeleton: String = "") throws(ICUError) {
        let request = "range format '\(skeleton)' of '\(tag)'"
        let locale = ICULocale(tag).id
        var status: Int32 = 0
        let opened = try unsafe ICUBuffer.withUTF16(of: skeleton) { units, length throws(ICUError) -> OpaquePointer? in
            unsafe svl_number_range_formatter_open(units, length, locale, &status)
        }
        try ICUError.check(status, request)
        guard let opened = unsafe opened else { throw ICUError(status: status, request: request) }
        unsafe handle = opened
        self.tag = tag
        self.skeleton = skeleton
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

    package func string(_ lower: Double, _ upper: Double) throws(ICUError) -> String {
        let result = try FormattedRange()
        try format(lower, upper, into: result)
        return try result.text()
    }
}

/// A range as a ``NumberRangeFormatter`` wrote it: its text and its plural category.
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

    package func text() throws(ICUError) -> String {
        try unsafe ICUBuffer.utf16Result("text of a formatted range") { buffer, capacity, status in
            unsafe svl_formatted_range_text(handle, buffer, capacity, &status)
        }
    }
}
