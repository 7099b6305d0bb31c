/// The device is offline.
///
/// Source: BB-9.
public struct NoInternetConnectionStateViewConfiguration: StateViewConfiguration {
    /// The kind whose default texts the view has.
    public var kind: StateViewKind { .noConnection }
    /// The name of the icon, at first the kind's; nil for none.
    public var iconName: String? = StateViewKind.noConnection.icon
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

    /// - Parameter buttonConfiguration: with a title of its own.
    public init(buttonConfiguration: ButtonConfiguration) {
        firstButtonConfiguration = buttonConfiguration
    }

    /// A view whose button keeps its default title.
    public init(
        animationView: StateViewVisual.Animation? = nil, firstButtonAction: @escaping @MainActor () -> Void
    ) {
        self.animationView = animationView
        firstButtonConfiguration = ButtonConfiguration(title: .inherit, action: firstButtonAction)
    }
}
