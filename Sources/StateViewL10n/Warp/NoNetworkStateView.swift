/// The device is offline. Source: WP-17.
public struct NoNetworkStateView: StateViewConfigurable {
    public var base: WarpStateView

    public init(retryAction: @escaping @Sendable () -> Void) {
        base = WarpStateView(.noConnection, icon: .wifiOff, [.first: retryAction])
    }
}
