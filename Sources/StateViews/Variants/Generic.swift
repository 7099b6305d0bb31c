extension StateViewDefinition {
    /// A view whose texts the author gives, such as a success page. Source: BB-11.
    package static func generic(
        id: String = "generic", icon: String? = nil, title: TextSource, subtitle: TextSource, animation: String? = nil,
        actions: [StateViewAction] = []
    ) -> StateViewDefinition {
        StateViewDefinition(
            id: id, kind: .custom, title: title, subtitle: subtitle,
            visual: StateViewVisual(icon: icon, animation: animation), actions: actions)
    }
}
