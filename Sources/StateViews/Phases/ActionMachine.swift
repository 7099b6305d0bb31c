/// One button: idle, busy, succeeded, failed or disabled. A second tap while busy is ignored.
///
/// Like every machine here it is a value without a clock: what happens comes with its time, and `nextDeadline` says
/// when the next `tick` is wanted. At one instant events come before timers (PH-12).
///
/// Source: state-views.md PH-40 to PH-47, FS-6, C-28.
public struct ActionMachine: Sendable, Hashable {
    /// What the button and its operation do.
    public enum State: Sendable, Hashable {
        case idle
        case busy
        case succeeded
        case failed
        /// Visible, and says why it takes no taps (FS-17).
        case disabled(reason: String)

        /// The name of the case, for logs.
        public var name: String {
            switch self {
            case .idle: "idle"
            case .busy: "busy"
            case .succeeded: "succeeded"
            case .failed: "failed"
            case .disabled: "disabled"
            }
        }
    }

    /// What the button does while its operation runs; with `none` every tap performs.
    public typealias BusyPolicy = StateViewAction.BusyPolicy

    /// What the host has to do, in order.
    public enum Output: Sendable, Hashable {
        case perform(StateViewAction.Intent)
        /// The state changed.
        case changed(State)
        case spinner(isVisible: Bool)
        case tapIgnored
        /// The event means nothing in this state.
        case eventIgnored
        /// Tell people the reason.
        case announce(reason: String)
    }

    /// What a tap means.
    public let intent: StateViewAction.Intent
    /// What the button does while its operation runs.
    public let busyPolicy: BusyPolicy
    /// How long spinner and success are shown.
    public let timing: TimingProfile
    /// What the button does at the moment.
    public private(set) var state: State = .idle
    /// Whether the spinner is drawn in place of the label: 16 points, the button keeps its size (PH-45).
    public private(set) var showsSpinner = false
    /// When the next `tick` is wanted.
    public private(set) var nextDeadline: MachineTime?
    /// What happens at `nextDeadline`.
    private var due: Due?
    /// Since when the spinner is seen.
    private var spinnerBegan: MachineTime?
    /// Whether the action succeeded, while the spinner has to stay.
    private var held: Bool?
    /// Why the button is disabled once the action has ended.
    private var reasonAfterwards: String?

    private enum Due: Hashable { case spinner, release, feedback }

    /// An idle button.
    public init(
        intent: StateViewAction.Intent, busyPolicy: BusyPolicy = .inlineSpinner, timing: TimingProfile = .standard
    ) {
        self.intent = intent
        self.busyPolicy = busyPolicy
        self.timing = timing
    }

    /// Whether a tap would perform.
    public var acceptsTaps: Bool {
        switch state {
        case .idle, .succeeded, .failed: true
        case .busy, .disabled: false
        }
    }

    /// The text role that is the value for assistive techniques, after `action.<slot>.`; the name stays the label (PH-45).
    public var valueRole: String? {
        switch state {
        case .idle: nil
        case .busy: "busyLabel"
        case .succeeded: "succeededLabel"
        case .failed: "failedLabel"
        case .disabled: "disabledReason"
        }
    }

    /// Somebody tapped the button.
    @discardableResult
    public mutating func tap(at now: MachineTime) -> [Output] {
        var outputs = catchUp(before: now)
        switch state {
        case .busy:
            outputs.append(.tapIgnored)
        case .disabled(let reason):
            outputs += [.tapIgnored, .announce(reason: reason)]
        case .idle, .succeeded, .failed:
            outputs.append(.perform(intent))
            guard busyPolicy != .none else { return outputs }
            disarm()
            change(to: .busy, &outputs)
            // Only a spinner has times of its own.
            guard busyPolicy == .inlineSpinner else { return outputs }
            if timing.busyDelay == 0 {
                showSpinner(at: now, &outputs)
            } else {
                arm(.spinner, now.after(timing.busyDelay))
            }
        }
        return outputs
    }

    /// The operation ended. The first result counts (FS-23); the button shows it when its spinner has been long enough.
    @discardableResult
    public mutating func finish(succeeded: Bool, at now: MachineTime) -> [Output] {
        var outputs = catchUp(before: now)
        guard state == .busy, held == nil else { return outputs + [.eventIgnored] }
        // A spinner that is seen stays long enough to be seen.
        if let began = spinnerBegan, began.after(timing.busyMinVisible) > now {
            held = succeeded
            arm(.release, began.after(timing.busyMinVisible))
        } else {
            release(succeeded: succeeded, at: now, &outputs)
        }
        return outputs
    }

