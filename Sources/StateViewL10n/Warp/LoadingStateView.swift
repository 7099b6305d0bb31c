/// A spinner with a text beside it. It takes no override. Source: WP-15.
public struct LoadingStateView: StateViewDescribing {
    public let definition: StateViewDefinition

    public init(size: StateViewVisual.Progress.SpinnerSize = .medium) {
        var definition = StateViewDefinition(kind: .loading, profile: .warp)
        definition.visual.progress = .spinner(size)
        self.definition = definition
    }
}
