package import DesignTokens

/// What a project says about how contrast is checked.
package struct ContrastOptions: Sendable, Hashable {
    package var thresholds = ContrastThresholds.wcag
    /// The backgrounds that views may sit on; nil takes those that the theme lists at `stateView.container.background`.
    package var hosts: [TokenPath]?
    /// The modifier for the reader's contrast setting.
    package var contrastModifier = "contrast"
    /// The text size at which it is decided whether text is large: the one that a new device has, or the smallest.
    package var largeTextCategory = SizeCategory.large

    package init() {}
}
