/// A list or a search has nothing to show. There is no button unless one is given, and it needs a title.
///
/// Source: BB-10, BB-2.
public struct NoResultsStateViewConfiguration: StateViewConfiguration {
    public var kind: StateViewKind { .noResults }
    public var iconName: String? = StateViewKind.noResults.icon
    public var animationView: StateViewVisual.Animation?
    public var title = TextSource.inherit
    public var subtitle = TextSource.inherit
    public var firstButtonConfiguration: ButtonConfiguration?
    public var secondButtonConfiguration: ButtonConfiguration?
    public var thirdButtonConfiguration: ButtonConfiguration?

    public init(animationView: StateViewVisual.Animation? = nil, firstButtonConfiguration: ButtonConfiguration? = nil) {
        self.animationView = animationView
        self.firstButtonConfiguration = firstButtonConfiguration
    }
}
