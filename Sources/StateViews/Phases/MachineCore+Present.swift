// From results to pictures.
extension MachineCore {
    /// Shows an outcome, or holds it until the loading view or the spinner has been visible long enough.
    mutating func deliver(_ outcome: Outcome) {
        switch stage.state {
        case .loading(isOpen: false) where screen.queue.current != .loading:
            // Nobody has seen the loading view yet: it has nothing left to say.
            enter(outcome)
        case .loading(isOpen: false), .held:
            hold(outcome) { $0.stage.state = .held(outcome) }
        case .busy:
            // A spinner that nobody has seen holds nothing back.
            guard screen.queue.current == stage.picture(of: stage.base, configuration.background),
                let due = stage.busyDue(configuration.timing, at: clock)
            else { return enter(outcome) }
            hold(outcome) { $0.stage.state = .busy(held: outcome) }
            arm(.busyMinVisible, due)
        case .shown:
            break
        case .idle, .waiting, .loading(isOpen: true), .content, .reloading, .empty, .failed:
            enter(outcome)
        }
    }

    private mutating func hold(_ outcome: Outcome, _ change: (inout MachineCore) -> Void) {
        dropWaiting()
        asks.hold()
        change(&self)
        log(.resultHeld(generation: facts.generation))
    }

    /// Goes to the state of an outcome and asks for its picture.
    mutating func enter(_ outcome: Outcome) {
        dropWaiting()
        let isRetry = if case .busy = stage.state { true } else { false }
        leaveBusy(outcome)
        disarm(.minVisible, .busyMinVisible)
        // A load that goes on keeps its delay up to the `refreshing` notice.
        if outcome != .reloading {
            disarm(.showDelay)
            emit(notices.hideRefreshing())
        }
        // Who sees the content already is told nothing.
        if outcome.picture == .content, screen.queue.current == .content, !screen.queue.willChange {
            facts.isNews = false
        }
        switch outcome {
        case .content(let news):
            stage.state = .content
            request(.content)
            if let news { emit(notices.tell(news, configuration)) }
        case .reloading:
            stage.state = .reloading
            request(.content)
            refreshOrWait()
        case .empty:
            stage.state = .empty
            request(.empty)
        case .failed(let error):
            // To the queue another error is the same picture; the view has to be drawn again, before anybody hears that
            // it is shown.
            let stays = screen.queue.requested == .error
            let isNew = stays && stage.shownFailure != error
            stage.state = .failed
            emit(notices.hideError())
            facts.failure = error
            stage.shownFailure = error
            if isNew { emit(screen.reapplied(configuration)) }
            // Who tried again hears how it ended, even where all that is seen stays.
            if isNew || stays && isRetry { emit(screen.announcedAgain(.error)) }
            request(.error)
        }
    }

    private var showDelay: Int { configuration.delays[.loading]?.show ?? configuration.timing.showDelay }

    /// Waits for `showDelay` with this on screen; the loading view comes at once where it has passed already.
    mutating func wait(over base: MachineStage.Base) {
        stage.base = base
        guard let due = facts.delayDue(showDelay, at: clock) else { return showLoading() }
        stage.state = .waiting
        asks.hold()
        request(stage.picture(of: base, configuration.background))
        arm(.showDelay, due)
    }

    mutating func showLoading() {
        disarm(.showDelay)
        asks.takeWaiting()
        stage.state = .loading(isOpen: false)
        request(.loading, animated: configuration.timing.animatesLoading)
        // Where it is on screen already, as after a coalesced detour, nothing begins.
        if screen.restsOnLoading && timers.time(of: .minVisible) == nil { loadingBegan() }
    }

    /// The loading view begins to show: from here `minVisible` counts.
    mutating func loadingBegan() {
        guard !screen.queue.willChange else { return }
        switch stage.state {
        case .loading: stage.state = .loading(isOpen: false)
        case .held: break
        case .idle, .waiting, .content, .reloading, .empty, .failed, .busy, .shown: return
        }
        disarm(.minVisible)
        let minVisible = configuration.delays[.loading]?.stay ?? configuration.timing.minVisible
        if minVisible == 0 {
            openLoading()
        } else {
            arm(.minVisible, clock.after(minVisible))
        }
    }

    mutating func openLoading() {
        if case .held(let outcome) = stage.state {
            asks.takeWaiting()
            enter(outcome)
        } else if case .loading = stage.state {
            stage.state = .loading(isOpen: true)
        }
    }

    private mutating func refreshOrWait() {
        guard let due = facts.delayDue(showDelay, at: clock) else {
            disarm(.showDelay)
            return emit(notices.showRefreshing())
        }
        if notices.shown != .refreshing { arm(.showDelay, due) }
    }

    /// The decision by what is known, with the states of a running load.
    mutating func resume() {
        guard facts.isLoading else { return enter(facts.outcome) }
        if facts.hasContent && configuration.policy.whileLoading == .keepContent {
            enter(.reloading)
        } else {
            wait(over: stage.resumeBase(hasContent: facts.hasContent))
        }
    }
}
