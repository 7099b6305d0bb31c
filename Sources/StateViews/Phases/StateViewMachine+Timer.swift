extension StateViewMachine {
    /// What fires next: the earliest, timers before buttons.
    var nextDue: (time: MachineTime, timer: Timer?)? {
        let timer = core.timers.next
        if let button = core.buttons.nextDeadline, timer.map({ button < $0.time }) ?? true { return (button, nil) }
        return timer.map { ($0.time, $0.timer) }
    }

    /// Works off what is due before `now`, or with `including` until then, each at its own time.
    mutating func fireTimers(until now: MachineTime, including: Bool) {
        while let next = nextDue, next.time < now || (including && next.time == now) {
            core.journal.advance(to: max(clock, next.time))
            // A timer asks for nobody; whoever waited for it is kept in `asks`.
            core.asks.present = MachineAsk()
            if let timer = next.timer {
                core.disarm(timer)
                fire(timer, due: next.time)
            } else {
                core.emit(core.buttons.tick(at: clock))
            }
        }
    }

    private mutating func fire(_ timer: Timer, due: MachineTime) {
        core.log(.timerFired(timer.rawValue, due: due))
        switch timer {
        case .showDelay:
            if core.stage.state == .waiting {
                core.showLoading()
            } else if core.stage.state == .reloading {
                core.emit(core.notices.showRefreshing())
            }
        case .minVisible: core.openLoading()
        case .busyMinVisible:
            if case .busy(held: .some(let outcome)) = core.stage.state {
                core.asks.takeWaiting()
                core.enter(outcome)
            }
        case .fade: core.emit(core.screen.tick(news: core.facts.news, configuration, at: clock))
        case .autoDismiss: core.hideAll()
        }
    }
}
