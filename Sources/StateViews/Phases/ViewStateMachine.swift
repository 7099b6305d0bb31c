/// The interface of StatefulViewController over a `StateViewMachine`: placeholders by key, and a host that knows whether
/// there is content.
///
/// Every call returns what the host has to do, and `onOutput` is told the same, also of what comes later. A host that is an
/// object is held weakly, so that it may own its machine. Completions may read the machine and ask it for more.
///
/// Source: state-views.md SV-1 to SV-20.
@MainActor
public final class ViewStateMachine<Host: StatefulHost, Placeholder> {
    /// Called once with how the transition ended, or never where the original never calls it.
    public typealias Completion = @MainActor (StateViewMachine.Outcome) -> Void

    /// What a transition leads to.
    public enum State: Sendable, Hashable {
        /// No placeholder: the content.
        case none
        /// The placeholder of a key, which may be any string.
        case view(String)
    }

    /// What shows the views; nil for an object that is gone.
    public var host: Host? {
        get { value ?? object as? Host }
        set { hold(newValue) }
    }
    /// Told everything that the host has to do, in order, when its time comes.
    public var onOutput: (@MainActor (StateViewMachine.Output) -> Void)?
    private var value: Host?
    private weak var object: AnyObject?
    private var placeholders: [String: Placeholder]
    private let runner: MachineRunner

    /// A machine for a host, with its placeholders by key. It wakes itself by the clock.
    public convenience init<C: Clock>(
        host: Host, placeholders: [String: Placeholder] = [:], configuration: StateViewMachine.Configuration = .svc,
        sink: (any StateViewLogSink)? = nil, clock: C = ContinuousClock()
    ) where C.Duration == Duration {
        self.init(host, placeholders, configuration, sink, MachineRunner.Pace(clock))
    }

    /// The same with a time that is read at every call and never waited for: `tick` is wanted at `nextDeadline`.
    public convenience init(
        host: Host, placeholders: [String: Placeholder] = [:], configuration: StateViewMachine.Configuration = .svc,
        sink: (any StateViewLogSink)? = nil, now: @escaping @MainActor () -> MachineTime
    ) {
        self.init(host, placeholders, configuration, sink, MachineRunner.Pace(now: now))
    }

    private init(
        _ host: Host, _ placeholders: [String: Placeholder], _ configuration: StateViewMachine.Configuration,
        _ sink: (any StateViewLogSink)?, _ pace: MachineRunner.Pace
    ) {
        var configuration = configuration
        for picture in [StateViewMachine.Picture.loading, .empty, .error] where placeholders[picture.key] == nil {
            configuration.missing.insert(picture)
        }
        self.placeholders = placeholders
        runner = MachineRunner(configuration, pace)
        runner.take = { [weak self] output in
            if case .log(let event) = output { sink?.record(event) }
            self?.onOutput?(output)
        }
        hold(host)
    }

    private func hold(_ host: Host?) {
        // A value cannot be held weakly, and owns no machine.
        let isObject = host.map { type(of: $0) is AnyClass } ?? false
        value = isObject ? nil : host
        object = isObject ? host as AnyObject : nil
    }

    /// The machine that decides, as it is now.
    public var machine: StateViewMachine { runner.machine }
    /// What was asked for last, at once (SV-7).
    public var lastState: StateViewMachine.Picture { machine.wanted }
    /// The last whose transition began.
    public var currentState: StateViewMachine.Picture { machine.current }
    /// When `tick` is wanted; nil while nothing runs and nothing waits.
    public var nextDeadline: MachineTime? { runner.nextDeadline }

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
    public func setupInitialViewState(completion: Completion? = nil) -> [StateViewMachine.Output] {
        let hasContent = self.hasContent
        if hasContent == machine.core.facts.hasContent { return run(.appear, animated: false, completion) }
        if machine.isLoading || lastState == .loading {
            // A load that runs goes on; only what is known of the content is put right before.
            return run(.contentChanged(count: hasContent ? 1 : 0)) + run(.appear, animated: false, completion)
        }
        return decide(error: machine.core.facts.failure, animated: false, completion)
    }

