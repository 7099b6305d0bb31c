/// The page needs an account; the mark of the brand's owner stands under it. Source: WP-16.
public struct LoginStateView: StateViewConfigurable {
    /// The view as Warp describes it, which the overrides change.
    public var base: WarpStateView

    /// The view with its default texts and its buttons.
    public init(
        loginAction: @escaping @Sendable () -> Void, createAccountAction: @escaping @Sendable () -> Void
    ) {
        base = WarpStateView(
            .login, icon: .user, [.first: loginAction, .second: createAccountAction], showsLogo: true)
    }
}
