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
        query: String? = nil, filters: Int? = nil, saveSearchAction: @escaping @Sendable () -> Void,
        clearFiltersAction: @escaping @Sendable () -> Void
    ) {
        base = WarpStateView(
            .noSearchResults, icon: .search, [.first: saveSearchAction, .second: clearFiltersAction])
        base.setArguments(StateViewArguments(query: query, count: filters))
    }
}
