/// Which kind of state view tells people about which failure. The table is data: an app changes a row, not code.
///
/// Source: state-views.md PH-25.
public struct ErrorKindMap: Sendable, Hashable {
    /// The kinds of the reasons that have one of their own.
    public var kinds: [StateViewFailure.Reason: StateViewKind]
    /// The kind of every other failure that somebody foresaw.
    public var known: StateViewKind

    /// A map. What it does not name is `known`.
    public init(_ kinds: [StateViewFailure.Reason: StateViewKind], known: StateViewKind = .loadingFailure) {
        self.kinds = kinds
        self.known = known
    }

    /// The rows of PH-25. The statuses 408 and 504 are time-outs by RFC 9110, 15.5.9 and 15.6.5.
    public static let standard = ErrorKindMap([
        .offline: .noConnection,
        .timedOut: .timeout, .status(408): .timeout, .status(504): .timeout,
        .notFound: .notFound, .status(404): .notFound, .status(410): .notFound,
        .denied: .permission,
        .unauthenticated: .login, .status(401): .login,
        .unavailable: .maintenance, .status(503): .maintenance,
        .unknown: .unknownError,
    ])

    /// The kind of view for a failure.
    public func kind(of failure: StateViewFailure) -> StateViewKind {
        kinds[failure.reason] ?? known
    }
}
