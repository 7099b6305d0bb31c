internal import CICU

/// A regular expression in ICU's syntax, which is that of `NSRegularExpression` too.
///
/// One thread at a time: ICU works in the memory of the handle. A search that goes back again and again ends after about
/// a tenth of a second. Source: ICU User Guide, "Regular Expressions".
@safe
package struct RegularExpression: ~Copyable {
    /// Why a pattern is none.
    package struct Mistake: Error, Hashable, Sendable {
        /// ICU's name of it, such as `U_REGEX_MISMATCHED_PAREN`.
        package let name: String
        /// Where it is, in UTF-16 units of the pattern.
        package let place: Int
        /// Whether there is no ICU that could tell.
        package let isMissing: Bool
    }

    private let handle: OpaquePointer
    /// In steps of ICU's, which take about a millisecond.
    private static let mostSteps: Int32 = 100

    package init(_ pattern: String) throws(Mistake) {
        var status: Int32 = 0
        var place: Int32 = 0
        do throws(ICUError) {
            let opened = try unsafe ICUBuffer.withUTF16(of: pattern) { units, length throws(ICUError) in
                unsafe svl_regular_expression_open(units, length, Self.mostSteps, &place, &status)
            }
            try ICUError.check(status, "regular expression")
            guard let opened = unsafe opened else { throw ICUError(status: status, request: "regular expression") }
            unsafe handle = opened
        } catch {
            throw Mistake(name: error.name, place: Int(place), isMissing: error.status == svl_status_no_icu)
        }
    }

    deinit {
        unsafe svl_regular_expression_close(handle)
    }

    /// The first match, in bytes of the text's UTF-8; nil without one.
    /// - Throws: where the search takes too long.
    package mutating func firstMatch(in text: String) throws(ICUError) -> Range<Int>? {
        var end: Int32 = 0
        let start = try unsafe ICUBuffer.withUTF16(of: text) { units, length throws(ICUError) in
            var status: Int32 = 0
            let start = unsafe svl_regular_expression_find(handle, units, length, &end, &status)
            try ICUError.check(status, "match in time")
            return start
        }
        guard start >= 0 else { return nil }
        let lower = text.utf16.index(text.startIndex, offsetBy: Int(start))
        let upper = text.utf16.index(lower, offsetBy: Int(end - start))
        let bytes = text.utf8
        let first = bytes.distance(from: text.startIndex, to: lower)
        return first..<first + bytes.distance(from: lower, to: upper)
    }
}
