/// The interface of StatefulViewController over a `StateViewMachine`: placeholders by key, and a host that knows whether
/// there is content.
///
/// It runs nothing by itself: every call returns what the host has to do, completions are called before it returns, and
/// `tick` is wanted at `nextDeadline`.
///
/// Source: state-views.md SV-1 to SV-20.
public struct ViewStateMachine<Host: StatefulHost, Placeholder> {
    /// Called once with how the transition ended, or never where the original never calls it.
    public typealias Completion = @Sendable (TransitionQueue.Outcome) -> Void

    /// What a transition leads to.
    public enum State: Sendable, Hashable {
        /// No placeholder: the content.
        case none
        /// The placeholder of a key, which may be any string.
        case view(String)
    }

    /// What shows the views.
    public var host: Host
    /// The machine that decides.
    public private(set) var machine: StateViewMachine
    private var placeholders: [String: Placeholder]
    private var completions: [Int: Completion] = [:]
    private var count = 0
    private let sink: (any StateViewLogSink)?
    private let now: @Sendable () -> MachineTime

    /// A machine for a host, with its placeholders by key.
    ///
    /// `now` is asked at every call; it is the only clock.
    public init(
        host: Host, placeholders: [String: Placeholder] = [:],
        configuration: StateViewMachine.Configuration = .svc, sink: (any StateViewLogSink)? = nil,
        now: @escaping @Sendable () -> MachineTime
    ) {
        var configuration = configuration
        for picture in [StateViewMachine.Picture.loading, .empty, .error] where placeholders[picture.key] == nil {
            configuration.missing.insert(picture)
        }
        self.host = host
        self.placeholders = placeholders
        self.sink = sink
        self.now = now
        machine = StateViewMachine(configuration)
    }

    /// What was asked for last, at once (SV-7).
    public var lastState: StateViewMachine.Picture { machine.wanted }
    /// The last whose transition began.
    public var currentState: StateViewMachine.Picture { machine.current }
    /// When `tick` is wanted; nil while nothing runs.
    public var nextDeadline: MachineTime? { machine.nextDeadline }

    /// The placeholder of a key. Nil removes it, and its view from the screen (SV-14).
    public subscript(key: String) -> Placeholder? {
        get { placeholders[key] }
        set {
            placeholders[key] = newValue
            run(.register(key: key, isPresent: newValue != nil))
        }
    }

    /// The screen appears: the state that was asked for last, not animated; content or empty if there was none (SV-6).
    @discardableResult
    public mutating func setupInitialViewState(completion: Completion? = nil) -> [StateViewMachine.Output] {
        let hasContent = host.hasContent()
        if hasContent == machine.hasContent { return run(.appear, animated: false, completion) }
        if machine.isLoading || lastState == .loading {
            return run(.contentChanged(count: hasContent ? 1 : 0)) + run(.appear, animated: false, completion)
        }
        return decide(error: machine.failure, animated: false, completion)
    }

    /// A load begins; an old error is forgotten (SV-20).
    @discardableResult
    public mutating func startLoading(
        animated: Bool = false, completion: Completion? = nil
    ) -> [StateViewMachine.Output] {
        transitionViewStates(loading: true, animated: animated, completion: completion)
    }

    /// A load ends, by the table with this error.
    @discardableResult
    public mutating func endLoading(
        animated: Bool = true, error: (any Error)? = nil, completion: Completion? = nil
    ) -> [StateViewMachine.Output] {
        decide(error: error, animated: animated, completion)
    }

    /// Decides by SV-D1 to SV-D8. An error that meets content goes to the host before anything is shown.
    @discardableResult
    public mutating func transitionViewStates(
        loading: Bool = false, error: (any Error)? = nil, animated: Bool = true, completion: Completion? = nil
    ) -> [StateViewMachine.Output] {
        if !loading && error == nil && !host.hasContent() && machine.dataPhase == .notInitiated {
            // Nobody has looked yet, so nothing says that it is empty (PH-9).
            return run(.appear, animated: animated, completion)
        }
        return decide(loading: loading, error: error, animated: animated, completion)
    }

    /// Shows the placeholder of a key or none, whatever the data says.
    @discardableResult
    public mutating func transitionToState(
        _ state: State, animated: Bool = true, completion: Completion? = nil
    ) -> [StateViewMachine.Output] {
        switch state {
        case .none:
            return run(.show(key: StateViewMachine.Picture.content.key), animated: animated, completion)
        case .view(let key):
            let missing = placeholders[key] == nil ? run(.register(key: key, isPresent: false)) : []
            return missing + run(.show(key: key), animated: animated, completion)
        }
    }

    /// Time passed.
    @discardableResult
    public mutating func tick() -> [StateViewMachine.Output] {
        run(.tick)
    }

    /// Any other event, such as a tap.
    @discardableResult
    public mutating func handle(
        _ event: StateViewMachine.Event, animated: Bool? = nil, completion: Completion? = nil
    ) -> [StateViewMachine.Output] {
        run(event, animated: animated, completion)
    }

    private mutating func decide(
        loading: Bool = false, error: (any Error)?, animated: Bool, _ completion: Completion?
    ) -> [StateViewMachine.Output] {
        let hasContent = host.hasContent()
        let failure = error.map { StateViewFailure($0) }
        if let error, hasContent {
            machine.configuration.policy.errorWithContent = host.handleErrorWhenContentAvailable(error)
        }
        let phase = StateViewPhase(hasContent: hasContent, isLoading: loading, failure: failure)
        return run(.follow(phase), animated: animated, completion)
    }

    @discardableResult
    private mutating func run(
        _ event: StateViewMachine.Event, animated: Bool? = nil, _ completion: Completion? = nil
    ) -> [StateViewMachine.Output] {
        if let completion {
            count += 1
            completions[count] = completion
        }
        let outputs = machine.handle(event, animated: animated, completion: completion.map { _ in count }, at: now())
        sink?.record(outputs)
        for case .completion(let number, let outcome) in outputs {
            completions.removeValue(forKey: number)?(outcome)
        }
        return outputs
    }
}

extension ViewStateMachine: Sendable where Host: Sendable, Placeholder: Sendable {}
