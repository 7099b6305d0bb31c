package import L10nSource
package import TokenThemes

/// The contrast of a pair in one permutation of a theme.
package struct ContrastResult: Sendable, Hashable {
    /// A threshold that is missed.
    package struct Failure: Sendable, Hashable {
        package var rule: Rule
        /// The ratio that would do.
        package var minimum: Double
    }

    package var pair: ContrastPair
    /// What the color is used for; the token itself may say something else than the pair.
    package var role: ContrastRole
    package var level: ContrastLevel
    package var isLargeText: Bool
    package var measurement: ContrastMeasurement
    /// The least ratio for the role at the level; nil for what is exempt.
    package var minimum: Double?
    package var failure: Failure?
    /// Whether it would pass if the platform's notion of large text counted.
    package var passesByPlatformGuidance: Bool
    /// The tokens from the foreground to its value.
    package var foreground: [AliasStep]
    /// The tokens from the topmost layer that can be seen to its value.
    package var background: [AliasStep]

    package var ratio: Double { measurement.ratio }

    /// How much the ratio is over the minimum; negative when it fails.
    package var margin: Double? { minimum.map { ratio - $0 } }
}

extension ContrastThresholds {
    /// The threshold that a ratio misses, the strongest first.
    package func failure(_ ratio: Double, _ role: ContrastRole, _ level: ContrastLevel, isLargeText: Bool)
        -> ContrastResult.Failure?
    {
        switch role {
        case .text, .icon, .boundary:
            if let minimum = minimum(role, .aa, isLargeText: isLargeText), ratio < minimum {
                let rule: Rule = role == .text ? .lowTextContrast : .lowNontextContrast
                return ContrastResult.Failure(rule: rule, minimum: minimum)
            }
            if let minimum = minimum(role, level, isLargeText: isLargeText), ratio < minimum {
                return ContrastResult.Failure(rule: .lowIncreasedContrast, minimum: minimum)
            }
            return nil
        case .disabled:
            guard ratio < disabledText else { return nil }
            return ContrastResult.Failure(rule: .lowDisabledContrast, minimum: disabledText)
        case .decorative:
            return nil
        }
    }
}
