extension StateViewDefinition {
    /// The device is offline. Source: BB-9.
    package static let noConnection = StateViewDefinition(
        id: "noConnection", kind: .noConnection, visual: StateViewVisual(icon: "wifi-off"),
        actions: [StateViewAction(.first, .retry)])
}
