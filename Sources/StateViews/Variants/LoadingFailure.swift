extension StateViewDefinition {
    /// Loading failures and errors of unknown cause. Source: BB-8.
    public static let loadingFailure = StateViewDefinition(.loadingFailure)
}
