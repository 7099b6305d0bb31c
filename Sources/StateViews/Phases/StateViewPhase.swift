/// The truth about the data of a screen; what the screen shows follows from it, some time later.
///
/// Source: state-views.md 6.1, PH-1 to PH-8.
public enum StateViewPhase: Sendable, Hashable {
    /// Nothing was asked for.
    case notInitiated
    /// A load runs, with or without content of before.
    case loading(hasContent: Bool)
    case content
    /// There is a result, and nothing in it.
    case empty
    /// The last load failed, with or without content of before.
    case failed(StateViewFailure, hasContent: Bool)
    /// The app shows a placeholder of its own.
    case custom(String)

    /// The phase of a loadable value. A value of before that is empty is no content.
    public init<Value>(_ loadable: Loadable<Value>, isEmpty: (Value) -> Bool) {
        let hasContent = loadable.value.map { !isEmpty($0) } ?? false
        switch loadable {
        case .notInitiated: self = .notInitiated
        case .loading: self = .loading(hasContent: hasContent)
        case .success: self = hasContent ? .content : .empty
        case .failure(let error, _): self = .failed(StateViewFailure(error), hasContent: hasContent)
        }
    }

    /// The phase of a loadable collection.
    public init<Value: Collection>(_ loadable: Loadable<Value>) {
        self.init(loadable, isEmpty: \.isEmpty)
    }

    /// The decision of StatefulViewController: content beats loading, loading beats an error, an error beats empty.
    ///
    /// Source: state-views.md SV-D1 to SV-D8.
    public init(hasContent: Bool, isLoading: Bool, failure: StateViewFailure?) {
        if isLoading {
            self = .loading(hasContent: hasContent)
        } else if let failure {
            self = .failed(failure, hasContent: hasContent)
        } else {
            self = hasContent ? .content : .empty
        }
    }

    /// What a screen without timing would show: the column "shown" of SV-D1 to SV-D8.
    public var picture: StateViewMachine.Picture {
        switch self {
        case .notInitiated: .blank
        case .content, .loading(hasContent: true), .failed(_, hasContent: true): .content
        case .loading(hasContent: false): .loading
        case .failed(_, hasContent: false): .error
        case .empty: .empty
        case .custom(let key): .init(key: key)
        }
    }

    /// The name of the case, for logs.
    public var name: String {
        switch self {
        case .notInitiated: "notInitiated"
        case .loading: "loading"
        case .content: "content"
        case .empty: "empty"
        case .failed: "failed"
        case .custom(let key): "custom(\(key))"
        }
    }
}
