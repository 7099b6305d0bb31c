/// HSL and HWB, the two rearrangements of sRGB around a hue. Percentages count from 0 to 100.
///
/// Source: CSS Color Module Level 4, sections 7 and 8.
enum CylindricalRGB {
    static func rgb(hsl: SIMD3<Double>) -> SIMD3<Double> {
        let hue = wrappedDegrees(hsl.x) / 30
        let lightness = hsl.z / 100
        let amplitude = hsl.y / 100 * min(lightness, 1 - lightness)
        func channel(_ offset: Double) -> Double {
            let k = (offset + hue).truncatingRemainder(dividingBy: 12)
            return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
        }
        return SIMD3(channel(0), channel(8), channel(4))
    }

    static func rgb(hwb: SIMD3<Double>) -> SIMD3<Double> {
        let white = hwb.y / 100
        let black = hwb.z / 100
        // Too much of both is a grey in the same proportion.
        guard white + black < 1 else { return SIMD3(repeating: white / (white + black)) }
        let pure = rgb(hsl: SIMD3(hwb.x, 100, 50))
        return pure * (1 - white - black) + white
    }

    static func hsl(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
        let (low, high) = (rgb.min(), rgb.max())
        let lightness = (low + high) / 2
        guard high > low else { return SIMD3(0, 0, lightness * 100) }
        let saturation = lightness == 0 || lightness == 1 ? 0 : (high - lightness) / min(lightness, 1 - lightness)
        // Colors far outside the gamut get a negative saturation: the same color is opposite, with a positive one.
        return saturation < 0
            ? SIMD3(wrappedDegrees(hue(rgb, low, high) + 180), -saturation * 100, lightness * 100)
            : SIMD3(hue(rgb, low, high), saturation * 100, lightness * 100)
    }

    static func hwb(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
        let (low, high) = (rgb.min(), rgb.max())
        return SIMD3(high > low ? hue(rgb, low, high) : 0, low * 100, (1 - high) * 100)
    }

    private static func hue(_ rgb: SIMD3<Double>, _ low: Double, _ high: Double) -> Double {
        let chroma = high - low
        let sextant: Double =
            if high == rgb.x {
                (rgb.y - rgb.z) / chroma
            } else if high == rgb.y {
                (rgb.z - rgb.x) / chroma + 2
            } else {
                (rgb.x - rgb.y) / chroma + 4
            }
        return wrappedDegrees(sextant * 60)
    }
}
