internal import CICU

/// A number as a ``NumberFormatter`` wrote it: its text, the digits it shows, and its plural category.
///
/// Reused from one number to the next. One owner, one thread at a time.
@safe
package struct FormattedNumber: ~Copyable {
    let handle: OpaquePointer

    package init() throws(ICUError) {
        var status: Int32 = 0
        let handle = unsafe svl_formatted_number_open(&status)
        try ICUError.check(status, "room for a formatted number")
        guard let handle = unsafe handle else {
            throw ICUError(status: status, request: "room for a formatted number")
        }
        unsafe self.handle = handle
    }

    deinit {
        unsafe svl_formatted_number_close(handle)
    }

    /// The text in the formatter's language.
    package func text() throws(ICUError) -> String {
        try unsafe ICUBuffer.utf16Result("text of a formatted number") { buffer, capacity, status in
            unsafe svl_formatted_number_text(handle, buffer, capacity, &status)
        }
    }

    /// The value that is shown, in ASCII digits; of a compact form its mantissa, such as `1.2` for `1.2M`.
    package func digits() throws(ICUError) -> String {
        try unsafe ICUBuffer.asciiResult("digits of a formatted number") { buffer, capacity, status in
            unsafe svl_formatted_number_digits(handle, buffer, capacity, &status)
        }
    }
}
