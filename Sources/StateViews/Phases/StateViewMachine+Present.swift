// From results to pictures.
extension StateViewMachine {
    /// Shows an outcome, or holds it until the loading view or the spinner has been visible long enough.
    mutating func deliver(_ outcome: Outcome) {
        switch state {
        case .loading(isOpen: false) where queue.current != .loading:
            // Nobody has seen the loading view yet: it has nothing left to say.
            enter(outcome)
        case .loading(isOpen: false), .held:
            hold(outcome) { $0.state = .held(outcome) }
        case .busy:
            guard let due = busyDue else { return enter(outcome) }
            hold(outcome) { $0.state = .busy(held: outcome) }
            arm(.busyMinVisible, due)
        case .shown:
            break
        case .idle, .waiting, .loading(isOpen: true), .content, .reloading, .empty, .failed:
            enter(outcome)
        }
    }

    private mutating func hold(_ outcome: Outcome, _ change: (inout StateViewMachine) -> Void) {
        dropWaiting()
        holdAsk()
        change(&self)
        log(.resultHeld(generation: generation))
    }

    /// When the spinner of the retry has been visible long enough; nil where that is now, or it never showed.
    private var busyDue: MachineTime? {
        guard let busyBegan else { return nil }
        let timing = configuration.timing
        let shown = busyBegan.after(timing.busyDelay)
        let due = shown.after(timing.busyMinVisible)
        let isVisible = timing.busyDelay == 0 ? shown <= clock : shown < clock
        return isVisible && clock < due ? due : nil
    }

    /// Goes to the state of an outcome and asks for its picture.
    mutating func enter(_ outcome: Outcome) {
        dropWaiting()
        leaveBusy(outcome)
        disarm(.minVisible)
        disarm(.busyMinVisible)
        if outcome != .reloading {
            disarm(.showDelay)
            if notice == .refreshing { hideNotice() }
        }
        switch outcome {
        case .content(let news):
            state = .content
            request(.content)
            if let news { tell(news) }
        case .reloading:
            state = .reloading
            request(.content)
            refreshOrWait()
        case .empty:
            state = .empty
            request(.empty)
        case .failed(let error):
            let isNew = queue.requested == .error && shownFailure != error
            state = .failed
            hideErrorNotice()
            failure = error
            shownFailure = error
            request(.error)
            if isNew { reapply() }
        }
    }

    private var showDelay: Int { configuration.delays[.loading]?.show ?? configuration.timing.showDelay }

    /// Waits for `showDelay` with this on screen; the loading view comes at once where it has passed already.
    mutating func wait(over base: Base) {
        self.base = base
        let began = delayBegan ?? clock
        delayBegan = began
        let due = began.after(showDelay)
        // Due at this very instant, it is a timer still, and comes after the events (PH-12).
        if showDelay == 0 || due < clock {
            showLoading()
        } else {
            state = .waiting
            holdAsk()
            request(picture(of: base))
            arm(.showDelay, due)
        }
    }

    mutating func showLoading() {
        disarm(.showDelay)
        takeWaitingAsk()
        state = .loading(isOpen: false)
        request(.loading, animated: configuration.timing.animatesLoading)
        // Where it is on screen already, as after a coalesced detour, nothing begins.
        if queue.current == .loading && !queue.willChange && !isArmed(.minVisible) { loadingBegan() }
    }

    /// The loading view begins to show: from here `minVisible` counts.
    mutating func loadingBegan() {
        guard !queue.willChange else { return }
        switch state {
        case .loading: state = .loading(isOpen: false)
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
        if case .held(let outcome) = state {
            takeWaitingAsk()
            enter(outcome)
        } else if case .loading = state {
            state = .loading(isOpen: true)
        }
    }

    private mutating func refreshOrWait() {
        let began = delayBegan ?? clock
        delayBegan = began
        let due = began.after(showDelay)
        if showDelay == 0 || due < clock {
            disarm(.showDelay)
            showRefreshing()
        } else if notice != .refreshing {
            arm(.showDelay, due)
        }
    }

    /// The decision by what is known: SV-D1 to SV-D8 with the states of a running load.
    mutating func resume() {
        if isLoading {
            if hasContent && configuration.policy.whileLoading == .keepContent {
                enter(.reloading)
            } else {
                wait(over: resumeBase)
            }
        } else if let failure {
            enter(hasContent ? .content(news: failure) : .failed(failure))
        } else {
            enter(hasContent ? .content(news: nil) : .empty)
        }
    }

    private var resumeBase: Base {
        switch state {
        case .content, .reloading: hasContent ? .content : .blank
        case .empty: .empty
        case .failed: .error
        case .shown, .idle, .waiting, .loading, .held, .busy: hasContent ? .content : .blank
        }
    }
}
