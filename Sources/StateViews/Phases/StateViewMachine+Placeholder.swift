// Appearing, and placeholders of the app: PH-31, PH-32.
extension StateViewMachine {
    mutating func appear() {
        switch state {
        case .idle:
            appearFirst()
        case .shown:
            ask.animated = ask.animated ?? false
            let before = phase
            state = .idle
            disarm(.autoDismiss)
            if dataPhase == .notInitiated {
                request(configuration.background)
                appearFirst()
            } else {
                resume()
            }
            logPhase(from: before)
        case .waiting, .loading, .held, .content, .reloading, .empty, .failed, .busy:
            reapply()
        }
    }

    private mutating func appearFirst() {
        switch configuration.policy.initial {
        case .delayedLoading:
            wait(over: .blank)
        case .loading:
            ask.animated = ask.animated ?? false
            base = .blank
            showLoading()
        case .blank:
            break
        case .empty:
            ask.animated = ask.animated ?? false
            state = .empty
            request(.empty)
        }
    }

    /// Shows a picture that the app asks for; the data's phase goes on behind it.
    mutating func show(_ picture: Picture) {
        let before = phase
        dropWaiting()
        cancelRetryButton()
        disarm(.showDelay)
        disarm(.minVisible)
        disarm(.busyMinVisible)
        if notice == .refreshing { hideNotice() }
        state = .shown(picture)
        request(picture, isOrdered: true)
        logPhase(from: before)
    }

    /// Back to the decision; where nothing is known to decide by, the content is there on the caller's word (PH-9).
    mutating func hideAll() {
        let before = phase
        disarm(.autoDismiss)
        if case .shown = state, dataPhase != .notInitiated {
            resume()
        } else {
            cancelRetryButton()
            hasContent = true
            isInitiated = true
            failure = nil
            enter(isLoading ? .reloading : .content(news: nil))
        }
        logPhase(from: before)
    }

    /// A view for a picture came or went; the one on screen goes with it (SV-14).
    mutating func register(_ picture: Picture, _ isPresent: Bool) {
        guard picture.isPlaceholder else { return }
        if isPresent {
            let wasMissing = configuration.missing.remove(picture) != nil
            guard wasMissing, queue.current == picture, !onScreen.contains(picture) else { return }
            onScreen.append(picture)
            outputs += [.willShow(picture), .show(picture, animated: false)]
            logDisplayed(picture)
            if queue.nextDeadline == nil { outputs.append(.didShow(picture)) }
        } else {
            configuration.missing.insert(picture)
            guard onScreen.contains(picture) else { return }
            onScreen.removeAll { $0 == picture }
            outputs += [.willHide(picture), .didHide(picture)]
            log(.transitionSettled(.blank, animated: false))
        }
    }
}
