/// A list or a search has nothing to show. There is no button unless one is given, and it needs a title.
///
/// Source: BB-10, BB-2.
public struct NoResultsStateViewConfiguration: StateViewConfiguration {
    /// The kind whose default texts the view has.
    public var kind: StateViewKind { .noResults }
    /// The name of the icon, at first the kind's; nil for none.
    public var iconName: String? = StateViewKind.noResults.icon
    /// Shown before the icon; nil for none.
    public var animationView: StateViewVisual.Animation?
    /// The title; `inherit` for the default text of the kind.
    public var title = TextSource.inherit
    /// The subtitle; `inherit` for the default text of the kind.
    public var subtitle = TextSource.inherit
    /// The first button; nil for none.
    public var firstButtonConfiguration: ButtonConfiguration?
    /// The second button; nil for none.
    public var secondButtonConfiguration: ButtonConfiguration?
    /// The third button; nil for none.
    public var thirdButtonConfiguration: ButtonConfiguration?

    /// A view with the default texts and icon of its kind.
    public init(animationView: StateViewVisual.Animation? = nil, firstButtonConfiguration: ButtonConfiguration? = nil) {
        self.animationView = animationView
        self.firstButtonConfiguration = firstButtonConfiguration
    }
}
