/// What a part of the machine wants done, in order.
enum MachineEffect {
    case say(StateViewMachine.Output)
    case log(StateViewLogEvent.Event)
    case arm(StateViewMachine.Timer, MachineTime)
    case disarm(StateViewMachine.Timer)
    /// The view of the picture goes, and its buttons with it.
    case leave(StateViewMachine.Picture)
    /// The loading view begins to show.
    case loadingBegan
}

/// How an event wants its transition, and who waits for the answer.
struct MachineAsk: Sendable, Hashable {
    var animated: Bool?
    var completions: [Int] = []

    /// This one, and the other behind it: who asks last says how.
    func then(_ later: MachineAsk) -> MachineAsk {
        MachineAsk(animated: later.animated ?? animated, completions: completions + later.completions)
    }
}

/// How the present event wants its transition, and the same for what waits for a timer.
struct MachineAsks: Sendable, Hashable {
    var present = MachineAsk()
    private var waiting = MachineAsk()

    /// Keeps what the event asked for until a timer.
    mutating func hold() {
        waiting = waiting.then(present)
        present = MachineAsk()
    }

    /// What waited for a timer is asked for now.
    mutating func takeWaiting() {
        present = waiting.then(present)
        waiting = MachineAsk()
    }

    /// What the event asked for never comes.
    mutating func refuse() -> [MachineEffect] {
        defer { present = MachineAsk() }
        return present.completions.map { .say(.completion($0, .superseded)) }
    }

    /// What waited is overtaken.
    mutating func drop() -> [MachineEffect] {
        defer { waiting = MachineAsk() }
        return waiting.completions.map { .say(.completion($0, .superseded)) }
    }
}

/// The timers that run, in the order in which they were armed (PH-12).
struct MachineTimers: Sendable, Hashable {
    private struct Due: Sendable, Hashable {
        let timer: StateViewMachine.Timer
        let time: MachineTime
    }

    private var timers: [Due] = []

    /// The timer that fires next: the earliest, among equals the one that was armed first.
    var next: (timer: StateViewMachine.Timer, time: MachineTime)? {
        var next: Due?
        for due in timers where next.map({ due.time < $0.time }) ?? true { next = due }
        return next.map { ($0.timer, $0.time) }
    }

    func time(of timer: StateViewMachine.Timer) -> MachineTime? {
        timers.first { $0.timer == timer }?.time
    }

    /// Arms a timer; one that runs goes on.
    /// - Returns: whether it is new.
    mutating func arm(_ timer: StateViewMachine.Timer, _ time: MachineTime) -> Bool {
        guard self.time(of: timer) == nil else { return false }
        timers.append(Due(timer: timer, time: time))
        return true
    }

    mutating func disarm(_ timer: StateViewMachine.Timer) {
        timers.removeAll { $0.timer == timer }
    }
}

/// What an event made the machine say.
struct MachineJournal: Sendable, Hashable {
    var outputs: [StateViewMachine.Output] = []
    /// The time of the newest event or timer; it never goes back.
    private(set) var clock = MachineTime()
    private var hasBegun = false
    /// Whether the present event has left a log.
    private(set) var didLog = false

    /// The time that an event counts as: one before the newest counts as the newest.
    mutating func begin(at now: MachineTime) -> MachineTime {
        defer { hasBegun = true }
        return hasBegun ? max(now, clock) : now
    }

    mutating func advance(to time: MachineTime) { clock = time }

    /// An event has its turn, behind the timers before it, which are all that a tick is about.
    mutating func turn(isTick: Bool) { didLog = isTick && !outputs.isEmpty }

    mutating func log(_ event: StateViewLogEvent) {
        didLog = true
        outputs.append(.log(event))
    }

    mutating func taken() -> [StateViewMachine.Output] {
        defer { outputs = [] }
        return outputs
    }
}
