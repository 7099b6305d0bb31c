/// Where the machine stands in the table of 6.4.
struct MachineStage: Sendable, Hashable {
    var state: State = .idle
    /// What stays on screen until the loading view shows, and comes back when the load is given up.
    var base: Base = .blank
    /// The error that the error view shows or showed last.
    var shownFailure: StateViewFailure?
    /// When the spinner of a retry began to count.
    var busyBegan: MachineTime?

    /// Whether the app shows a picture by its key.
    var isShown: Bool { if case .shown = state { true } else { false } }

    /// The rows of the table in 6.4.
    enum State: Sendable, Hashable {
        /// I: nothing shown, no load.
        case idle
        /// W(base): `showDelay` runs.
        case waiting
        /// L: the loading view; open once `minVisible` has passed.
        case loading(isOpen: Bool)
        /// H(r): the loading view; a result waits for `minVisible`.
        case held(Outcome)
        /// C.
        case content
        /// CR: content, and a load runs.
        case reloading
        /// E.
        case empty
        /// F.
        case failed
        /// B(base): a busy button, a load runs; its result waits for `busyMinVisible`.
        case busy(held: Outcome?)
        /// A picture that the app asked for (PH-32).
        case shown(StateViewMachine.Picture)
    }

    /// What is on screen when a load begins.
    enum Base: String, Sendable, Hashable {
        case blank
        case empty
        case error
        case content
    }

    /// Where a result leads.
    enum Outcome: Sendable, Hashable {
        /// Content, with news of an error on top.
        case content(news: StateViewFailure?)
        case empty
        case failed(StateViewFailure)
        /// Content came while the load goes on.
        case reloading
    }

    /// What the state leads to, whenever that is shown: `lastState` of StatefulViewController.
    /// - Parameter background: what is on screen before the first transition; nothing looks as it did then.
    func wanted(_ background: StateViewMachine.Picture) -> StateViewMachine.Picture {
        switch state {
        case .idle: background
        case .waiting, .loading: .loading
        case .held(let outcome): outcome.picture
        case .content, .reloading: .content
        case .empty: .empty
        case .failed: .error
        case .busy(let held): held?.picture ?? picture(of: base, background)
        case .shown(let picture): picture
        }
    }

    /// The kind of the view for a picture; nil for content and nothing.
    func kind(of picture: StateViewMachine.Picture, _ configuration: StateViewMachine.Configuration) -> StateViewKind? {
        switch picture {
        case .blank, .content: nil
        case .loading: .loading
        case .empty: configuration.emptyKind
        case .error: configuration.errorKinds.kind(of: shownFailure ?? StateViewFailure(.unknown))
        case .custom: .custom
        }
    }

    /// What a base looks like.
    func picture(of base: Base, _ background: StateViewMachine.Picture) -> StateViewMachine.Picture {
        switch base {
        case .blank: background
        case .empty: .empty
        case .error: .error
        case .content: .content
        }
    }

    /// What shows the base again; a load that began with nothing on screen, and is given up, leaves an error.
    var baseOutcome: Outcome {
        switch base {
        case .content: .content(news: nil)
        case .empty: .empty
        case .error: .failed(shownFailure ?? .cancelled)
        case .blank: .failed(.cancelled)
        }
    }

    /// What a load that begins or goes on leaves on screen.
    func resumeBase(hasContent: Bool) -> Base {
        switch state {
        case .content, .reloading: hasContent ? .content : .blank
        case .empty: .empty
        case .failed: .error
        case .shown, .idle, .waiting, .loading, .held, .busy: hasContent ? .content : .blank
        }
    }

    /// When the spinner of the retry has been visible long enough; nil where that is now, or it never showed.
    func busyDue(_ timing: TimingProfile, at now: MachineTime) -> MachineTime? {
        guard let busyBegan else { return nil }
        let shown = busyBegan.after(timing.busyDelay)
        let due = shown.after(timing.busyMinVisible)
        // A spinner that is due this very instant comes after the event (PH-12); without a delay it is there.
        let isVisible = timing.busyDelay == 0 ? shown <= now : shown < now
        return isVisible && now < due ? due : nil
    }

    /// The state as the table in 6.4 writes it, such as `W(blank)`; `+` says that news of an error come with content.
    func label(isLoading: Bool, _ notice: StateViewMachine.Notice?) -> String {
        switch state {
        case .idle: "I"
        case .waiting: isLoading ? "W(\(base.rawValue))" : "W(\(base.rawValue)) without load"
        case .loading(let isOpen): "L(\(base.rawValue))" + (isOpen ? " open" : "") + (isLoading ? "" : " without load")
        case .held(let outcome): "H(\(outcome.label))"
        case .content: notice.map { "C \($0.rawValue)" } ?? "C"
        case .reloading: notice.map { "CR \($0.rawValue)" } ?? "CR"
        case .empty: "E"
        case .failed: "F"
        case .busy(let held): "B(\(base.rawValue))" + (held.map { " held \($0.label)" } ?? "")
        case .shown(let picture): "shown(\(picture.key))"
        }
    }
}

extension MachineStage.Outcome {
    var picture: StateViewMachine.Picture {
        switch self {
        case .content, .reloading: .content
        case .empty: .empty
        case .failed: .error
        }
    }

    /// The same once there is content.
    var withContent: MachineStage.Outcome {
        switch self {
        case .failed(let error): .content(news: error)
        case .empty: .content(news: nil)
        case .content, .reloading: self
        }
    }

    fileprivate var label: String {
        switch self {
        case .content(let news): news == nil ? "C" : "C+"
        case .empty: "E"
        case .failed: "F"
        case .reloading: "CR"
        }
    }
}
