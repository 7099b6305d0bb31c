extension StateViewMachine {
    mutating func log(_ event: StateViewLogEvent.Event) {
        didLog = true
        outputs.append(.log(logged(event)))
    }

    func logged(_ event: StateViewLogEvent.Event) -> StateViewLogEvent {
        StateViewLogEvent(
            time: clock, origin: configuration.logOrigin, event: event, kind: kind(of: wanted), phase: phase)
    }

    mutating func logPhase(from old: StateViewPhase) {
        log(.phaseChanged(from: old, to: phase, generation: generation))
    }

    /// The heading only where the profile lets logs say what people see (ES-22).
    mutating func logDisplayed(_ picture: Picture) {
        log(.displayed(picture, heading: configuration.logTexts.map { $0.headings[picture] ?? "" }))
    }

    /// Keeps an error for the log and the views, and logs it with its raw description marked private.
    mutating func logError(_ error: StateViewFailure) {
        let last = lastFailure?.id
        lastFailure = error
        let raw = error.underlying.map { String(describing: $0) } ?? error.id
        log(
            .error(
                id: error.id, kind: configuration.errorKinds.kind(of: error),
                description: StateViewLogEvent.Private(raw), last: last))
    }
}
