/// What an error says by its domain and code, which all errors have; no other library is asked.
///
/// Source: NSURLError.h, and FoundationErrors.h of Foundation.
struct ThrownError {
    let id: String
    let reason: StateViewFailure.Reason

    init(_ error: any Error) {
        let (domain, code) = Self.identity(of: error)
        switch domain {
        case "NSURLErrorDomain":
            id = "URLError.\(code)"
            reason = Self.url[code] ?? .other("URLError")
        case "NSCocoaErrorDomain":
            id = "CocoaError.\(code)"
            reason = Self.cocoa[code] ?? .unknown
        default:
            id = "\(Self.isOfFoundation(error) ? domain : "\(type(of: error))").\(code)"
            reason = .unknown
        }
    }

    /// On Linux Foundation's `CocoaError` states another domain and no code, unless it was an `NSError` once; it holds the
    /// code all the same.
    private static func identity(of error: any Error) -> (domain: String, code: Int) {
        guard error._domain == "FoundationEssentials.CocoaError",
            let code = Mirror(reflecting: error).descendant("code", "rawValue") as? Int
        else { return (error._domain, error._code) }
        return ("NSCocoaErrorDomain", code)
    }

    /// Whether the domain says more than the type does.
    private static func isOfFoundation(_ error: any Error) -> Bool { "\(type(of: error))".hasPrefix("NS") }

    private static let url: [Int: StateViewFailure.Reason] = [
        -999: .cancelled, -1001: .timedOut,
        // The last three: roaming is off, a call keeps the line, mobile data are not allowed.
        -1005: .offline, -1009: .offline, -1018: .offline, -1019: .offline, -1020: .offline,
        // The login was given up, or is asked for.
        -1012: .unauthenticated, -1013: .unauthenticated,
        -1100: .notFound, -1102: .denied,
    ]

    private static let cocoa: [Int: StateViewFailure.Reason] = [
        // No such file and no permission, on reading and on writing; the last is what the reader cancelled.
        4: .notFound, 260: .notFound, 257: .denied, 513: .denied, 3072: .cancelled,
    ]
}
