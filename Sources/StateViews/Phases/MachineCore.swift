/// What a machine is made of, and how its parts hear of one another.
///
/// The parts know nothing of each other: they return effects, and this type has them done in their order.
struct MachineCore: Sendable, Hashable {
    typealias Outcome = MachineStage.Outcome

    var configuration: StateViewMachine.Configuration
    var facts = MachineFacts()
    var stage = MachineStage()
    var screen: MachineScreen
    var buttons = MachineButtons()
    var notices = MachineNotices()
    var journal = MachineJournal()
    private(set) var timers = MachineTimers()
    var asks = MachineAsks()

    init(_ configuration: StateViewMachine.Configuration) {
        self.configuration = configuration
        screen = MachineScreen(configuration)
    }

    var clock: MachineTime { journal.clock }

    /// What the state leads to, whenever that is shown.
    var wanted: StateViewMachine.Picture { stage.wanted(configuration.background) }

    var phase: StateViewPhase {
        if case .shown(.custom(let key)) = stage.state { .custom(key) } else { facts.phase }
    }

    func kind(of picture: StateViewMachine.Picture) -> StateViewKind? { stage.kind(of: picture, configuration) }

    // MARK: Effects

    mutating func emit(_ effects: [MachineEffect]) {
        for effect in effects {
            switch effect {
            case .say(let output):
                journal.outputs.append(output)
                if case .show(.content, _) = output { facts.isNews = false }
            case .log(let event): log(event)
            case .arm(let timer, let time):
                // The queue's next deadline may be another one than before.
                if timer == .fade, timers.time(of: timer) != time { timers.disarm(timer) }
                arm(timer, time)
            case .disarm(let timer): timers.disarm(timer)
            case .leave(let picture): buttons.reset(picture)
            case .loadingBegan: loadingBegan()
            }
        }
    }

    /// Arms a timer; one that runs goes on.
    mutating func arm(_ timer: StateViewMachine.Timer, _ time: MachineTime) {
        if timers.arm(timer, time) { log(.timerArmed(timer.rawValue, due: time)) }
    }

    mutating func disarm(_ given: StateViewMachine.Timer...) { for timer in given { timers.disarm(timer) } }

    mutating func log(_ event: StateViewLogEvent.Event) { journal.log(logged(event)) }

    func logged(_ event: StateViewLogEvent.Event) -> StateViewLogEvent {
        StateViewLogEvent(
            time: clock, subsystem: configuration.logSubsystem, usualCategory: configuration.logCategory,
            viewID: configuration.viewID, event: event, kind: kind(of: wanted), phase: phase)
    }

    mutating func logPhase(from old: StateViewPhase) {
        log(.phaseChanged(from: old, to: phase, generation: facts.generation))
    }

    /// Keeps an error for the log and the views, and logs it with its raw description marked private.
    mutating func logError(_ error: StateViewFailure) {
        let last = facts.lastFailure?.id
        facts.lastFailure = error
        log(.error(error, configuration.errorKinds.kind(of: error), last: last))
    }

    // MARK: Transitions

    /// Asks the queue for a picture, unless it was asked for last and nobody waits for an answer.
    ///
    /// What the data decides takes the place of what waits, which was decided by older data; what the app asks for by key
    /// is shown in its turn.
    mutating func request(_ picture: StateViewMachine.Picture, animated: Bool = true, isOrdered: Bool = false) {
        guard picture != screen.queue.requested || !asks.present.completions.isEmpty else { return }
        let present = asks.present
        asks.present = MachineAsk()
        emit(
            screen.request(
                picture, animated: animated, present, isOrdered: isOrdered, news: facts.news, configuration,
                at: clock))
    }

    /// What waited is overtaken.
    mutating func dropWaiting() { emit(asks.drop()) }

    // MARK: The button of a retry

    /// What the buttons of a placeholder mean: those that are shown, else those of its kind.
    func actions(of picture: StateViewMachine.Picture) -> [StateViewAction.Slot: StateViewAction.Intent] {
        configuration.actions(of: picture, kind(of: picture))
    }

    /// The retry of the view that is busy is over.
    mutating func leaveBusy(_ outcome: Outcome? = nil) {
        guard case .busy = stage.state else { return }
        emit(MachineRetryButton(self).end(outcome, &buttons))
        stage.busyBegan = nil
    }
}
