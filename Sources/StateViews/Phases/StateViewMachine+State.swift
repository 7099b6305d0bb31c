extension StateViewMachine {
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
        case shown(Picture)
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

    /// How a transition is wanted.
    struct Ask: Sendable, Hashable {
        var animated: Bool?
        var completions: [Int] = []
    }

    /// A timer that runs. Timers stand in the order in which they were armed (PH-12).
    struct Due: Sendable, Hashable {
        let timer: Timer
        let time: MachineTime
    }

    /// A button of a placeholder.
    struct Button: Sendable, Hashable {
        let picture: Picture
        let slot: StateViewAction.Slot
        var machine: ActionMachine
    }

    /// What a base looks like; nothing looks as it did before the first transition.
    func picture(of base: Base) -> Picture {
        switch base {
        case .blank: configuration.background
        case .empty: .empty
        case .error: .error
        case .content: .content
        }
    }

    /// What the state leads to, whenever that is shown: `lastState` of StatefulViewController.
    var wanted: Picture {
        switch state {
        case .idle: configuration.background
        case .waiting, .loading: .loading
        case .held(let outcome): Self.picture(of: outcome)
        case .content, .reloading: .content
        case .empty: .empty
        case .failed: .error
        case .busy(let held): held.map(Self.picture(of:)) ?? picture(of: base)
        case .shown(let picture): picture
        }
    }

    private static func picture(of outcome: Outcome) -> Picture {
        switch outcome {
        case .content, .reloading: .content
        case .empty: .empty
        case .failed: .error
        }
    }

    /// The state as the table in 6.4 writes it, such as `W(blank)`; `+` says that news of an error come with content.
    package var label: String {
        switch state {
        case .idle: "I"
        case .waiting: isLoading ? "W(\(base.rawValue))" : "W(\(base.rawValue)) without load"
        case .loading(let isOpen): "L(\(base.rawValue))" + (isOpen ? " open" : "") + (isLoading ? "" : " without load")
        case .held(let outcome): "H(\(Self.label(of: outcome)))"
        case .content: notice.map { "C \($0.rawValue)" } ?? "C"
        case .reloading: notice.map { "CR \($0.rawValue)" } ?? "CR"
        case .empty: "E"
        case .failed: "F"
        case .busy(let held): "B(\(base.rawValue))" + (held.map { " held \(Self.label(of: $0))" } ?? "")
        case .shown(let picture): "shown(\(picture.key))"
        }
    }

    private static func label(of outcome: Outcome) -> String {
        switch outcome {
        case .content(let news): news == nil ? "C" : "C+"
        case .empty: "E"
        case .failed: "F"
        case .reloading: "CR"
        }
    }
}
