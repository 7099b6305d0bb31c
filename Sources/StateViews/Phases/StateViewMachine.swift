/// Decides what a screen shows: a pure function of its state, an event and the time.
///
/// Two layers: the *phase* is the truth about the data, the *picture* is what is on screen. The machine has no clock and
/// no timer: every event comes with its time, and `nextDeadline` says when it wants a `tick`. A tick that comes late
/// changes nothing but when people see it: what was due is worked off in its order, each at its own time.
///
///     var machine = StateViewMachine()
///     run(machine.handle(.start, at: now))
///     run(machine.handle(.finish(count: 5), at: now))
///
/// Source: state-views.md section 6.
public struct StateViewMachine: Sendable, Hashable {
    /// What the machine goes by. A change holds from the next event on; `background` and `coalesces` count at the start.
    public var configuration: Configuration
    /// The number of the newest load; 0 before the first.
    public private(set) var generation = 0
    /// Whether a load runs.
    public internal(set) var isLoading = false
    /// The banner, alert or refreshing notice on top of the content.
    public internal(set) var notice: Notice?
    /// The newest error, also after a new load forgot it: for logs and for the texts of the error view (C-14).
    public internal(set) var lastFailure: StateViewFailure?
    /// The time of the newest event or timer; it never goes back. The origin before the first event.
    public internal(set) var clock = MachineTime()
    private var hasBegun = false

    var state: State = .idle
    /// What stays on screen until the loading view shows, and comes back when the load is given up.
    var base: Base = .blank
    var hasContent = false
    /// Whether there was a first result, be it an error.
    var isInitiated = false
    var failure: StateViewFailure?
    /// The error that the running load has forgotten; it comes back with its view when the load is given up.
    var failureBefore: StateViewFailure?
    /// The error that the error view shows or showed last.
    var shownFailure: StateViewFailure?
    /// The error that people were told of on top of the content.
    var toldFailure: StateViewFailure?
    var itemCount: Int?
    /// From when `showDelay` counts.
    var delayBegan: MachineTime?
    var busyBegan: MachineTime?
    var queue: TransitionQueue
    var timers: [Due] = []
    var buttons: [Button] = []
    /// The placeholders on screen: two during a fade, else one at most.
    var onScreen: [Picture] = []
    /// Whether a placeholder took the focus away from the content.
    var tookFocus = false
    /// How the present event wants its transition.
    var ask = Ask()
    /// The same for what waits for a timer.
    var waitingAsk = Ask()
    var outputs: [Output] = []
    var didLog = false

    /// A machine at rest that has shown nothing.
    public init(_ configuration: Configuration = Configuration()) {
        self.configuration = configuration
        queue = TransitionQueue(
            showing: configuration.background, fade: configuration.timing.fade, coalesces: configuration.coalesces,
            dropsUnchangedCompletions: configuration.legacyDropsCompletion)
    }

    /// What was asked for last; it may wait for the running transition (PH-35).
    public var requested: Picture { queue.requested }
    /// The picture whose transition began last (SV-7).
    public var current: Picture { queue.current }
    /// The picture whose transition ended last.
    public var settled: Picture { queue.settled }

    /// The phase: the data's, or `custom` while the app shows a placeholder of its own (PH-8).
    public var phase: StateViewPhase {
        if case .shown(.custom(let key)) = state { .custom(key) } else { dataPhase }
    }

    /// The phase of the data, also behind a placeholder of the app.
    public var dataPhase: StateViewPhase {
        if !isInitiated, !isLoading { return .notInitiated }
        return StateViewPhase(hasContent: hasContent, isLoading: isLoading, failure: failure)
    }

    /// The kind of the view for a picture; nil for content and nothing.
    public func kind(of picture: Picture) -> StateViewKind? {
        switch picture {
        case .blank, .content: nil
        case .loading: .loading
        case .empty: configuration.emptyKind
        case .error: configuration.errorKinds.kind(of: shownFailure ?? StateViewFailure(.unknown))
        case .custom: .custom
        }
    }

    /// When the machine wants the next `tick`; nil while it waits for events alone.
    public var nextDeadline: MachineTime? {
        nextDue?.time
    }

    /// Takes an event and says what to do.
    ///
    /// - Parameters:
    ///   - animated: Whether the transition of this event is animated; nil as the profile says.
    ///   - completion: A number of the caller's choice. It comes back in one `completion`, when what the event asked
    ///     for is shown, was shown already, or was overtaken.
    ///   - now: A time before the newest counts as the newest.
    public mutating func handle(
        _ event: Event, animated: Bool? = nil, completion: Int? = nil, at now: MachineTime
    ) -> [Output] {
        let now = hasBegun ? max(now, clock) : now
        hasBegun = true
        fireTimers(until: now, including: event == .tick)
        clock = now
        ask = Ask(animated: animated, completions: completion.map { [$0] } ?? [])
        didLog = event == .tick && !outputs.isEmpty
        apply(event)
        if !didLog { log(.eventIgnored(event.name)) }
        // What nothing took has nothing to wait for but its turn.
        if !ask.completions.isEmpty { request(queue.requested, isOrdered: true) }
        defer { outputs = [] }
        return outputs
    }

    private mutating func apply(_ event: Event) {
        switch event {
        case .appear: appear()
        case .start: start()
        case .finish(let result, let generation): finish(result, generation)
        case .retry: retry()
        case .cancel: cancel()
        case .contentChanged(let count): contentChanged(count)
        case .tick: break
        case .show(let key): show(Picture(key: key))
        case .hideAll: hideAll()
        case .register(let key, let isPresent): register(Picture(key: key), isPresent)
        case .dismissNotice: hideNotice()
        case .tap(let slot): tap(slot)
        case .tapNotice(let slot): tapNotice(slot)
        case .finishAction(let slot, let outcome): changeButton(slot) { $0.finish(outcome, at: $1) }
        case .disableAction(let slot, let reason): changeButton(slot) { $0.disable(reason: reason, at: $1) }
        case .enableAction(let slot): changeButton(slot) { $0.enable(at: $1) }
        case .follow(let phase): follow(phase)
        }
    }

    /// A new load has the next number.
    mutating func countGeneration() {
        generation += 1
    }
}
