// The columns start, finish, retry and cancel of the table in 6.4.
extension MachineCore {
    mutating func start() {
        switch stage.state {
        case .held, .busy:
            // The result that waited is thrown away (PH-30e), and content of it with it.
            load(hasContent: stage.base == .content)
        case .idle, .waiting, .loading, .content, .reloading, .empty, .failed, .shown:
            load(hasContent: facts.hasContent)
        }
    }

    /// Begins a load over content or none, which is as before unless somebody else decided it (`follow`).
    mutating func load(hasContent: Bool) {
        let before = phase
        let hadContent = facts.hasContent
        beginLoad()
        facts.hasContent = hasContent
        facts.isNews = hasContent && (facts.isNews || !hadContent)
        if hasContent { facts.isInitiated = true }
        switch stage.state {
        case .held where hasContent && stage.base != .content:
            deliver(.reloading)
        case .held:
            dropWaiting()
            if hasContent { stage.base = .content } else if stage.base == .content { stage.base = .blank }
            stage.state = .loading(isOpen: false)
            request(.loading, animated: configuration.timing.animatesLoading)
        case .waiting where hasContent && !hadContent, .loading where hasContent && !hadContent:
            deliver(.reloading)
        case .waiting:
            // The delay that runs goes on, and who asks now is answered with those before.
            if hadContent && !hasContent { wait(over: .blank) } else { asks.hold() }
        case .loading:
            if !hasContent && stage.base == .content { stage.base = .blank }
            // The view is asked for already; only who waits for an answer needs the queue.
            if !asks.present.completions.isEmpty { request(.loading, animated: false) }
        case .busy where hasContent:
            deliver(.reloading)
        case .busy:
            dropWaiting()
            stage.state = .busy(held: nil)
        case .shown:
            break
        case .reloading where hasContent:
            enter(.reloading)
        case .idle, .empty, .failed, .content, .reloading:
            resume()
        }
        logPhase(from: before)
    }

    /// A new load, and the old error is forgotten (SV-20).
    private mutating func beginLoad() {
        facts.begin(at: clock)
        emit(notices.hideError())
    }

    mutating func finish(_ result: StateViewMachine.Result, _ given: Int?) {
        // A load has one result (FS-23): a number that has had its result is as stale as an older one.
        if let given, given != facts.generation || !facts.isLoading {
            log(.staleResult(generation: given))
            return emit(asks.refuse())
        }
        let before = phase
        switch result {
        case .count(let count):
            endLoad(hasContent: count > 0, failure: nil, count: count)
        case .content:
            endLoad(hasContent: true, failure: nil)
        case .error(let error) where error.reason == .cancelled && facts.isInitiated:
            // Somebody gave the load up, which no reader has to be told who sees what was there before.
            return cancel()
        case .error(let error):
            endLoad(hasContent: facts.hasContent, failure: error)
        }
        logPhase(from: before)
    }

    /// The facts of a result, and where they lead.
    mutating func endLoad(hasContent: Bool, failure error: StateViewFailure?, count: Int? = nil) {
        facts.end(hasContent: hasContent, count: count)
        emit(notices.hideError())
        facts.failure = error
        notices.forget()
        if let error { logError(error) }
        deliver(facts.outcome)
    }

    mutating func retry() {
        switch stage.state {
        case .idle, .content: start()
        // The loading view may be there before any load began: nothing runs that would answer.
        case .waiting, .loading: if !facts.isLoading { start() }
        case .held, .reloading, .busy: break
        case .empty, .failed:
            switch configuration.policy.retry {
            case .inline: retryInline()
            case .loadingView: start()
            }
        case .shown: if !facts.isLoading { start() }
        }
    }

    /// The view stays and its button is busy (C-27).
    private mutating func retryInline() {
        let before = phase
        stage.base = stage.state == .empty ? .empty : .error
        beginLoad()
        stage.state = .busy(held: nil)
        stage.busyBegan = clock
        emit(MachineRetryButton(self).tap(&buttons))
        logPhase(from: before)
    }

    mutating func cancel() {
        guard facts.isLoading else { return }
        let before = phase
        facts.stop()
        switch stage.state {
        case .waiting, .loading: returnToBase()
        // While a load runs, only its `reloading` is held; without the load that is content.
        case .held: stage.state = .held(.content(news: nil))
        case .busy(held: .reloading): stage.state = .busy(held: .content(news: nil))
        case .busy:
            leaveBusy()
            returnToBase()
        case .reloading: enter(.content(news: nil))
        case .shown, .idle, .content, .empty, .failed:
            facts.giveUp()
        }
        logPhase(from: before)
    }

    /// A load was given up: what was there before it is there again, at once. Where there was nothing, that is an error.
    private mutating func returnToBase() {
        if stage.base == .blank {
            facts.isInitiated = true
            logError(.cancelled)
        }
        enter(stage.baseOutcome)
    }
}
