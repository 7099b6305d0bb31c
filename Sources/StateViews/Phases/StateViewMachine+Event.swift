extension StateViewMachine {
    /// What a screen shows.
    public enum Picture: Sendable, Hashable {
        /// No content and no placeholder.
        case blank
        /// The content, without a placeholder: state `none` of StatefulViewController.
        case content
        case loading
        case empty
        case error
        /// A placeholder of the app.
        case custom(String)
    }

    /// How a load ended.
    public enum Result: Sendable, Hashable {
        /// So many items; 0 or fewer is empty.
        case count(Int)
        /// There is content, which nobody counts.
        case content
        case error(StateViewFailure)
    }

    /// What happens to a screen. Source: PH-10.
    public enum Event: Sendable, Hashable {
        /// The screen comes into sight: `setupInitialViewState`.
        case appear
        /// A load begins: `startLoading`. Its number is `generation` of the machine afterwards.
        case start
        /// A load ends: `endLoading`. Without a generation it is the running one's.
        case finish(Result, generation: Int? = nil)
        /// Somebody wants another try.
        case retry
        /// Somebody gives the running load up.
        case cancel
        /// The content has another number of items now, without a load.
        case contentChanged(count: Int)
        /// Time passed; wanted at `nextDeadline`.
        case tick
        /// The app shows a placeholder by its key, until `hideAll` or `appear`.
        case show(key: String)
        /// The app's placeholder goes; elsewhere, the content is shown on the caller's word.
        case hideAll
        /// Whether there is a view for a key; the machine takes one for granted until told.
        case register(key: String, isPresent: Bool)
        /// Banner, alert or refreshing notice were seen.
        case dismissNotice
        /// A button of the shown placeholder was tapped.
        case tap(StateViewAction.Slot)
        /// A button of the banner or alert was tapped; see ``StateViewMachine/noticeActions``.
        case tapNotice(StateViewAction.Slot)
        /// The operation of a button ended that is not about loading, or a retry that started no load: what was there before
        /// is there again.
        case finishAction(StateViewAction.Slot, succeeded: Bool)
        /// A button of the placeholder may not be used, for this reason.
        case disableAction(StateViewAction.Slot, reason: String)
        case enableAction(StateViewAction.Slot)
        /// The data is in this phase, decided elsewhere: a `Loadable`, or `transitionViewStates`. Also leaves a
        /// placeholder of the app. With `notInitiated` all that was known is forgotten, and the screen begins anew.
        case follow(StateViewPhase)
    }
}

extension StateViewMachine.Picture {
    /// The picture of a key; a key outside the known ones is the app's own (SV-13).
    public init(key: String) {
        switch key {
        case "blank": self = .blank
        case "content": self = .content
        case "loading": self = .loading
        case "empty": self = .empty
        case "error": self = .error
        default: self = .custom(key)
        }
    }

    /// The name of the picture, as `init(key:)` reads it.
    public var key: String {
        switch self {
        case .blank: "blank"
        case .content: "content"
        case .loading: "loading"
        case .empty: "empty"
        case .error: "error"
        case .custom(let key): key
        }
    }

    /// Whether it needs a view of its own.
    public var isPlaceholder: Bool { self != .blank && self != .content }
}

extension StateViewMachine.Event {
    /// A load ended with so many items.
    public static func finish(count: Int, generation: Int? = nil) -> StateViewMachine.Event {
        .finish(.count(count), generation: generation)
    }

    /// A load failed.
    public static func finish(error: StateViewFailure, generation: Int? = nil) -> StateViewMachine.Event {
        .finish(.error(error), generation: generation)
    }

    /// The name of the event, for logs.
    public var name: String {
        switch self {
        case .appear: "appear"
        case .start: "start"
        case .finish: "finish"
        case .retry: "retry"
        case .cancel: "cancel"
        case .contentChanged: "contentChanged"
        case .tick: "tick"
        case .show: "show"
        case .hideAll: "hideAll"
        case .register: "register"
        case .dismissNotice: "dismissNotice"
        case .tap: "tap"
        case .tapNotice: "tapNotice"
        case .finishAction: "finishAction"
        case .disableAction: "disableAction"
        case .enableAction: "enableAction"
        case .follow: "follow"
        }
    }
}
