/// The device is offline.
///
/// Source: BB-9.
public struct NoInternetConnectionStateViewConfiguration: StateViewConfiguration {
    public var kind: StateViewKind { .noConnection }
    public var iconName: String? = StateViewKind.noConnection.icon
    public var animationView: StateViewVisual.Animation?
    public var title = TextSource.inherit
    public var subtitle = TextSource.inherit
    public var firstButtonConfiguration: ButtonConfiguration?
    public var secondButtonConfiguration: ButtonConfiguration?
    public var thirdButtonConfiguration: ButtonConfiguration?

    /// - Parameter buttonConfiguration: with a title of its own.
    public init(buttonConfiguration: ButtonConfiguration) {
        firstButtonConfiguration = buttonConfiguration
    }

    /// A view whose button keeps its default title.
    public init(
        animationView: StateViewVisual.Animation? = nil, firstButtonAction: @escaping @Sendable () -> Void
    ) {
        self.animationView = animationView
        firstButtonConfiguration = ButtonConfiguration(title: .inherit, action: firstButtonAction)
    }
}
