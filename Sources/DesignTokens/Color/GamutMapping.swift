/// How a color that a screen or a format cannot hold is brought inside.
package enum GamutMapping: String, CaseIterable, Sendable, Hashable {
    /// Less chroma at the same lightness and hue, until clipping what is left cannot be noticed.
    case cssColor4 = "css-color-4"
    /// Each component on its own, which shifts lightness and hue.
    case clip

    /// The color inside the gamut of `target`, encoded there. A color that is inside comes back unchanged.
    ///
    /// `target` must be an RGB space.
    package func map(_ color: ColorValue, to target: ColorValue.Space) -> ColorValue {
        ColorValue(target, components(of: color, in: target), alpha: color.alpha)
    }

    package func components(of color: ColorValue, in target: ColorValue.Space) -> SIMD3<Double> {
        precondition(target.isRGB, "a gamut is a range of red, green and blue")
        let direct = color.space.convert(color.vector, to: target)
        if Self.isInside(direct) { return direct }
        switch self {
        case .clip: return Self.clipped(direct)
        case .cssColor4: return Self.reducingChroma(color.space.convert(color.vector, to: .oklch), in: target)
        }
    }

    /// Source: CSS Color Module Level 4, section 13.2, with its constants.
    private static func reducingChroma(_ oklch: SIMD3<Double>, in target: ColorValue.Space) -> SIMD3<Double> {
        let noticeable = 0.02
        let precision = 0.0001
        // A color without numbers to search among is treated as clipping treats it.
        guard oklch.x.isFinite, oklch.y.isFinite, oklch.z.isFinite else { return .zero }
        // As light as white or as dark as black, no color has any chroma that a search could keep.
        if oklch.x >= 1 { return .one }
        if oklch.x <= 0 { return .zero }
        var current = oklch
        var inTarget = ColorValue.Space.oklch.convert(current, to: target)
        var clip = clipped(inTarget)
        // A color barely outside is clipped as it is; the search would only take chroma away.
        if difference(clip, target, current) < noticeable { return clip }
        // Bisects between grey and the color itself.
        var low = 0.0
        var high = oklch.y
        var lowIsInside = true
        while high - low > precision {
            current.y = (low + high) / 2
            inTarget = ColorValue.Space.oklch.convert(current, to: target)
            // Below the first chroma that is outside, no middle needs clipping or a difference.
            if lowIsInside && isInside(inTarget) {
                low = current.y
                continue
            }
            clip = clipped(inTarget)
            let distance = difference(clip, target, current)
            if distance < noticeable {
                // The most chroma whose clipping goes unnoticed is what is looked for.
                if noticeable - distance < precision { return clip }
                lowIsInside = false
                low = current.y
            } else {
                high = current.y
            }
        }
        return clip
    }

    private static func difference(_ clip: SIMD3<Double>, _ target: ColorValue.Space, _ oklch: SIMD3<Double>) -> Double
    {
        ColorValue.distance(target.convert(clip, to: .oklab), ColorValue.Space.oklch.convert(oklch, to: .oklab))
    }

    private static func clipped(_ components: SIMD3<Double>) -> SIMD3<Double> {
        components.clamped(lowerBound: .zero, upperBound: .one)
    }

    private static func isInside(_ components: SIMD3<Double>) -> Bool {
        components.min() >= 0 && components.max() <= 1
    }
}

extension ColorValue {
    /// The color as a screen of the sRGB gamut shows it.
    package func sRGB(_ mapping: GamutMapping = .cssColor4) -> SRGBColor {
        SRGBColor(mapping.components(of: self, in: .srgb), alpha: alpha)
    }

    /// The color in sRGB coordinates, outside 0...1 where sRGB cannot hold it.
    package var extendedSRGB: SRGBColor {
        SRGBColor(space.convert(vector, to: .srgb), alpha: alpha)
    }

    /// Whether an RGB space can hold the color. Less than half an eight-bit step outside is the same color on a screen.
    package func isInGamut(of target: Space = .srgb) -> Bool {
        precondition(target.isRGB, "a gamut is a range of red, green and blue")
        let vector = space.convert(vector, to: target)
        let half = 0.5 / 255
        return vector.min() > -half && vector.max() < 1 + half
    }
}
