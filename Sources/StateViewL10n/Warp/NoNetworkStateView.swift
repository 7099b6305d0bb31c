/// The device is offline. Source: WP-17.
public struct NoNetworkStateView: StateViewConfigurable {
    /// The view as Warp describes it, which the overrides change.
    public var base: WarpStateView

    /// The view with its default texts and a button that tries again.
    public init(retryAction: @escaping @Sendable () -> Void) {
        base = WarpStateView(.noConnection, icon: .wifiOff, [.first: retryAction])
    }
}
