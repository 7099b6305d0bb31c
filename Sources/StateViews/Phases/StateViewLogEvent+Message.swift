extension StateViewLogEvent: CustomStringConvertible {
    /// The ``message``, so that a log that prints the event shows no private value.
    public var description: String { message }

    /// The name of the event, such as `transition-started`.
    public var name: String {
        switch event {
        case .displayed: "displayed"
        case .actionTapped: "action-tapped"
        case .phaseChanged: "phase-changed"
        case .transitionQueued: "transition-queued"
        case .transitionStarted: "transition-started"
        case .transitionSettled: "transition-settled"
        case .transitionUnchanged: "transition-unchanged"
        case .transitionSuperseded: "transition-superseded"
        case .timerArmed: "timer-armed"
        case .timerFired: "timer-fired"
        case .resultHeld: "result-held"
        case .staleResult: "stale-result"
        case .eventIgnored: "event-ignored"
        case .tapIgnored: "tap-ignored"
        case .actionPhase: "action-phase"
        case .noticeShown: "notice-shown"
        case .noticeHidden: "notice-hidden"
        case .error: "error"
        case .errorSuppressed: "error-suppressed"
        case .eventsPostponed: "events-postponed"
        }
    }

    /// The event in one line. Private values do not show; the two messages of ES-22 are word for word.
    public var message: String {
        if case .displayed(_, .some(let heading)) = event { return "EmptyState: displayed \"\(heading)\"" }
        if case .actionTapped(_, _, .some(let label)) = event { return "EmptyState: action \"\(label)\" tapped" }
        return "\(name) \(details)"
    }

    private var details: String {
        switch event {
        case .displayed(let picture, _):
            picture.key
        case .actionTapped(let slot, let intent, _):
            "\(slot.rawValue) \(intent.name)"
        case .phaseChanged(let old, let new, let generation):
            "from \(old.name) to \(new.name) generation \(generation)"
        case .transitionQueued(let picture, let animated), .transitionStarted(let picture, let animated),
            .transitionSettled(let picture, let animated), .transitionUnchanged(let picture, let animated),
            .transitionSuperseded(let picture, let animated):
            animated ? "\(picture.key) animated" : picture.key
        case .timerArmed(let timer, let due), .timerFired(let timer, let due):
            "\(timer) due \(due.milliseconds)"
        case .resultHeld(let generation), .staleResult(let generation):
            "generation \(generation)"
        case .eventIgnored(let event):
            event
        case .tapIgnored(let slot):
            slot.rawValue
        case .actionPhase(let slot, let state):
            "\(slot.rawValue) \(state.name)"
        case .noticeShown(let notice), .noticeHidden(let notice):
            notice.rawValue
        case .error(let id, let kind, let description, let last):
            "\(id) \(kind.rawValue) \(description)" + (last.map { " last \($0)" } ?? "")
        case .errorSuppressed(let id, let kind):
            "\(id) \(kind.rawValue)"
        case .eventsPostponed(let count):
            "\(count) wait"
        }
    }
}
