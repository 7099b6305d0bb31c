/// Why a load failed, as far as a view has to know.
///
/// Two failures are the same when `id` and `reason` are; what lies beneath is for logs and for the app.
///
/// Source: state-views.md FS-18, PH-25, PH-88.
public struct StateViewFailure: Error, Hashable, Sendable {
    /// The class of a failure.
    public enum Reason: Sendable, Hashable {
        case offline
        case timedOut
        case notFound
        /// The system denied a permission, such as the camera.
        case denied
        /// Nobody is logged in.
        case unauthenticated
        /// The service is closed, with or without a time of return.
        case unavailable
        /// The load was given up.
        case cancelled
        /// The answer of a server: its status, 100 to 599.
        case status(Int)
        /// Another failure that the app knows, by its name.
        case other(String)
        /// A failure that nobody has foreseen.
        case unknown
    }

    /// What tells this failure from others in logs, such as `URLError.-1009`; never shown to people.
    public let id: String
    /// What went wrong, which decides the kind of view.
    public let reason: Reason
    /// What was thrown. Only logs read it, and mark it private.
    public let underlying: (any Error)?

    /// A failure of a known reason. Without an id, the reason is the id.
    public init(_ reason: Reason, id: String? = nil, underlying: (any Error)? = nil) {
        self.reason = reason
        self.id = id ?? "\(reason)"
        self.underlying = underlying
    }

    /// A failure as it was thrown: itself, a cancelled task, what is known of an error of `URLSession` or of Cocoa, or
    /// unknown. The id has the domain, or the name of the type, and the code.
    public init(_ error: any Error) {
        if let failure = error as? StateViewFailure {
            self = failure
        } else if error is CancellationError {
            self.init(.cancelled, id: "CancellationError", underlying: error)
        } else {
            let thrown = ThrownError(error)
            self.init(thrown.reason, id: thrown.id, underlying: error)
        }
    }

    /// The failure of a load that was given up before there was anything to show.
    public static let cancelled = StateViewFailure(.cancelled)

    /// Whether id and reason are the same; the error beneath does not count.
    public static func == (lhs: StateViewFailure, rhs: StateViewFailure) -> Bool {
        lhs.id == rhs.id && lhs.reason == rhs.reason
    }

    /// Hashes id and reason.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(reason)
    }
}

extension StateViewFailure: CustomStringConvertible {
    /// The id: what was thrown may hold a token, or the query of an address, and stays out of all that is printed.
    public var description: String { id }
}
