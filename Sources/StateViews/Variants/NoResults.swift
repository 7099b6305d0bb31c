extension StateViewDefinition {
    /// A list or a search that has nothing to show; no action by default. Source: BB-10, BB-2.
    public static let noResults = StateViewDefinition(.noResults)
}
