package import DesignTokens

/// The contrast ratio of WCAG 2.2.
package enum Contrast {
    /// The ratio of two opaque colors, from 1 to 21, in either order. Never rounded.
    package static func ratio(_ one: SRGBColor, _ other: SRGBColor) -> Double {
        ratio(one.relativeLuminance, other.relativeLuminance)
    }

    /// The ratio of two luminances.
    @inlinable
    package static func ratio(_ one: Double, _ other: Double) -> Double {
        (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// The ratio with two decimals cut off, such as `4.47` for 4.478, so that a failing ratio never looks like its limit.
    package static func text(_ ratio: Double) -> String {
        guard ratio.isFinite, ratio >= 0, ratio < 1_000_000 else { return "\(ratio)" }
        let whole = Int(hundredths(ratio))
        return "\(whole / 100)." + (whole % 100 < 10 ? "0" : "") + "\(whole % 100)"
    }

    /// The whole number of hundredths in a ratio.
    static func hundredths(_ ratio: Double) -> Double {
        let hundredths = (ratio * 100).rounded(.down)
        // The product may have been rounded up to the next whole number.
        return hundredths / 100 > ratio ? hundredths - 1 : hundredths
    }
}

extension SRGBColor {
    /// The relative luminance, 0 for black to 1 for white; opacity is left aside.
    ///
    /// A color outside the gamut has the luminance of its light, but no less than black.
    /// Source: WCAG 2.2, definition of relative luminance, with the threshold 0.04045 of IEC 61966-2-1.
    package var relativeLuminance: Double {
        let linear = TransferFunction.srgb.linear(vector)
        return max(0, (linear * SIMD3(0.2126, 0.7152, 0.0722)).sum())
    }
}
