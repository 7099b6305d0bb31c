/// The slots of a state view: the tokens that a theme binds to draw one.
package enum StateViewContract {
    package struct Slot: Sendable, Hashable {
        package var path: TokenPath
        package var type: TokenType
        /// Whether another slot or a fixed value stands in when a theme leaves it out.
        package var isOptional: Bool
    }

    /// The points that a length may have, of a slot as of a document.
    package static let lengths = 0.0...100_000

    /// Whether something may have a length.
    /// - Parameter isLimit: whether it limits a width: however large that is, it is no limit then.
    package static func allows(_ points: Double, isLimit: Bool) -> Bool {
        lengths.contains(isLimit ? min(points, lengths.upperBound) : points)
    }

    /// All slots, those that belong together side by side.
    package static let slots: [Slot] =
        container + pictures + ["title", "subtitle"].flatMap { label($0) } + label("loading", isOptional: true)
        + lengths("spacing", ["imageTitle", "titleSubtitle", "textActions", "betweenActions", "beforeBrandMark"])
        + ["primary", "secondary", "tertiary"].flatMap { button($0) }
        + colors("button.disabled", ["background", "label", "border"])
        + colors("button.busy", ["background", "label", "border"])
        + lengths("button", ["minHeight"], isOptional: true) + spinner

    private static let container =
        colors("container", ["background"]) + lengths("container", ["cornerRadius", "padding", "maxWidth"])

    private static let pictures =
        colors("icon", ["color"]) + colors("icon", ["errorColor"], isOptional: true) + lengths("icon", ["size"])
        + lengths("illustration", ["width", "height"]) + lengths("animation", ["width", "height"], isOptional: true)
        + lengths("brandMark", ["width", "height"])

    private static let spinner =
        colors("spinner", ["indicator", "track"]) + lengths("spinner", ["size", "lineWidth"])
        + lengths("spinner", ["sizeSmall", "sizeLarge"], isOptional: true) + slots("spinner", ["duration"], .duration)

    private static func label(_ group: String, isOptional: Bool = false) -> [Slot] {
        colors(group, ["color"], isOptional: isOptional)
            + slots(group, ["typography"], .typography, isOptional: isOptional)
            + lengths(group, ["maxWidth"], isOptional: isOptional)
    }

    private static func button(_ name: String) -> [Slot] {
        let group = "button.\(name)"
        return colors(group, ["background", "backgroundPressed", "label", "border"])
            + slots(group, ["typography"], .typography)
            + lengths(group, ["cornerRadius", "paddingVertical", "paddingHorizontal"])
    }

    private static func colors(_ group: String, _ names: [String], isOptional: Bool = false) -> [Slot] {
        slots(group, names, .color, isOptional: isOptional)
    }

    private static func lengths(_ group: String, _ names: [String], isOptional: Bool = false) -> [Slot] {
        slots(group, names, .dimension, isOptional: isOptional)
    }

    private static func slots(
        _ group: String, _ names: [String], _ type: TokenType, isOptional: Bool = false
    ) -> [Slot] {
        names.map { Slot(path: TokenPath("stateView.\(group).\($0)"), type: type, isOptional: isOptional) }
    }
}
