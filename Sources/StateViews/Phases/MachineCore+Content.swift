// The columns contentChanged of the table in 6.4, and the phases that others decide.
extension MachineCore {
    mutating func contentChanged(_ count: Int) {
        let before = phase
        if count > 0 {
            facts.come(count: count)
            contentCame()
            logPhase(from: before)
        } else if contentWent() {
            logPhase(from: before)
        }
    }

    private mutating func contentCame() {
        switch stage.state {
        case .idle, .empty: enter(.content(news: nil))
        case .failed: enter(.content(news: facts.failure))
        case .waiting, .loading: deliver(facts.isLoading ? .reloading : .content(news: nil))
        case .held(let outcome): deliver(outcome.withContent)
        case .busy(held: nil): deliver(.reloading)
        case .busy(held: .some(let outcome)): deliver(outcome.withContent)
        case .content, .reloading, .shown: break
        }
    }

    /// Whether the news changed anything.
    private mutating func contentWent() -> Bool {
        let had = facts.hasContent
        facts.go()
        switch stage.state {
        case .idle, .failed, .busy(held: nil):
            return false
        case .waiting:
            if had { wait(over: .blank) }
        case .loading:
            if had { stage.base = .blank }
        case .held(let outcome):
            if stage.base == .content { stage.base = .blank }
            return settle(outcome) { $0.stage.state = .loading(isOpen: false) }
        case .busy(held: .some(let outcome)):
            return settle(outcome) { $0.stage.state = .busy(held: nil) }
        case .content:
            // An error that was told on top of the content has the screen to itself now (PH-9).
            enter(facts.outcome)
            return true
        case .reloading:
            emit(notices.hide())
            wait(over: .blank)
            return true
        case .empty:
            return true
        case .shown:
            break
        }
        return had
    }

    /// A waiting result without its content; where only content had come, the load goes on.
    private mutating func settle(_ outcome: Outcome, goOn: (inout MachineCore) -> Void) -> Bool {
        switch outcome {
        case .content(let news): deliver(news.map { .failed($0) } ?? .empty)
        case .reloading:
            dropWaiting()
            goOn(&self)
        case .empty, .failed: return false
        }
        return true
    }

    mutating func follow(_ wanted: StateViewPhase) {
        if case .custom(let key) = wanted { return show(StateViewMachine.Picture(key: key)) }
        if wanted == .notInitiated { return forget() }
        if case .failed(let error, let hasContent) = wanted, error.reason == .cancelled {
            // Somebody gave a load up, which no reader has to be told. What else is known stays.
            if hasContent { return facts.isLoading || !facts.hasContent || leavesShown ? follow(.content) : () }
            if configuration.keepsShown, facts.isInitiated, !facts.hasContent { return cancel() }
        }
        let before = phase
        if leavesShown { leaveShown() }
        switch wanted {
        case .loading(let hasContent):
            load(hasContent: hasContent)
        case .content:
            endLoad(hasContent: true, failure: nil)
        case .empty:
            endLoad(hasContent: false, failure: nil)
        case .failed(let error, let hasContent):
            endLoad(hasContent: hasContent, failure: error)
        case .notInitiated, .custom:
            break
        }
        logPhase(from: before)
    }

    /// Whether the app shows a placeholder that gives way to what is decided.
    private var leavesShown: Bool { stage.isShown && !configuration.keepsShown }

    /// A decision takes the place of what the app showed.
    private mutating func leaveShown() {
        disarm(.autoDismiss)
        stage.base = .blank
        stage.state = .idle
    }

    /// Nothing is known any more, as after a change of the account: the screen is as it was at first.
    private mutating func forget() {
        guard facts.phase != .notInitiated else { return stage.state == .idle ? appear() : () }
        let before = phase
        dropWaiting()
        leaveBusy()
        emit(notices.hide())
        notices.forget()
        facts.forget()
        disarm(.showDelay, .minVisible, .busyMinVisible)
        if stage.isShown, configuration.keepsShown { return logPhase(from: before) }
        leaveShown()
        if configuration.policy.initial == .blank { request(configuration.background) }
        appearFirst()
        logPhase(from: before)
    }
}
