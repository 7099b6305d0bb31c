/// Where the parts of a state view stand in a container, and whether it has room for them.
///
/// Source: state-views.md section 7.
package struct StateViewFrames: Sendable, Hashable, Codable {
    /// Something that is drawn.
    package struct Part: Sendable, Hashable, Codable {
        /// What it stands for, such as `image`, `title` or `action.first`.
        package let name: String
        package var rect: LayoutRect
        /// Of its text, from the top; empty for a picture.
        package let lines: [WrappedText.Line]
        /// The size that its text is set in, in points; nil for a picture.
        package let textSize: Double?
        package let isTruncated: Bool
        /// How wide the widest word is that is wider than the text may be, with the margin; nil where all words fit.
        package let wideWord: Double?
        /// How wide a line of one word may be; a wider one is broken at a letter. nil for a picture.
        package let wordRoom: Double?
        package let missing: [MeasuredText.MissingGlyph]
        package let borrowed: [MeasuredText.MissingGlyph]
        package let fonts: [MeasuredText.FontUse]
    }

    /// How a view got on with its room.
    package enum Outcome: String, Sendable, Hashable, Codable {
        case fits
        /// It is higher than its room, and may be scrolled.
        case scrolls
        /// It is higher than its room whatever is done, and its profile does not want it to scroll.
        case cannotFit = "cannot-fit"
    }

    package let container: LayoutSize
    /// What is left of the container within insets and padding.
    package let area: LayoutRect
    /// In the order in which they are drawn, from the top.
    package var parts: [Part]
    /// The height of all parts with the gaps between them.
    package let height: Double
    package let outcome: Outcome
    /// What was given up for the room, in the order of the ladder.
    package let steps: [FitLadder.Step]
    /// The height after each step of the ladder that was tried, the height without any first.
    package let heights: [Double]

    package var needsScroll: Bool { outcome != .fits }

    package func part(_ name: String) -> Part? { parts.first { $0.name == name } }
}
