extension StateViewDefinition {
    /// A list or a search that has nothing to show; no action by default. Source: BB-10, BB-2.
    public static let noResults = StateViewDefinition(.noResults)

    /// The device is offline. Source: BB-9.
    public static let noConnection = StateViewDefinition(.noConnection)

    /// Loading failures and errors of unknown cause. Source: BB-8.
    public static let loadingFailure = StateViewDefinition(.loadingFailure)

    /// A view whose texts the author gives, such as a success page. The arguments stand in the order of its model.
    ///
    /// Source: BB-11.
    public static func generic(
        id: String = "generic", icon: String? = nil, title: TextSource, subtitle: TextSource,
        animation: StateViewVisual.Animation? = nil,
        firstAction: StateViewAction? = nil, secondAction: StateViewAction? = nil, thirdAction: StateViewAction? = nil
    ) -> StateViewDefinition {
        StateViewDefinition(
            id: id, kind: .custom, title: title, subtitle: subtitle,
            visual: StateViewVisual(icon: icon, animation: animation),
            actions: [firstAction, secondAction, thirdAction].compactMap(\.self))
    }
}
