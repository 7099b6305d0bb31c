// What the queue does becomes outputs and logs.
extension StateViewMachine {
    /// Asks the queue for a picture, unless it was asked for last and nobody waits for an answer.
    ///
    /// What the data decides takes the place of what waits, which was decided by older data; what the app asks for by key
    /// is shown in its turn.
    mutating func request(_ picture: Picture, animated: Bool = true, isOrdered: Bool = false) {
        guard picture != queue.requested || !ask.completions.isEmpty else { return }
        queue.delays = configuration.delays.filter { $0.key != .loading }
        let changes = queue.request(
            picture, animated: ask.animated ?? animated, completions: ask.completions, isOrdered: isOrdered, at: clock)
        ask = Ask()
        report(changes)
    }

    /// Ends the fade that is due.
    mutating func settleFade() {
        report(queue.tick(at: clock))
    }

    private mutating func report(_ changes: [TransitionQueue.Change]) {
        // The fade before `minVisible`, so that what follows the loading view finds the queue at rest.
        if let deadline = queue.nextDeadline {
            if !timers.contains(where: { $0.timer == .fade && $0.time == deadline }) { disarm(.fade) }
            arm(.fade, deadline)
        } else {
            disarm(.fade)
        }
        var beganLoading = false
        for change in changes {
            report(change)
            if case .started = change.event, change.picture == .loading { beganLoading = true }
        }
        if beganLoading { loadingBegan() }
    }

    private mutating func report(_ change: TransitionQueue.Change) {
        let (picture, animated) = (change.picture, change.isAnimated)
        switch change.event {
        case .queued: log(.transitionQueued(picture, animated: animated))
        case .started(let old): began(picture, from: old, animated: animated)
        case .settled: ended(picture, animated: animated)
        case .unchanged: log(.transitionUnchanged(picture, animated: animated))
        case .superseded: log(.transitionSuperseded(picture, animated: animated))
        case .completed(let number, let outcome): outputs.append(.completion(number, outcome))
        }
    }

    private mutating func began(_ picture: Picture, from old: Picture, animated: Bool) {
        log(.transitionStarted(picture, animated: animated))
        for placeholder in onScreen where placeholder != picture { outputs.append(.willHide(placeholder)) }
        resetButtons(of: old)
        let isVisible = picture.isPlaceholder && !configuration.missing.contains(picture)
        if isVisible && !onScreen.contains(picture) {
            outputs.append(.willShow(picture))
            onScreen.append(picture)
        }
        outputs.append(.show(picture, animated: animated))
        if isVisible { logDisplayed(picture) }
        announce(picture, after: old, isVisible: isVisible)
        disarm(.autoDismiss)
        if case .custom = picture, let stay = configuration.policy.autoDismiss {
            arm(.autoDismiss, clock.after(max(0, stay)))
        }
    }

    private mutating func ended(_ picture: Picture, animated: Bool) {
        log(.transitionSettled(picture, animated: animated))
        if onScreen.contains(picture) { outputs.append(.didShow(picture)) }
        for placeholder in onScreen where placeholder != picture { outputs.append(.didHide(placeholder)) }
        onScreen.removeAll { $0 != picture }
    }

    /// Status politely, errors at once; the focus goes to a view that replaces content and comes back.
    private mutating func announce(_ picture: Picture, after old: Picture, isVisible: Bool) {
        if isVisible {
            outputs.append(.announce(picture == .error ? .assertive : .polite, .placeholder(picture)))
            if old == .content {
                tookFocus = true
                outputs.append(.focus(.title))
            }
        } else if picture == .content && old.isPlaceholder {
            outputs.append(.announce(.polite, itemCount.map { .results(count: $0) } ?? .finished))
            if tookFocus {
                tookFocus = false
                outputs.append(.focus(.content))
            }
        }
    }

    /// Shows the present picture again, not animated (SV-6).
    mutating func reapply() {
        let picture = queue.current
        outputs.append(.show(picture, animated: false))
        if onScreen.contains(picture) {
            logDisplayed(picture)
        } else {
            log(.transitionSettled(picture, animated: false))
        }
    }

    /// Keeps what the event asked for until a timer.
    mutating func holdAsk() {
        waitingAsk.animated = ask.animated ?? waitingAsk.animated
        waitingAsk.completions += ask.completions
        ask = Ask()
    }

    /// What waited for a timer is asked for now.
    mutating func takeWaitingAsk() {
        ask.animated = ask.animated ?? waitingAsk.animated
        ask.completions = waitingAsk.completions + ask.completions
        waitingAsk = Ask()
    }

    /// What waited is overtaken.
    mutating func dropWaiting() {
        for number in waitingAsk.completions { outputs.append(.completion(number, .superseded)) }
        waitingAsk = Ask()
    }
}
