/// What a `StateView` is made from.
///
/// Source: BB-28, BB-32.
public struct StateViewInitParams: Sendable {
    /// What the view says and shows.
    public var configuration: any StateViewConfiguration
    /// nil for the default style of the design system.
    public var style: Style<StateView>?
    /// Where its texts are looked for first.
    public var bundles: StateView.Bundles
    /// Points; nil for no limit.
    public var titleLabelMaxWidth: Double?
    /// Points; nil for no limit.
    public var subtitleLabelMaxWidth: Double?

    /// Only a configuration is required; widths are in points.
    public init(
        configuration: any StateViewConfiguration, style: Style<StateView>? = nil, bundles: StateView.Bundles = .main,
        titleLabelMaxWidth: Double? = nil, subtitleLabelMaxWidth: Double? = nil
    ) {
        self.configuration = configuration
        self.style = style
        self.bundles = bundles
        self.titleLabelMaxWidth = titleLabelMaxWidth
        self.subtitleLabelMaxWidth = subtitleLabelMaxWidth
    }
}
