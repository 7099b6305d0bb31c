/// What WCAG 2.2 calls large text.
package enum LargeText {
    /// The size, in CSS pixels or iOS points, from which text of any weight is large: 18 pt of paper.
    package static let size = 24.0
    /// The size from which bold text is large: 14 pt of paper, 18.667, cut off after two decimals.
    package static let boldSize = 18.66
    package static let boldWeight = 700.0

    /// Whether text of a size in points and a weight of 1 to 1000 is large.
    package static func covers(size: Double, weight: Double) -> Bool {
        size >= Self.size || (size >= boldSize && weight >= boldWeight)
    }

    /// Whether the platform's guidance calls text large which WCAG does not: 18 points, or any bold text.
    package static func isOnlyPlatformGuidance(size: Double, weight: Double) -> Bool {
        !covers(size: size, weight: weight) && (size >= 18 || weight >= boldWeight)
    }
}
