/// What is known of a value that has to be loaded: one value instead of a flag and an error text.
///
/// Source: state-views.md FS-1, FS-11; C-13 for the value of before.
public enum Loadable<Value> {
    /// Nobody has asked for the value.
    case notInitiated
    /// A load runs; `previous` is the value of the last load that went well, if there was one.
    case loading(previous: Value? = nil)
    /// The last load went well.
    case success(Value)
    /// The last load failed; `previous` is the value of the last load that went well, if there was one.
    case failure(any Error, previous: Value? = nil)

    /// A load runs, and no value is kept from before.
    public static var loading: Loadable { .loading(previous: nil) }

    /// The newest value there is, also while a new one loads or after that failed.
    public var value: Value? {
        switch self {
        case .notInitiated: nil
        case .success(let value): value
        case .loading(let previous), .failure(_, let previous): previous
        }
    }

    /// Whether a load runs.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// The error of the last load; nil while a new one runs.
    public var error: (any Error)? {
        if case .failure(let error, _) = self { error } else { nil }
    }

    /// Begins a load: the value stays at hand, an old error is forgotten.
    ///
    /// Source: FS-23 (loading before the call), C-14.
    public mutating func startLoading() {
        self = .loading(previous: value)
    }

    /// Ends a load. Without a load that runs, nothing changes: one load has one result (FS-23).
    public mutating func finish(_ result: Result<Value, any Error>) {
        guard isLoading else { return }
        switch result {
        case .success(let value): self = .success(value)
        case .failure(let error): self = .failure(error, previous: value)
        }
    }

    /// The same state of another value.
    public func map<Other, Failure: Error>(
        _ transform: (Value) throws(Failure) -> Other
    ) throws(Failure) -> Loadable<Other> {
        switch self {
        case .notInitiated:
            return .notInitiated
        case .success(let value):
            return .success(try transform(value))
        case .loading(let previous):
            guard let previous else { return .loading() }
            return .loading(previous: try transform(previous))
        case .failure(let error, let previous):
            guard let previous else { return .failure(error) }
            return .failure(error, previous: try transform(previous))
        }
    }
}

extension Loadable: Sendable where Value: Sendable {}
