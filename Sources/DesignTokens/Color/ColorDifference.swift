extension ColorValue {
    /// The Euclidean distance in Oklab, ΔEOK: 0 for equal colors, about 0.02 for a just noticeable difference, 1 between
    /// black and white. Opacity is left aside.
    ///
    /// Source: CSS Color Module Level 4, section 17.2.
    package func deltaEOK(_ other: ColorValue) -> Double {
        Self.distance(oklab, other.oklab)
    }

    /// ΔEOK of two colors by their components in Oklab.
    package static func distance(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
        let difference = one - other
        return (difference * difference).sum().squareRoot()
    }

    /// The components in Oklab, with numbers for all of them; opacity is left aside.
    package var oklab: SIMD3<Double> { space.convert(vector, to: .oklab) }

    /// How far the author's `hex` is from the components as ΔEOK, or nil without one that can be read.
    ///
    /// A color outside sRGB has two honest fallbacks, the mapped and the clipped one; the nearest of all counts.
    package var hexDifference: Double? {
        guard let hex, let fallback = SRGBColor(hex: hex) else { return nil }
        let readable = fallback.value
        let candidates = [self, sRGB(.cssColor4).value, sRGB(.clip).value]
        return candidates.map { $0.deltaEOK(readable) }.min()
    }
}

extension SRGBColor {
    /// ΔEOK to another color; see `ColorValue.deltaEOK(_:)`.
    package func deltaEOK(_ other: SRGBColor) -> Double {
        value.deltaEOK(other.value)
    }
}
