extension StateViewMachine {
    /// A message on top of the content. Source: C-17, PH-3.
    public enum Notice: String, Sendable, Hashable {
        case banner
        case alert
        /// A load runs while its content of before is shown.
        case refreshing

        /// Where it tells of an error; nil where it tells of none.
        package var surface: PresentationPolicy.ErrorSurface? {
            switch self {
            case .banner: .banner
            case .alert: .alert
            case .refreshing: nil
            }
        }
    }

    /// How urgently assistive techniques speak.
    public typealias Politeness = ResolvedStateView.AccessibilityNode.Politeness

    /// What assistive techniques say.
    public enum Announcement: Sendable, Hashable {
        /// The text of the placeholder that begins to show (role `announcement`, else its title).
        case placeholder(Picture)
        /// The content is there (role `announcement.finished`).
        case finished
        /// So many items are there (role `announcement.results`).
        case results(count: Int)
        /// Why a button takes no taps.
        case disabledReason(StateViewAction.Slot, String)
        /// The operation of a button ended well (role `action.<slot>.succeededLabel`). Its mark is gone after 1500 ms, so
        /// it is said too.
        case succeeded(StateViewAction.Slot)
        /// A banner tells of an error on top of the content (its title). What an alert says the platform says itself.
        case notice
    }

    /// How a transition ended.
    public enum Outcome: String, Sendable, Hashable {
        /// It ran to its end.
        case applied
        /// What it asked for was shown already.
        case unchanged
        /// Something newer took its place before it began.
        case superseded
    }

    /// Where the focus of assistive techniques goes. Source: A-11.
    public enum FocusTarget: String, Sendable, Hashable {
        /// The title of the placeholder that replaces the content.
        case title
        /// Back to where it was in the content.
        case content
    }

    /// What the host has to do, in order. Source: PH-11.
    public enum Output: Sendable, Hashable {
        /// The placeholder is about to go; it takes no more input (PH-39).
        case willHide(Picture)
        case willShow(Picture)
        /// Shows a picture, `content` and `blank` without a placeholder. Animated, it fades for the profile's `fade`.
        case show(Picture, animated: Bool)
        case didShow(Picture)
        /// The placeholder is gone and may be removed.
        case didHide(Picture)
        /// Tells of an error on top of the content, with texts of the kind.
        case notice(PresentationPolicy.ErrorSurface, StateViewKind, StateViewFailure)
        case hideNotice
        case refreshing(Bool)
        /// The button of the shown placeholder is in this state now.
        case action(StateViewAction.Slot, ActionMachine.State)
        /// The app does what the intent says. `retry` asks for a load that `generation` names.
        case perform(StateViewAction.Slot?, StateViewAction.Intent)
        case announce(Politeness, Announcement)
        case focus(FocusTarget)
        /// The completion of this number is due: once for each number that was given.
        case completion(Int, Outcome)
        indirect case log(StateViewLogEvent)
    }

    /// What the machine waits for.
    package enum Timer: String, Sendable, Hashable {
        case showDelay
        case minVisible
        case busyMinVisible
        case fade
        case autoDismiss
    }
}
