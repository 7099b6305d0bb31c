extension StateViewDefinition {
    /// A list or a search that has nothing to show; no action by default. Source: BB-10, BB-2.
    package static let noResults = StateViewDefinition(
        id: "noResults", kind: .noResults, visual: StateViewVisual(icon: "find-in-page"))
}
