/// A view whose texts the author gives, such as a success page.
///
/// Source: BB-11, BB-14.
public struct GenericStateViewConfiguration: StateViewConfiguration {
    /// The name of an icon; nil for none.
    public var iconName: String?
    /// The title; `inherit` for the default text of the kind.
    public var title: TextSource
    /// The subtitle; `inherit` for the default text of the kind.
    public var subtitle: TextSource
    /// Shown before the icon; nil for none.
    public var animationView: StateViewVisual.Animation?
    /// The first button; nil for none.
    public var firstButtonConfiguration: ButtonConfiguration?
    /// The second button; nil for none.
    public var secondButtonConfiguration: ButtonConfiguration?
    /// The third button; nil for none.
    public var thirdButtonConfiguration: ButtonConfiguration?

    /// - Parameters:
    ///   - iconName: an icon of the product or a picture of the app; nil for none.
    ///   - title: a key or a final text; a view needs one.
    ///   - subtitle: `.none` leaves it out.
    ///   - animationView: shown in place of the icon where motion is welcome; nil for none.
    ///   - firstButtonConfiguration: the prominent button; nil for none.
    ///   - secondButtonConfiguration: the button below it; nil for none.
    ///   - thirdButtonConfiguration: the last button; nil for none.
    public init(
        iconName: String? = nil, title: TextSource, subtitle: TextSource,
        animationView: StateViewVisual.Animation? = nil, firstButtonConfiguration: ButtonConfiguration? = nil,
        secondButtonConfiguration: ButtonConfiguration? = nil, thirdButtonConfiguration: ButtonConfiguration? = nil
    ) {
        self.iconName = iconName
        self.title = title
        self.subtitle = subtitle
        self.animationView = animationView
        self.firstButtonConfiguration = firstButtonConfiguration
        self.secondButtonConfiguration = secondButtonConfiguration
        self.thirdButtonConfiguration = thirdButtonConfiguration
    }

    /// The texts are final; nil, or `.none`, leaves the subtitle out.
    public init(
        iconName: String? = nil, title: String, subtitle: String?,
        animationView: StateViewVisual.Animation? = nil, firstButtonConfiguration: ButtonConfiguration? = nil,
        secondButtonConfiguration: ButtonConfiguration? = nil, thirdButtonConfiguration: ButtonConfiguration? = nil
    ) {
        self.init(
            iconName: iconName, title: .literal(title), subtitle: subtitle.map { .literal($0) } ?? .none,
            animationView: animationView,
            firstButtonConfiguration: firstButtonConfiguration, secondButtonConfiguration: secondButtonConfiguration,
            thirdButtonConfiguration: thirdButtonConfiguration)
    }

    /// A title that is final over a subtitle that may be a key.
    @_disfavoredOverload
    public init(
        iconName: String? = nil, title: String, subtitle: TextSource,
        animationView: StateViewVisual.Animation? = nil, firstButtonConfiguration: ButtonConfiguration? = nil,
        secondButtonConfiguration: ButtonConfiguration? = nil, thirdButtonConfiguration: ButtonConfiguration? = nil
    ) {
        self.init(
            iconName: iconName, title: .literal(title), subtitle: subtitle, animationView: animationView,
            firstButtonConfiguration: firstButtonConfiguration, secondButtonConfiguration: secondButtonConfiguration,
            thirdButtonConfiguration: thirdButtonConfiguration)
    }

    /// A title that may be a key over a subtitle that is final, or left out.
    @_disfavoredOverload
    public init(
        iconName: String? = nil, title: TextSource, subtitle: String?,
        animationView: StateViewVisual.Animation? = nil, firstButtonConfiguration: ButtonConfiguration? = nil,
        secondButtonConfiguration: ButtonConfiguration? = nil, thirdButtonConfiguration: ButtonConfiguration? = nil
    ) {
        self.init(
            iconName: iconName, title: title, subtitle: subtitle.map { .literal($0) } ?? .none,
            animationView: animationView,
            firstButtonConfiguration: firstButtonConfiguration, secondButtonConfiguration: secondButtonConfiguration,
            thirdButtonConfiguration: thirdButtonConfiguration)
    }
}
