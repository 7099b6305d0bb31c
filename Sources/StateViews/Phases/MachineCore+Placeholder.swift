// Appearing, and placeholders of the app: PH-31, PH-32.
extension MachineCore {
    mutating func appear() {
        switch stage.state {
        case .idle:
            appearFirst()
        case .shown:
            asks.present.animated = asks.present.animated ?? false
            let before = phase
            stage.state = .idle
            disarm(.autoDismiss)
            if facts.phase == .notInitiated {
                request(configuration.background)
                appearFirst()
            } else {
                resume()
            }
            logPhase(from: before)
        case .waiting, .loading, .held, .content, .reloading, .empty, .failed, .busy:
            emit(screen.reapplied(configuration))
        }
    }

    mutating func appearFirst() {
        switch configuration.policy.initial {
        case .delayedLoading:
            wait(over: .blank)
        case .loading:
            asks.present.animated = asks.present.animated ?? false
            stage.base = .blank
            showLoading()
        case .blank:
            break
        case .empty:
            asks.present.animated = asks.present.animated ?? false
            stage.state = .empty
            request(.empty)
        }
    }

    /// Shows a picture that the app asks for; the data's phase goes on behind it.
    mutating func show(_ picture: StateViewMachine.Picture) {
        let before = phase
        dropWaiting()
        leaveBusy()
        disarm(.showDelay, .minVisible, .busyMinVisible)
        emit(notices.hideRefreshing())
        stage.state = .shown(picture)
        request(picture, isOrdered: true)
        logPhase(from: before)
    }

    /// Back to the decision; where nothing is known to decide by, the content is there on the caller's word (PH-9), unless
    /// the data is followed apart from what the app shows: then there is nothing to decide yet.
    mutating func hideAll() {
        if configuration.keepsShown, !stage.isShown { return }
        let before = phase
        disarm(.autoDismiss)
        if stage.isShown, facts.phase != .notInitiated {
            resume()
        } else if configuration.keepsShown {
            stage.state = .idle
            request(.content)
        } else {
            leaveBusy()
            (facts.hasContent, facts.isInitiated, facts.failure) = (true, true, nil)
            enter(facts.isLoading ? .reloading : .content(news: nil))
        }
        logPhase(from: before)
    }
}
