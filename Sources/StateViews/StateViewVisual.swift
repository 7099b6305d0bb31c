/// The picture of a state view. Several may be given; the first that can move is shown.
///
/// Source: state-views.md 4.7 (VA-1): an animation before an illustration before an icon.
package struct StateViewVisual: Sendable, Hashable {
    /// The id of an icon, as `Resources/Icons` or the app's bundles name it.
    package var icon: String?
    /// The id of a picture in its own colours.
    package var illustration: String?
    /// The id of an animation; while it cannot play, the next picture stands still in its place.
    package var animation: String?

    package init(icon: String? = nil, illustration: String? = nil, animation: String? = nil) {
        self.icon = icon
        self.illustration = illustration
        self.animation = animation
    }

    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case animation
        case illustration
        case icon
    }

    /// One picture.
    package struct Picture: Sendable, Hashable {
        package let kind: Kind
        package let id: String
    }

    /// Every picture that is given: the one that is shown, then those that stand in for it.
    package var pictures: [Picture] {
        [(Kind.animation, animation), (.illustration, illustration), (.icon, icon)].compactMap { kind, id in
            id.map { Picture(kind: kind, id: $0) }
        }
    }
}
