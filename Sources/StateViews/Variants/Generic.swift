extension StateViewDefinition {
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
