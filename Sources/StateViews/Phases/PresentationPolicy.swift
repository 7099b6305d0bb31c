/// What a screen shows where data alone does not decide.
///
/// Source: state-views.md 4.1 `presentation`, C-13, C-15, C-17, C-27.
public struct PresentationPolicy: Sendable, Hashable {
    /// What is shown before anything was asked for.
    public enum Initial: String, Sendable, Hashable, CaseIterable {
        /// Nothing, and the loading view after `showDelay`.
        case delayedLoading
        case loading
        case blank
        /// The empty view: "nothing here" before anybody looked. `check` reports it.
        case empty
    }

    /// What a load shows while there is content.
    public enum WhileLoading: String, Sendable, Hashable, CaseIterable {
        /// The content, with a `refreshing` notice after `showDelay`.
        case keepContent
        /// The loading view, after `showDelay`.
        case replace
    }

    /// What a second try shows.
    public enum Retry: String, Sendable, Hashable, CaseIterable {
        /// The view of before, with a spinner in the button.
        case inline
        /// The loading view, after `showDelay`.
        case loadingView
    }

    /// What is shown before the first load.
    public var initial: Initial
    /// What is shown while a load runs.
    public var whileLoading: WhileLoading
    /// Where a failure is told while there is content.
    public var errorWithContent: ErrorSurface
    /// What is shown while a failed load runs again.
    public var retry: Retry
    /// How long this placeholder waits before it shows, in milliseconds, and is not shown if something else is wanted by
    /// then; nil for `showDelay` of the timing for the loading view, and for no delay for all others (SV-18).
    public var showDelay: Int?
    /// How long this placeholder stays at least, in milliseconds; nil as for `showDelay`.
    public var minVisible: Int?
    /// How long a placeholder of the app stays, in milliseconds; nil for as long as the app likes. FS-16: 1500 for success.
    public var autoDismiss: Int?

    /// A policy; without arguments the one of all profiles but `svc`. A negative time counts as 0.
    public init(
        initial: Initial = .delayedLoading, whileLoading: WhileLoading = .keepContent,
        errorWithContent: ErrorSurface = .banner, retry: Retry = .inline, autoDismiss: Int? = nil,
        showDelay: Int? = nil, minVisible: Int? = nil
    ) {
        self.initial = initial
        self.whileLoading = whileLoading
        self.errorWithContent = errorWithContent
        self.retry = retry
        self.autoDismiss = autoDismiss
        self.showDelay = showDelay
        self.minVisible = minVisible
    }

    /// As StatefulViewController, with a banner where that lets errors vanish (SV-4).
    public static let svc = PresentationPolicy(initial: .empty, retry: .loadingView)
}

extension PresentationPolicy {
    /// Where people learn of an error while content is on screen. Never a toast: that goes away unread.
    ///
    /// Source: state-views.md C-17.
    public enum ErrorSurface: String, Sendable, Hashable, CaseIterable {
        case banner
        case alert
        /// The app tells people itself, with buttons of its own; the machine tells the app.
        case callback
        /// Nobody learns of it; the log says so with a warning (PH-89).
        case ignore
    }
}
