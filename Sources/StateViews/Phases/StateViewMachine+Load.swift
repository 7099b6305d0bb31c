// The columns start, finish, retry and cancel of the table in 6.4.
extension StateViewMachine {
    mutating func start() {
        switch state {
        case .held, .busy:
            // The result that waited is thrown away (PH-30e), and content of it with it.
            load(hasContent: base == .content)
        case .idle, .waiting, .loading, .content, .reloading, .empty, .failed, .shown:
            load(hasContent: hasContent)
        }
    }

    /// Begins a load over content or none, which is as before unless somebody else decided it (`follow`).
    mutating func load(hasContent: Bool) {
        let before = phase
        let hadContent = self.hasContent
        beginLoad()
        self.hasContent = hasContent
        if hasContent { isInitiated = true }
        switch state {
        case .held where hasContent && base != .content:
            deliver(.reloading)
        case .held:
            dropWaiting()
            if hasContent { base = .content } else if base == .content { base = .blank }
            state = .loading(isOpen: false)
            request(.loading, animated: configuration.timing.animatesLoading)
        case .waiting where hasContent && !hadContent, .loading where hasContent && !hadContent:
            deliver(.reloading)
        case .waiting:
            if hadContent && !hasContent { wait(over: .blank) } else { holdAsk() }
        case .loading:
            if !hasContent && base == .content { base = .blank }
            if !ask.completions.isEmpty { request(.loading, animated: false) }
        case .busy where hasContent:
            deliver(.reloading)
        case .busy:
            dropWaiting()
            state = .busy(held: nil)
        case .shown:
            break
        case .reloading where hasContent:
            enter(.reloading)
        case .idle, .empty, .failed, .content, .reloading:
            resume()
        }
        logPhase(from: before)
    }

    /// The facts of a new load: the next number, and the old error is forgotten (SV-20).
    private mutating func beginLoad() {
        countGeneration()
        if !isLoading { failureBefore = failure }
        isLoading = true
        failure = nil
        delayBegan = delayBegan ?? clock
        hideErrorNotice()
    }

    mutating func finish(_ result: Result, _ given: Int?) {
        // A load has one result (FS-23): a number that has had its result is as stale as an older one.
        if let given, given != generation || !isLoading {
            log(.staleResult(generation: given))
            return
        }
        let before = phase
        switch result {
        case .count(let count):
            endLoad(hasContent: count > 0, failure: nil, count: count)
            deliver(count > 0 ? .content(news: nil) : .empty)
        case .error(let error):
            endLoad(hasContent: hasContent, failure: error)
            // PH-79 and PH-9 before the cells of W(content) and H(C) that say F: content is never replaced.
            deliver(hasContent ? .content(news: error) : .failed(error))
        }
        logPhase(from: before)
    }

    /// The facts of a result.
    mutating func endLoad(hasContent: Bool, failure error: StateViewFailure?, count: Int? = nil) {
        isLoading = false
        delayBegan = nil
        isInitiated = true
        itemCount = count
        self.hasContent = hasContent
        hideErrorNotice()
        failure = error
        toldFailure = nil
        if let error { logError(error) }
    }

    mutating func retry() {
        switch state {
        case .idle, .content: start()
        case .waiting, .loading: if !isLoading { start() }
        case .held, .reloading, .busy: break
        case .empty, .failed:
            switch configuration.policy.retry {
            case .inline: retryInline()
            case .loadingView: start()
            }
        case .shown: if !isLoading { start() }
        }
    }

    /// The view stays and its button is busy (C-27).
    private mutating func retryInline() {
        let before = phase
        base = state == .empty ? .empty : .error
        beginLoad()
        state = .busy(held: nil)
        busyBegan = clock
        tapRetryButton()
        logPhase(from: before)
    }

    mutating func cancel() {
        guard isLoading else { return }
        let before = phase
        isLoading = false
        delayBegan = nil
        switch state {
        case .waiting, .loading: returnToBase()
        case .held: state = .held(.content(news: nil))
        case .busy(held: .reloading): state = .busy(held: .content(news: nil))
        case .busy:
            cancelRetryButton()
            returnToBase()
        case .reloading: enter(.content(news: nil))
        case .shown, .idle, .content, .empty, .failed:
            if !hasContent { failure = isInitiated ? failureBefore : .cancelled }
            isInitiated = true
        }
        logPhase(from: before)
    }

    /// A load was given up: what was there before it is there again, at once. Where there was nothing, that is an error.
    private mutating func returnToBase() {
        switch base {
        case .content: enter(.content(news: nil))
        case .empty: enter(.empty)
        case .error: enter(.failed(shownFailure ?? .cancelled))
        case .blank:
            isInitiated = true
            logError(.cancelled)
            enter(.failed(.cancelled))
        }
    }
}
