/// Content failed to load. Source: WP-14.
public struct FailToLoadStateView: StateViewConfigurable {
    /// The view as Warp describes it, which the overrides change.
    public var base: WarpStateView

    /// The view with its default texts and a button that tries again.
    public init(retryAction: @escaping @Sendable () -> Void) {
        base = WarpStateView(.loadingFailure, icon: .dissatisfied, [.first: retryAction])
    }
}
