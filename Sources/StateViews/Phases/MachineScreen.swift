/// The pictures of a screen: what was asked for, what is on its way, and what that means for people.
struct MachineScreen: Sendable, Hashable {
    typealias Picture = StateViewMachine.Picture
    typealias Announcement = StateViewMachine.Announcement

    private(set) var queue: TransitionQueue
    /// The placeholders on screen: two during a fade, else one at most.
    private var onScreen: [Picture] = []
    /// Whether a placeholder took the focus away from the content.
    private var tookFocus = false

    init(_ configuration: StateViewMachine.Configuration) {
        queue = TransitionQueue(
            showing: configuration.background, fade: configuration.timing.fade, coalesces: configuration.coalesces,
            dropsUnchangedCompletions: configuration.legacyDropsCompletion)
    }

    func shows(_ picture: Picture) -> Bool { onScreen.contains(picture) }

    /// Whether the loading view is there and stays.
    var restsOnLoading: Bool { queue.current == .loading && !queue.willChange }

    /// Asks the queue for a picture.
    /// - Parameter news: what is said where content takes the place of a placeholder; nil where that is no news.
    mutating func request(
        _ picture: Picture, animated: Bool, _ ask: MachineAsk, isOrdered: Bool, news: Announcement?,
        _ configuration: StateViewMachine.Configuration, at now: MachineTime
    ) -> [MachineEffect] {
        queue.delays = configuration.delays.filter { $0.key != .loading }
        queue.fade = configuration.timing.fade
        let changes = queue.request(
            picture, animated: ask.animated ?? animated, completions: ask.completions, isOrdered: isOrdered, at: now)
        return report(changes, news, configuration)
    }

    /// Ends what is due, and begins what waits for it.
    mutating func tick(
        news: Announcement?, _ configuration: StateViewMachine.Configuration, at now: MachineTime
    ) -> [MachineEffect] {
        report(queue.tick(at: now), news, configuration)
    }

    private mutating func report(
        _ changes: [TransitionQueue.Change], _ news: Announcement?, _ configuration: StateViewMachine.Configuration
    ) -> [MachineEffect] {
        // The fade before `minVisible`, so that what follows the loading view finds the queue at rest.
        var effects: [MachineEffect] = [queue.nextDeadline.map { .arm(.fade, $0) } ?? .disarm(.fade)]
        var beganLoading = false
        for change in changes {
            let (picture, animated) = (change.picture, change.isAnimated)
            switch change.event {
            case .queued: effects.append(.log(.transitionQueued(picture, animated: animated)))
            case .started(let old):
                effects += began(change, from: old, news, configuration)
                if picture == .loading { beganLoading = true }
            case .settled: effects += ended(picture, animated)
            case .unchanged: effects.append(.log(.transitionUnchanged(picture, animated: animated)))
            case .superseded: effects.append(.log(.transitionSuperseded(picture, animated: animated)))
            case .completed(let number, let outcome): effects.append(.say(.completion(number, outcome)))
            }
        }
        // Last: with nothing to wait for, a held result asks for the next picture at once.
        if beganLoading { effects.append(.loadingBegan) }
        return effects
    }

    private mutating func began(
        _ change: TransitionQueue.Change, from old: Picture, _ news: Announcement?,
        _ configuration: StateViewMachine.Configuration
    ) -> [MachineEffect] {
        let (picture, animated) = (change.picture, change.isAnimated)
        var effects: [MachineEffect] = [.log(.transitionStarted(picture, animated: animated))]
        effects += onScreen.filter { $0 != picture }.map { .say(.willHide($0)) }
        effects.append(.leave(old))
        let isVisible = picture.isPlaceholder && !configuration.missing.contains(picture)
        if isVisible && !onScreen.contains(picture) {
            effects.append(.say(.willShow(picture)))
            onScreen.append(picture)
        }
        effects.append(.say(.show(picture, animated: animated)))
        if isVisible { effects.append(displayed(picture, configuration)) }
        effects += announced(picture, after: old, isVisible, news)
        effects.append(.disarm(.autoDismiss))
        if case .custom = picture, let stay = configuration.policy.autoDismiss {
            effects.append(.arm(.autoDismiss, change.time.after(max(0, stay))))
        }
        return effects
    }

    private mutating func ended(_ picture: Picture, _ animated: Bool) -> [MachineEffect] {
        var effects: [MachineEffect] = [.log(.transitionSettled(picture, animated: animated))]
        if onScreen.contains(picture) { effects.append(.say(.didShow(picture))) }
        effects += onScreen.filter { $0 != picture }.map { .say(.didHide($0)) }
        onScreen.removeAll { $0 != picture }
        return effects
    }

    /// Status politely, errors at once; the focus goes to a view that replaces content and comes back.
    private mutating func announced(
        _ picture: Picture, after old: Picture, _ isVisible: Bool, _ news: Announcement?
    ) -> [MachineEffect] {
        var effects: [MachineEffect] = []
        if isVisible {
            effects.append(Self.announcement(of: picture))
            if old == .content {
                tookFocus = true
                effects.append(.say(.focus(.title)))
            }
        } else if picture == .content && old.isPlaceholder {
            if let news { effects.append(.say(.announce(.polite, news))) }
            if tookFocus {
                tookFocus = false
                effects.append(.say(.focus(.content)))
            }
        }
        return effects
    }

    /// A placeholder that stays says something else now.
    func announcedAgain(_ picture: Picture) -> [MachineEffect] {
        onScreen.contains(picture) ? [Self.announcement(of: picture)] : []
    }

    private static func announcement(of picture: Picture) -> MachineEffect {
        .say(.announce(picture == .error ? .assertive : .polite, .placeholder(picture)))
    }

    /// Shows the present picture again, not animated (SV-6).
    func reapplied(_ configuration: StateViewMachine.Configuration) -> [MachineEffect] {
        let picture = queue.current
        let log: MachineEffect =
            onScreen.contains(picture)
            ? displayed(picture, configuration) : .log(.transitionSettled(picture, animated: false))
        return [.say(.show(picture, animated: false)), log]
    }

    /// A view came for a placeholder that had none; it is shown where its picture is.
    mutating func add(_ picture: Picture, _ configuration: StateViewMachine.Configuration) -> [MachineEffect] {
        guard queue.current == picture, !onScreen.contains(picture) else { return [] }
        onScreen.append(picture)
        var effects: [MachineEffect] = [
            .say(.willShow(picture)), .say(.show(picture, animated: false)), displayed(picture, configuration),
        ]
        if queue.nextDeadline == nil { effects.append(.say(.didShow(picture))) }
        return effects
    }

    /// The view of a placeholder is gone, also from the screen (SV-14).
    mutating func remove(_ picture: Picture) -> [MachineEffect] {
        guard onScreen.contains(picture) else { return [] }
        onScreen.removeAll { $0 == picture }
        return [.say(.willHide(picture)), .say(.didHide(picture)), .log(.transitionSettled(.blank, animated: false))]
    }

    /// The heading only where the profile lets logs say what people see (ES-22).
    private func displayed(_ picture: Picture, _ configuration: StateViewMachine.Configuration) -> MachineEffect {
        .log(.displayed(picture, heading: configuration.logTexts.map { $0.headings[picture] ?? "" }))
    }
}
