extension StateViewMachine {
    /// The timer that fires next: the earliest, among equals the one that was armed first (PH-12).
    var nextDue: (time: MachineTime, index: Int?)? {
        var next: (time: MachineTime, index: Int?)?
        for (index, due) in timers.enumerated() where next.map({ due.time < $0.time }) ?? true {
            next = (due.time, index)
        }
        for button in buttons {
            guard let time = button.machine.nextDeadline, next.map({ time < $0.time }) ?? true else { continue }
            next = (time, nil)
        }
        return next
    }

    /// Works off what is due before `now`, or with `including` until then, each at its own time.
    mutating func fireTimers(until now: MachineTime, including: Bool) {
        while let next = nextDue, next.time < now || (including && next.time == now) {
            clock = max(clock, next.time)
            ask = Ask()
            if let index = next.index {
                fire(timers.remove(at: index))
            } else {
                tickButtons()
            }
        }
    }

    private mutating func fire(_ due: Due) {
        log(.timerFired(due.timer, due: due.time))
        switch due.timer {
        case .showDelay:
            if state == .waiting { showLoading() } else if state == .reloading { showRefreshing() }
        case .minVisible:
            openLoading()
        case .busyMinVisible:
            if case .busy(held: .some(let outcome)) = state {
                takeWaitingAsk()
                enter(outcome)
            }
        case .fade:
            settleFade()
        case .autoDismiss:
            hideAll()
        }
    }

    func isArmed(_ timer: Timer) -> Bool {
        timers.contains { $0.timer == timer }
    }

    /// Arms a timer; one that runs goes on.
    mutating func arm(_ timer: Timer, _ time: MachineTime) {
        guard !isArmed(timer) else { return }
        timers.append(Due(timer: timer, time: time))
        log(.timerArmed(timer, due: time))
    }

    mutating func disarm(_ timer: Timer) {
        timers.removeAll { $0.timer == timer }
    }
}
