/// The picture of a state view. Several may be given; an animation is shown before an icon.
package struct StateViewVisual: Sendable, Hashable {
    /// The id of an icon, as `Resources/Icons` or the app's bundles name it.
    package var icon: String?
    /// The id of an animation; while it plays, the icon is its still picture.
    package var animation: String?

    package init(icon: String? = nil, animation: String? = nil) {
        self.icon = icon
        self.animation = animation
    }

    package var isEmpty: Bool { icon == nil && animation == nil }
}
