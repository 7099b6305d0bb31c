/// Content failed to load. Source: WP-14.
public struct FailToLoadStateView: StateViewConfigurable {
    public var base: WarpStateView

    public init(retryAction: @escaping @Sendable () -> Void) {
        base = WarpStateView(.loadingFailure, icon: .dissatisfied, [.first: retryAction])
    }
}
