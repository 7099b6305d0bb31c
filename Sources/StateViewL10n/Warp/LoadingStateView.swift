/// A spinner with a text beside it. It takes no override. Source: WP-15.
public struct LoadingStateView: StateViewDescribing {
    /// The spinner with its text.
    public let definition: StateViewDefinition

    /// A spinner of a size.
    public init(size: StateViewVisual.Progress.SpinnerSize = .medium) {
        var definition = StateViewDefinition(kind: .loading, profile: .warp)
        definition.visual.progress = .spinner(size)
        self.definition = definition
    }
}