    /// The button may not be used. A busy one ends its work first (PH-41).
    @discardableResult
    public mutating func disable(reason: String, at now: MachineTime) -> [Output] {
        var outputs = catchUp(before: now)
        if state == .busy {
            reasonAfterwards = reason
        } else {
            disarm()
            change(to: .disabled(reason: reason), &outputs)
        }
        return outputs
    }

    /// The button may be used again. In a busy one this takes back a `disable` that waits.
    @discardableResult
    public mutating func enable(at now: MachineTime) -> [Output] {
        var outputs = catchUp(before: now)
        if case .disabled = state {
            change(to: .idle, &outputs)
        } else if reasonAfterwards != nil {
            reasonAfterwards = nil
        } else {
            outputs.append(.eventIgnored)
        }
        return outputs
    }

    /// The operation was given up, or its failure was seen.
    @discardableResult
    public mutating func cancel(at now: MachineTime) -> [Output] {
        var outputs = catchUp(before: now)
        switch state {
        case .busy:
            hideSpinner(&outputs)
            change(to: afterwards(.idle), &outputs)
        case .failed:
            change(to: .idle, &outputs)
        case .idle, .succeeded, .disabled:
            outputs.append(.eventIgnored)
        }
        return outputs
    }

    /// Time passed.
    @discardableResult
    public mutating func tick(at now: MachineTime) -> [Output] {
        var outputs: [Output] = []
        while let deadline = nextDeadline, deadline <= now { fire(at: deadline, &outputs) }
        return outputs
    }

    /// Whether work runs that is not over with the view of the button: a load shows by itself how it goes on.
    var isAtWork: Bool { state == .busy && held == nil && intent != .retry }

    /// Whether the button waits for the load that its tap began.
    var isRetrying: Bool { state == .busy && held == nil && intent == .retry }

    /// The view of the button goes, and comes back as new; only what is disabled stays so.
    mutating func reset() {
        disarm()
        showsSpinner = false
        spinnerBegan = nil
        held = nil
        if case .disabled = state { return }
        state = afterwards(.idle)
    }
}

extension ActionMachine {
    /// Timers of this very instant come after the event (PH-12).
    private mutating func catchUp(before now: MachineTime) -> [Output] {
        var outputs: [Output] = []
        while let deadline = nextDeadline, deadline < now { fire(at: deadline, &outputs) }
        return outputs
    }

    private mutating func fire(at now: MachineTime, _ outputs: inout [Output]) {
        // Disarmed first, as what fires may arm the next.
        let fired = due
        disarm()
        switch fired {
        case .spinner: showSpinner(at: now, &outputs)
        case .release: if let held { release(succeeded: held, at: now, &outputs) }
        case .feedback: change(to: .idle, &outputs)
        case nil: break
        }
    }

    private mutating func release(succeeded: Bool, at now: MachineTime, _ outputs: inout [Output]) {
        hideSpinner(&outputs)
        change(to: afterwards(succeeded ? .succeeded : .failed), &outputs)
        if state == .succeeded { arm(.feedback, now.after(timing.feedback)) }
    }

    private mutating func showSpinner(at now: MachineTime, _ outputs: inout [Output]) {
        showsSpinner = true
        spinnerBegan = now
        outputs.append(.spinner(isVisible: true))
    }

    private mutating func hideSpinner(_ outputs: inout [Output]) {
        disarm()
        held = nil
        spinnerBegan = nil
        guard showsSpinner else { return }
        showsSpinner = false
        outputs.append(.spinner(isVisible: false))
    }

    private mutating func afterwards(_ state: State) -> State {
        defer { reasonAfterwards = nil }
        return reasonAfterwards.map { .disabled(reason: $0) } ?? state
    }

    private mutating func change(to new: State, _ outputs: inout [Output]) {
        state = new
        outputs.append(.changed(new))
    }

    private mutating func arm(_ kind: Due, _ time: MachineTime) {
        due = kind
        nextDeadline = time
    }

    private mutating func disarm() {
        due = nil
        nextDeadline = nil
    }
}