    /// A load begins; an old error is forgotten (SV-20).
    @discardableResult
    public func startLoading(
        animated: Bool = false, completion: Completion? = nil
    ) -> [StateViewMachine.Output] {
        transitionViewStates(loading: true, animated: animated, completion: completion)
    }

    /// A load ends, by the table with this error.
    @discardableResult
    public func endLoading(
        animated: Bool = true, error: (any Error)? = nil, completion: Completion? = nil
    ) -> [StateViewMachine.Output] {
        decide(error: error, animated: animated, completion)
    }

    /// Decides by SV-D1 to SV-D8. An error that meets content goes to the host before anything is shown.
    @discardableResult
    public func transitionViewStates(
        loading: Bool = false, error: (any Error)? = nil, animated: Bool = true, completion: Completion? = nil
    ) -> [StateViewMachine.Output] {
        if !loading && error == nil && !hasContent && machine.dataPhase == .notInitiated {
            // Nobody has looked yet, so nothing says that it is empty (PH-9).
            return run(.appear, animated: animated, completion)
        }
        return decide(loading: loading, error: error, animated: animated, completion)
    }

    /// Shows the placeholder of a key or none, whatever the data says.
    @discardableResult
    public func transitionToState(
        _ state: State, animated: Bool = true, completion: Completion? = nil
    ) -> [StateViewMachine.Output] {
        switch state {
        case .none:
            return run(.show(key: StateViewMachine.Picture.content.key), animated: animated, completion)
        case .view(let key):
            // The machine must know first that there is no view to announce.
            let missing = placeholders[key] == nil ? run(.register(key: key, isPresent: false)) : []
            return missing + run(.show(key: key), animated: animated, completion)
        }
    }

    /// Time passed.
    @discardableResult
    public func tick() -> [StateViewMachine.Output] {
        run(.tick)
    }

    /// Any other event, such as a tap.
    @discardableResult
    public func handle(
        _ event: StateViewMachine.Event, animated: Bool? = nil, completion: Completion? = nil
    ) -> [StateViewMachine.Output] {
        run(event, animated: animated, completion)
    }

    private func decide(
        loading: Bool = false, error: (any Error)?, animated: Bool, _ completion: Completion?
    ) -> [StateViewMachine.Output] {
        let failure = error.map { StateViewFailure($0) }
        return runner.send(animated: animated, completion: completion) { [weak self] _ in
            let hasContent = self?.hasContent ?? true
            if let error, hasContent, let host = self?.host {
                self?.runner.machine.configuration.policy.errorWithContent = host.handleErrorWhenContentAvailable(error)
            }
            return .follow(StateViewPhase(hasContent: hasContent, isLoading: loading, failure: failure))
        }
    }

    /// There is, where nobody is left to ask (SV-3).
    private var hasContent: Bool { host?.hasContent() ?? true }

    @discardableResult
    private func run(
        _ event: StateViewMachine.Event, animated: Bool? = nil, _ completion: Completion? = nil
    ) -> [StateViewMachine.Output] {
        runner.send(animated: animated, completion: completion) { _ in event }
    }
}

// Closures that need not know how it ended.
extension ViewStateMachine {
    /// A load begins; an old error is forgotten (SV-20).
    @discardableResult
    public func startLoading(
        animated: Bool = false, completion: @escaping @MainActor () -> Void
    ) -> [StateViewMachine.Output] {
        startLoading(animated: animated) { _ in completion() }
    }

    /// A load ends, by the table with this error.
    @discardableResult
    public func endLoading(
        animated: Bool = true, error: (any Error)? = nil, completion: @escaping @MainActor () -> Void
    ) -> [StateViewMachine.Output] {
        endLoading(animated: animated, error: error) { _ in completion() }
    }

    /// Shows the placeholder of a key or none, whatever the data says.
    @discardableResult
    public func transitionToState(
        _ state: State, animated: Bool = true, completion: @escaping @MainActor () -> Void
    ) -> [StateViewMachine.Output] {
        transitionToState(state, animated: animated) { _ in completion() }
    }
}
