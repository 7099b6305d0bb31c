/// What a color is used for, which decides how much contrast it needs.
package enum ContrastRole: String, CaseIterable, Sendable, Hashable, Codable {
    /// Text that people read.
    case text
    /// An icon or an indicator that carries meaning.
    case icon
    /// The edge that shows where a control is.
    case boundary
    /// A control that cannot be used: exempt.
    case disabled
    /// Ornament and logos: exempt.
    case decorative
}

/// How strict the check is.
package enum ContrastLevel: String, CaseIterable, Sendable, Hashable, Codable {
    case aa = "AA"
    /// For increased contrast.
    case aaa = "AAA"
}

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

extension ContrastRole {
    /// The least ratio that passes; nil for what is exempt.
    ///
    /// Source: WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11; the last knows no stricter level.
    package func minimum(_ level: ContrastLevel, isLargeText: Bool = false) -> Double? {
        switch self {
        case .text:
            switch level {
            case .aa: isLargeText ? 3 : 4.5
            case .aaa: isLargeText ? 4.5 : 7
            }
        case .icon, .boundary: 3
        case .disabled, .decorative: nil
        }
    }

    /// The ratio under which an exempt color is worth a note.
    package var advisoryMinimum: Double? {
        switch self {
        case .disabled: 3
        case .text, .icon, .boundary, .decorative: nil
        }
    }
}
