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
    var core: MachineCore

    /// A machine at rest that has shown nothing.
    public init(_ configuration: Configuration = Configuration()) {
        core = MachineCore(configuration)
    }

    /// What the machine goes by. A change holds from the next event on; `background` and `coalesces` count at the start.
    public var configuration: Configuration {
        get { core.configuration }
        set { core.configuration = newValue }
    }
    /// The number of the newest load; 0 before the first.
    public var generation: Int { core.facts.generation }
    /// Whether a load runs.
    public var isLoading: Bool { core.facts.isLoading }
    /// The banner, alert or refreshing notice on top of the content.
    public var notice: Notice? { core.notices.shown }
    /// The newest error, also after a new load forgot it: for logs and for the texts of the error view (C-14).
    public var lastFailure: StateViewFailure? { core.facts.lastFailure }
    /// The time of the newest event or timer; it never goes back. The origin before the first event.
    public var clock: MachineTime { core.clock }
    /// What was asked for last; it may wait for the running transition (PH-35).
    public var requested: Picture { core.screen.queue.requested }
    /// The picture whose transition began last (SV-7).
    public var current: Picture { core.screen.queue.current }
    /// The picture whose transition ended last.
    public var settled: Picture { core.screen.queue.settled }
    /// The phase: the data's, or `custom` while the app shows a placeholder of its own (PH-8).
    public var phase: StateViewPhase { core.phase }
    /// The phase of the data, also behind a placeholder of the app.
    public var dataPhase: StateViewPhase { core.facts.phase }
    /// Whether the data is known to be in a phase.
    package func isIn(_ phase: StateViewPhase) -> Bool { phase != .notInitiated && phase == dataPhase }
    /// Whether the app shows a picture by its key.
    package var isShown: Bool { core.stage.isShown }

    /// When the machine wants the next `tick`; nil while it waits for events alone.
    public var nextDeadline: MachineTime? { nextDue?.time }

    /// What the state leads to, whenever that is shown: `lastState` of StatefulViewController.
    var wanted: Picture { core.wanted }
    /// The state as the table in 6.4 writes it, such as `W(blank)`; `+` says that news of an error come with content.
    package var label: String { core.stage.label(isLoading: isLoading, notice) }

    /// The kind of the view for a picture; nil for content and nothing.
    public func kind(of picture: Picture) -> StateViewKind? { core.kind(of: picture) }

    /// What the buttons of a placeholder mean: those that are shown, else those of its kind.
    public func actions(of picture: Picture) -> [StateViewAction.Slot: StateViewAction.Intent] {
        core.actions(of: picture)
    }

    /// What buttons of a placeholder do that run or ended, for who draws it anew: one that is busy stays so while its view
    /// is away.
    public func buttonStates(
        of picture: Picture
    ) -> [(slot: StateViewAction.Slot, state: ActionMachine.State)] {
        core.buttons.states(of: picture, actions(of: picture))
    }

    func logged(_ event: StateViewLogEvent.Event) -> StateViewLogEvent { core.logged(event) }

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
        let now = core.journal.begin(at: now)
        fireTimers(until: now, including: event == .tick)
        core.journal.advance(to: now)
        core.asks.present = MachineAsk(animated: animated, completions: completion.map { [$0] } ?? [])
        core.journal.turn(isTick: event == .tick)
        apply(event)
        if !core.journal.didLog { core.log(.eventIgnored(event.name)) }
        // What nothing took has nothing to wait for but its turn.
        if !core.asks.present.completions.isEmpty { core.request(requested, isOrdered: true) }
        return core.journal.taken()
    }

    private mutating func apply(_ event: Event) {
        switch event {
        case .appear: core.appear()
        case .start: core.start()
        case .finish(let result, let generation): core.finish(result, generation)
        case .retry: core.retry()
        case .cancel: core.cancel()
        case .contentChanged(let count): core.contentChanged(count)
        case .tick: break
        case .show(let key): core.show(Picture(key: key))
        case .hideAll: core.hideAll()
        case .register(let key, let isPresent): register(Picture(key: key), isPresent)
        case .dismissNotice: core.emit(core.notices.hide())
        case .tap(let slot): tap(slot)
        case .tapNotice(let slot): tapNotice(slot)
        case .finishAction(let slot, let succeeded): finishAction(slot, succeeded: succeeded)
        case .disableAction(let slot, let reason): changeButton(slot) { $0.disable(reason: reason, at: $1) }
        case .enableAction(let slot): changeButton(slot) { $0.enable(at: $1) }
        case .follow(let phase): core.follow(phase)
        }
    }

    /// A view for a picture came or went; the one on screen goes with it (SV-14).
    private mutating func register(_ picture: Picture, _ isPresent: Bool) {
        guard picture.isPlaceholder else { return }
        if isPresent {
            guard configuration.missing.contains(picture) else { return }
            core.configuration.missing.remove(picture)
            core.emit(core.screen.add(picture, configuration))
        } else {
            core.configuration.missing.insert(picture)
            core.emit(core.screen.remove(picture))
        }
    }
}
