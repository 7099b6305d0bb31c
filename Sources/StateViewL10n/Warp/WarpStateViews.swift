/// Content failed to load. Source: WP-14.
public struct FailToLoadStateView: StateViewConfigurable {
    /// The view as Warp describes it, which the overrides change.
    public var base: WarpStateView

    /// The view with its default texts and a button that tries again.
    public init(retryAction: @escaping @MainActor () -> Void) {
        base = WarpStateView(.loadingFailure, icon: .dissatisfied, [.first: retryAction])
    }
}

/// The device is offline. Source: WP-17.
public struct NoNetworkStateView: StateViewConfigurable {
    /// The view as Warp describes it, which the overrides change.
    public var base: WarpStateView

    /// The view with its default texts and a button that tries again.
    public init(retryAction: @escaping @MainActor () -> Void) {
        base = WarpStateView(.noConnection, icon: .wifiOff, [.first: retryAction])
    }
}

/// A search without matches. Source: WP-18.
public struct NoSearchResultsStateView: StateViewConfigurable {
    /// The view as Warp describes it, which the overrides change.
    public var base: WarpStateView

    /// - Parameters:
    ///   - query: what the person searched for, to be quoted in the title.
    ///   - filters: how many filters are on.
    ///   - saveSearchAction: what a tap on the first button does.
    ///   - clearFiltersAction: what a tap on the second button does.
    public init(
        query: String? = nil, filters: Int? = nil, saveSearchAction: @escaping @MainActor () -> Void,
        clearFiltersAction: @escaping @MainActor () -> Void
    ) {
        base = WarpStateView(
            .noSearchResults, icon: .search, [.first: saveSearchAction, .second: clearFiltersAction])
        base.setArguments(StateViewArguments(query: query, count: filters))
    }
}

/// The page needs an account; the mark of the brand's owner stands under it. Source: WP-16.
public struct LoginStateView: StateViewConfigurable {
    /// The view as Warp describes it, which the overrides change.
    public var base: WarpStateView

    /// The view with its default texts and its buttons.
    public init(
        loginAction: @escaping @MainActor () -> Void, createAccountAction: @escaping @MainActor () -> Void
    ) {
        base = WarpStateView(
            .login, icon: .user, [.first: loginAction, .second: createAccountAction], showsLogo: true)
    }
}

/// The person has to prove who they are. Source: WP-19, WP-34.
public struct VerifyIdentityStateView: StateViewConfigurable {
    /// The view as Warp describes it, which the overrides change.
    public var base: WarpStateView

    /// - Parameters:
    ///   - eidProvider: the name of the electronic ID, such as `BankID`; blank where there is none to name.
    ///   - verifyAction: what a tap on the button does.
    public init(eidProvider: String, verifyAction: @escaping @MainActor () -> Void) {
        base = WarpStateView(.verifyIdentity, icon: .verification, [.first: verifyAction])
        base.setArguments(StateViewArguments(eidProvider: eidProvider))
    }
}

/// A spinner with a text beside it. As designed it takes no override, but it takes them as every view does. Source: WP-15.
public struct LoadingStateView: StateViewConfigurable {
    /// The view as Warp describes it, which the overrides change.
    public var base: WarpStateView

    /// A spinner of a size.
    public init(size: StateViewVisual.Progress.SpinnerSize = .medium) {
        var definition = StateViewDefinition(kind: .loading, profile: .warp)
        definition.visual.progress = .spinner(size)
        base = WarpStateView(definition)
    }
}
