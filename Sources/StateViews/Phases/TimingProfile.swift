/// How long views wait, stay and fade. All values are milliseconds, 0 or more.
///
/// Source: state-views.md PH-20 to PH-23.
public struct TimingProfile: Sendable, Hashable {
    /// From the start of a load to its loading view or `refreshing` notice. A result at that very instant shows neither.
    public let showDelay: Int
    /// From the beginning of showing the loading view to the earliest beginning of the next.
    public let minVisible: Int
    /// The length of an animated transition.
    public let fade: Int
    /// Whether the loading view fades in.
    public let animatesLoading: Bool
    /// From a tap to the spinner in the button; the button takes no more taps at once (C-28).
    public let busyDelay: Int
    /// How long the spinner in a button stays at least.
    public let busyMinVisible: Int
    /// The length of the animation of success: a spring, or a change of opacity for people who want less motion (PH-23).
    public let successAnimation: Int
    /// How long a success is told.
    public let feedback: Int

    /// A profile like another but for the values that are given. A negative time counts as 0.
    public init(
        _ base: TimingProfile = .standard, showDelay: Int? = nil, minVisible: Int? = nil, fade: Int? = nil,
        animatesLoading: Bool? = nil, busyDelay: Int? = nil, busyMinVisible: Int? = nil, successAnimation: Int? = nil,
        feedback: Int? = nil
    ) {
        self.init(
            showDelay ?? base.showDelay, minVisible ?? base.minVisible, fade ?? base.fade,
            animatesLoading ?? base.animatesLoading, busyDelay ?? base.busyDelay,
            busyMinVisible ?? base.busyMinVisible, successAnimation ?? base.successAnimation,
            feedback ?? base.feedback)
    }

    private init(
        _ showDelay: Int, _ minVisible: Int, _ fade: Int, _ animatesLoading: Bool, _ busyDelay: Int,
        _ busyMinVisible: Int, _ successAnimation: Int, _ feedback: Int
    ) {
        self.showDelay = max(0, showDelay)
        self.minVisible = max(0, minVisible)
        self.fade = max(0, fade)
        self.animatesLoading = animatesLoading
        self.busyDelay = max(0, busyDelay)
        self.busyMinVisible = max(0, busyMinVisible)
        self.successAnimation = max(0, successAnimation)
        self.feedback = max(0, feedback)
    }

    /// The column "default": the 300 rule.
    public static let standard = TimingProfile(300, 300, 300, true, 0, 300, 300, 1500)
    /// The column "svc": as StatefulViewController, which waits for nothing and fades for 300.
    public static let svc = TimingProfile(0, 0, 300, false, 0, 0, 300, 1500)
}
