internal import CICU

/// A service of ICU that could not do its work: its data is missing, or what was asked is nothing it knows.
package struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
    /// ICU's status, always above 0.
    package let status: Int32
    /// What was asked for, such as `plural rules of 'de'`.
    package let request: String

    /// ICU's name of the status, such as `U_MISSING_RESOURCE_ERROR`.
    package var name: String { unsafe String(cString: svl_status_name(status)) }

    package var description: String { "ICU has no \(request) (\(name))" }

    /// Throws when the status is an error; warnings pass.
    static func check(_ status: Int32, _ request: @autoclosure () -> String) throws(ICUError) {
        if status > 0 { throw ICUError(status: status, request: request()) }
    }
}
