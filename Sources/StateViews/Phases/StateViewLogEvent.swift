/// Something that a machine did, for logs: no text for people in it unless the profile asks (ES-22).
///
/// Source: state-views.md 6.9, PH-80 to PH-89.
public struct StateViewLogEvent: Sendable, Hashable {
    /// How much the event matters.
    public enum Level: String, Sendable, Hashable {
        case debug
        case info
        case warning
        case error
    }

    /// A value that only the developer's own log may show.
    public struct Private: Sendable, Hashable, CustomStringConvertible {
        /// The text itself.
        public let value: String

        /// A text that logs leave out.
        public init(_ value: String) {
            self.value = value
        }

        /// Always `<private>`.
        public var description: String { "<private>" }
    }

    /// What happened.
    public enum Event: Sendable, Hashable {
        /// A placeholder begins to show; the heading only where the profile asks.
        case displayed(StateViewMachine.Picture, heading: String?)
        /// A button was tapped; the label only where the profile asks.
        case actionTapped(StateViewAction.Slot, StateViewAction.Intent, label: String?)
        case phaseChanged(from: StateViewPhase, to: StateViewPhase, generation: Int)
        case transitionQueued(StateViewMachine.Picture, animated: Bool)
        case transitionStarted(StateViewMachine.Picture, animated: Bool)
        case transitionSettled(StateViewMachine.Picture, animated: Bool)
        case transitionUnchanged(StateViewMachine.Picture, animated: Bool)
        case transitionSuperseded(StateViewMachine.Picture, animated: Bool)
        /// A timer of this name runs, such as `showDelay`.
        case timerArmed(String, due: MachineTime)
        case timerFired(String, due: MachineTime)
        /// A result waits until the loading view or the spinner has been shown long enough.
        case resultHeld(generation: Int)
        /// The result of a load that no longer runs.
        case staleResult(generation: Int)
        /// An event that means nothing in this state, by its name.
        case eventIgnored(String)
        case tapIgnored(StateViewAction.Slot)
        case actionPhase(StateViewAction.Slot, ActionMachine.State)
        case noticeShown(StateViewMachine.Notice)
        case noticeHidden(StateViewMachine.Notice)
        /// A load failed. `last` is the id of the error before, if there was one.
        case error(id: String, kind: StateViewKind, description: Private, last: String?)
        /// An error met content and the policy is to ignore it (SV-4).
        case errorSuppressed(id: String, kind: StateViewKind)
        /// So many events wait for the next turn of the main actor: whoever is told what to show asks for more each time.
        case eventsPostponed(Int)
    }

    /// When it happened.
    public let time: MachineTime
    /// Whose event it is, as a logging system has it: as a rule the bundle's id.
    public let subsystem: String
    /// The category of all events but those of ES-22.
    let usualCategory: String
    /// The id of the view that it happened to.
    public let viewID: String
    /// What happened.
    public private(set) var event: Event
    /// The kind of the view that is asked for; nil for content and nothing.
    public let kind: StateViewKind?
    /// The phase after the event.
    public let phase: StateViewPhase

    /// How much it matters.
    public var level: Level {
        switch event {
        case .noticeShown, .noticeHidden: .info
        case .errorSuppressed, .eventsPostponed: .warning
        case .error: .error
        case .displayed, .actionTapped, .phaseChanged, .transitionQueued, .transitionStarted, .transitionSettled,
            .transitionUnchanged, .transitionSuperseded, .timerArmed, .timerFired, .resultHeld, .staleResult,
            .eventIgnored, .tapIgnored, .actionPhase:
            .debug
        }
    }

    /// The category: `EmptyState` for the two messages of ES-22, else that of the configuration.
    public var category: String {
        saysTexts ? "EmptyState" : usualCategory
    }
}

extension StateViewLogEvent.Event {
    /// A load failed, with what was thrown marked private.
    static func error(_ error: StateViewFailure, _ kind: StateViewKind, last: String?) -> StateViewLogEvent.Event {
        let raw = error.underlying.map { String(describing: $0) } ?? error.id
        return .error(id: error.id, kind: kind, description: StateViewLogEvent.Private(raw), last: last)
    }
}

extension StateViewLogEvent {
    /// The same with what the view says that began to show: who made the event did not know yet.
    /// - Parameter heading: nil for ids only.
    package func saying(heading: String?) -> StateViewLogEvent {
        guard case .displayed(let picture, _) = event else { return self }
        var saying = self
        saying.event = .displayed(picture, heading: heading)
        return saying
    }

    /// Whether it is one of the two messages of ES-22.
    var saysTexts: Bool {
        if case .displayed(_, .some) = event { return true }
        if case .actionTapped(_, _, .some) = event { return true }
        return false
    }
}

/// Takes the log events of a machine: an adapter to the logging system of an app.
public protocol StateViewLogSink: Sendable {
    /// Takes one event. Events of one machine come in their order.
    func record(_ event: StateViewLogEvent)
}

extension StateViewLogSink {
    /// Takes the log events among the outputs of a machine.
    public func record(_ outputs: [StateViewMachine.Output]) {
        for case .log(let event) in outputs { record(event) }
    }
}
