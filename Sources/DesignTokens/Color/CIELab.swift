/// CIE 1976 L*a*b* over XYZ of D50.
///
/// Source: CIE 15:2004, with the exact fractions 216/24389 and 24389/27.
enum CIELab {
    private static let epsilon = 216.0 / 24389
    private static let kappa = 24389.0 / 27
    /// D50 as (0.3457, 0.3585), with a luminance of 1.
    private static let white = SIMD3(0.9642956764295677, 1, 0.8251046025104602)

    static func lab(xyz: SIMD3<Double>) -> SIMD3<Double> {
        let relative = xyz / white
        let (x, y, z) = (compressed(relative.x), compressed(relative.y), compressed(relative.z))
        return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    static func xyz(lab: SIMD3<Double>) -> SIMD3<Double> {
        let y = (lab.x + 16) / 116
        return SIMD3(expanded(lab.y / 500 + y), expanded(y), expanded(y - lab.z / 200)) * white
    }

    private static func compressed(_ value: Double) -> Double {
        value > epsilon ? cubeRoot(value) : (kappa * value + 16) / 116
    }

    private static func expanded(_ value: Double) -> Double {
        // The cube root of epsilon, so that both functions change branches at the same color.
        value > 6.0 / 29 ? value * value * value : (116 * value - 16) / kappa
    }
}
