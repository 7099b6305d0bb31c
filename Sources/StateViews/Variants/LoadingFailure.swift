extension StateViewDefinition {
    /// Loading failures and errors of unknown cause. Source: BB-8.
    package static let loadingFailure = StateViewDefinition(
        id: "loadingFailure", kind: .loadingFailure, visual: StateViewVisual(icon: "warning"),
        actions: [StateViewAction(.first, .retry)])
}
